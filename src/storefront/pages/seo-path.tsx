import { data } from 'react-router'

/** Whatever no other page answers to. */
export const loader = ({ params }: { params: { '*'?: string } }) => {
  throw data({ detail: `Page Not Found: /${params['*'] ?? ''}` }, { status: 404 })
}

export default function SeoPath() {
  return null
}
