export function installDependencies(project: string): Promise<void>
