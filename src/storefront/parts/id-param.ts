import { data } from 'react-router'

/** The id in a technical path. What cannot be one names no page: a visitor is told so, not that it is malformed. */
export function idParam(id: string | undefined): string {
  const plain = id?.toLowerCase().replaceAll('-', '') ?? ''
  if (!/^[0-9a-f]{32}$/.test(plain)) throw data({ detail: `Page Not Found: ${id}` }, { status: 404 })
  return plain
}
