import { useTexts } from '../../shop-frame.tsx'

/** From the largest words to the smallest. */
export function Type() {
  const { display, headline, heading, body, small } = useTexts().styleguide

  return (
    <>
      <p className="text-display font-semibold text-balance">{display}</p>
      <p className="text-headline font-semibold text-balance">{headline}</p>
      <p className="text-title font-semibold text-balance">{heading}</p>
      <p className="text-2xl font-semibold tracking-tight">{heading}</p>
      <p className="text-xl font-medium">{heading}</p>
      <p className="text-lg text-muted">{body}</p>
      <p>{body}</p>
      <p className="text-sm text-muted tabular-nums">{small}</p>
      <p className="text-xs text-muted tabular-nums">{small}</p>
      <div className="prose">
        <h3>{heading}</h3>
        <p>{body}</p>
        <ul>
          <li>{small}</li>
          <li>{small}</li>
        </ul>
      </div>
    </>
  )
}
