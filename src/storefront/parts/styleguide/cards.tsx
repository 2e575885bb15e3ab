import { ArrowRight } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

/** Frames, links as large as a hand, and figures in rows. */
export function Cards() {
  const { styleguide } = useTexts()
  const { card, heading, body, small, table, caption } = styleguide
  const path = usePaths()
  const [width, usable, bins] = table

  return (
    <>
      <Card>
        <h3>{heading}</h3>
        <p className="mt-2 text-muted">{body}</p>
      </Card>
      <Card link>
        <Link to={path('wasteSystems')} className="stretched font-semibold">
          {card}
        </Link>
        <p className="mt-1 text-sm text-muted">{small}</p>
      </Card>
      <Link to={path('service')} className="next-link">
        <span>
          <b>{heading}</b>
          <small>{body}</small>
        </span>
        <ArrowRight aria-hidden size={18} />
      </Link>
      <table className="table">
        <caption className="pb-2 text-left text-sm text-muted">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{width}</th>
            <th scope="col">{usable}</th>
            <th scope="col" className="number">
              {bins}
            </th>
          </tr>
        </thead>
        <tbody>
          {[450, 550, 600, 900].map((size, position) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{`${size - 115}–${size - 16}`}</td>
              <td className="number">{position + 2}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
