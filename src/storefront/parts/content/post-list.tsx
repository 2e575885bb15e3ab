import { Link } from '../../../ui/link.tsx'
import { dateFormat } from '../../../values/date-format.ts'
import { useLocale, usePaths } from '../../shop-frame.tsx'
import type { WirePost } from './wire-reading.ts'

/** Posts like the contents of a magazine: what and when, then the title and what it is about. */
export function PostList({
  posts,
  heading: Heading = 'h2',
}: {
  posts: readonly WirePost[]
  heading?: 'h2' | 'h3'
}) {
  const path = usePaths()

  return (
    <ul className="border-t border-line">
      {posts.map(({ slug, title, teaser, category, publishedOn }) => (
        <li
          key={slug}
          className="group relative grid gap-x-12 gap-y-2 border-b border-line py-6 md:grid-cols-[12rem_1fr] md:py-9"
        >
          <p className="text-sm text-muted">
            <span className="font-medium text-primary">{category}</span>
            <span className="md:block">
              <span className="md:hidden"> · </span>
              <Day of={publishedOn} />
            </span>
          </p>
          <div>
            <Heading className="max-w-3xl text-title">
              <Link to={path('blogPost', slug)} className="stretched group-hover:text-primary">
                {title}
              </Link>
            </Heading>
            <p className="mt-2 max-w-2xl text-muted">{teaser}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A day without a time, which is the same day everywhere. */
export const Day = ({ of: day }: { of: string }) => (
  <time dateTime={day}>
    {dateFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))}
  </time>
)
