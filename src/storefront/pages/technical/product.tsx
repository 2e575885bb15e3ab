import { data } from 'react-router'

export const loader = ({ params }: { params: { id?: string } }) => {
  throw data({ detail: `Page Not Found: ${params.id ?? ''}` }, { status: 404 })
}

export default function Technical() {
  return null
}
