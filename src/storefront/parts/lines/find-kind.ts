import { data } from 'react-router'
import { type SystemKind, systemKinds } from './system-drawing.tsx'

/** The kind of system an address names; any other has no page. */
export function findKind(type: string | undefined): SystemKind {
  const kind = systemKinds.find((kind) => kind === type)
  if (!kind) throw data({ detail: `Page Not Found: ${type}` }, { status: 404 })
  return kind
}
