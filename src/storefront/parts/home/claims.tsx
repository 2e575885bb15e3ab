import { useTexts } from '../../shop-frame.tsx'

/** What the shop promises, in four figures. */
export function Claims() {
  const { home } = useTexts()

  return (
    <section aria-label={home.claimsTitle} className="border-y border-line">
      <ul className="shell grid grid-cols-2 lg:grid-cols-4">
        {home.claims.map(({ figure, title, text }) => (
          <li
            key={title}
            className="border-line py-6 pr-4 max-lg:odd:border-r max-lg:even:pl-5 max-lg:nth-[-n+2]:border-b lg:py-8 lg:pr-6 lg:not-first:border-l lg:not-first:pl-6"
          >
            <p className="flex flex-col gap-1">
              <b className="text-[clamp(2.25rem,1.8rem+1.6vw,3.25rem)] leading-none font-semibold tracking-tight text-primary tabular-nums">
                {figure}
              </b>
              <span className="font-medium">{title}</span>
            </p>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
