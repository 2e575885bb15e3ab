import { isRouteErrorResponse } from 'react-router'
import type { Texts } from './texts/texts.ts'

/** The status an error page shows: what no one expected is a 500. */
export const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500)

/** What is said about a status: its own words, or those of its kind. */
export function errorWords(status: number, { errors }: Texts): { title: string; text: string } {
  const known = errors.pages as Record<number, { title: string; text: string }>
  return known[status] ?? (status >= 500 ? errors.pages[500] : errors.other)
}
