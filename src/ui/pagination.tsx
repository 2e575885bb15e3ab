import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from './link.tsx'

type PaginationProps = {
  page: number
  pages: number
  to: (page: number) => string
  labels: { name: string; previous: string; next: string; page: (page: number) => string }
}

/** Links to the pages of a list: the first, the last, and those around the one shown. */
export function Pagination({ page, pages, to, labels }: PaginationProps) {
  if (pages < 2) return null

  return (
    <nav aria-label={labels.name}>
      <ul className="pagination">
        {page > 1 && (
          <li>
            <Link to={to(page - 1)} rel="prev" aria-label={labels.previous}>
              <ChevronLeft aria-hidden size={18} />
            </Link>
          </li>
        )}
        {shownPages(page, pages).map((shown) => (
          <li key={shown}>
            {shown < 0 ? (
              <span aria-hidden>…</span>
            ) : (
              <Link
                to={to(shown)}
                aria-label={labels.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={to(page + 1)} rel="next" aria-label={labels.next}>
              <ChevronRight aria-hidden size={18} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The numbers to show; a gap is the negative of the page it ends before. */
export function shownPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const numbers = [...new Set(wanted)].sort((a, b) => a - b)

  return numbers.flatMap((number, position) => {
    const before = numbers[position - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [-number, number] : [number]
  })
}
