import { Link } from '../../ui/link.tsx'

type LinkedTextProps = { words: { before: string; link: string; after: string }; to: string }

/** A sentence of a form with a link in it, which must not take away what was typed: it opens beside the page. */
export const LinkedText = ({ words: { before, link, after }, to }: LinkedTextProps) => (
  <>
    {before}
    <Link className="link" to={to} target="_blank">
      {link}
    </Link>
    {after}
  </>
)
