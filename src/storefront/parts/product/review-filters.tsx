import { Link } from '../../../ui/link.tsx'
import { type Locale, locales } from '../../../values/locale.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { type ReviewQuery, reviewOrders, reviewSearch } from './review-query.ts'

type ReviewFiltersProps = {
  query: ReviewQuery
  languages: readonly { locale: Locale; count: number }[]
  path: string
}

/** In which language and in which order: links, so that each choice has its address. */
export function ReviewFilters({ query, languages, path }: ReviewFiltersProps) {
  const { rated } = useTexts().product
  const locale = useLocale()
  const to = (change: Partial<ReviewQuery>) => `${path}${reviewSearch(query, change, locale)}#reviews`
  const all = languages.reduce((sum, { count }) => sum + count, 0)

  return (
    <div className="review-filters">
      {languages.length > 1 && (
        <nav aria-label={rated.language}>
          <ul>
            {languages.map((spoken) => (
              <li key={spoken.locale}>
                <Choice to={to({ language: spoken.locale })} isChosen={query.language === spoken.locale}>
                  {`${nameOf(spoken.locale)} (${spoken.count})`}
                </Choice>
              </li>
            ))}
            <li>
              <Choice to={to({ language: 'all' })} isChosen={query.language === 'all'}>
                {`${rated.all} (${all})`}
              </Choice>
            </li>
          </ul>
        </nav>
      )}
      <nav aria-label={rated.order}>
        <ul>
          {reviewOrders.map((order) => (
            <li key={order}>
              <Choice to={to({ order })} isChosen={query.order === order}>
                {rated.orders[order]}
              </Choice>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

type ChoiceProps = { to: string; isChosen: boolean; children: string }

const Choice = ({ to, isChosen, children }: ChoiceProps) => (
  <Link to={to} preventScrollReset rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
    {children}
  </Link>
)

/** A language by what it calls itself. */
const nameOf = (locale: Locale) => locales.find(({ code }) => code === locale)?.name ?? locale
