import { ArrowRight } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { LineLink } from './load-lines.ts'

/** The lines like the index of a book: a name, what it is for, and where it stands. */
export function LineIndex({ lines }: { lines: readonly LineLink[] }) {
  const { line } = useTexts().lines

  return (
    <ul className="border-t border-line">
      {lines.map(({ key, path }) => (
        <li key={key} className="border-b border-line">
          <Link
            to={path}
            className="group grid grid-cols-[1fr_auto] items-baseline gap-x-6 py-4 hover:text-primary sm:grid-cols-[14rem_1fr_auto] sm:py-5"
          >
            <span className="text-xl font-semibold tracking-tight sm:text-2xl">{line[key].name}</span>
            <span className="text-muted group-hover:text-primary max-sm:order-3 max-sm:col-span-2">
              {line[key].tagline}
            </span>
            <ArrowRight aria-hidden size={20} className="self-center text-primary" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
