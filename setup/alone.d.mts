export function alone<Result>(lock: string, work: () => Promise<Result>, patience?: number): Promise<Result>
