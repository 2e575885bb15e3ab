import { ChevronRight } from 'lucide-react'
import { Link } from './link.tsx'

export type Crumb = { name: string; to?: string }

/** Where a page stands: its ancestors as links, itself last. */
export const Breadcrumb = ({ label, trail }: { label: string; trail: readonly Crumb[] }) => (
  <nav aria-label={label} className="breadcrumb">
    <ol>
      {trail.map(({ name, to }, position) => (
        <li key={to ?? name}>
          {position > 0 && <ChevronRight aria-hidden size={14} />}
          {to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}
        </li>
      ))}
    </ol>
  </nav>
)
