export class Failure extends Error {}
export function explain(error: unknown): string
export function failureOf(program: string, output: string, sentences?: [RegExp, string][]): Failure
export function downloadFailureOf(program: string, output: string): Failure
