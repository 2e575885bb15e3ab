import { useSearchParams } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import { useTexts } from '../../shop-frame.tsx'

/** Shows more of a list, below what is shown. */
export function MoreLink() {
  const { wishlist: words } = useTexts()
  const [search] = useSearchParams()
  const next = Math.max(Math.floor(Number(search.get('n'))) || 1, 1) + 1

  return (
    <p className="mt-10 flex justify-center">
      <Link to={`?n=${next}`} replace preventScrollReset className="button button-quiet">
        {words.more}
      </Link>
    </p>
  )
}
