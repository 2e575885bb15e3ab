export function npm(args: readonly string[], folder: string): Promise<{ succeeded: boolean; output: string }>
