import { useTexts } from '../../shop-frame.tsx'

export type ShownClaim = { key: string; figure: string; title: string; short: string; text: string }

/** What the shop promises, as a quiet strip. Staff word it: the setting `claims`. */
export function Claims({ claims }: { claims: readonly ShownClaim[] }) {
  const { home } = useTexts()
  if (claims.length === 0) return null

  return (
    <section aria-label={home.claimsTitle} className="claims">
      <ul className="shell">
        {claims.map(({ key, figure, title, text }) => (
          <li key={key}>
            <b>{figure}</b>
            <span>{title}</span>
            <small>{text}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
