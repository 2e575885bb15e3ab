export function findChromium(project: string): Promise<string>
