import { useTexts } from '../../shop-frame.tsx'
import { Mark } from '../header/logo.tsx'
import { Parallax } from '../motion/parallax.tsx'
import { Reveal } from '../motion/reveal.tsx'

/** What comes into sight, at once and one after the other, and what drifts. */
export function Motion() {
  const { reveal, parallax } = useTexts().styleguide

  return (
    <div className="grid gap-6">
      <ul className="grid gap-4 sm:grid-cols-3">
        {[0, 100, 200].map((delayMs) => (
          <li key={delayMs}>
            <Reveal delayMs={delayMs} className="card p-6">
              {reveal}
            </Reveal>
          </li>
        ))}
      </ul>
      <Parallax className="stage grid h-72 place-items-center rounded-lg">
        <div className="grid justify-items-center gap-4">
          <Mark size={96} />
          <p className="rounded bg-page px-3 py-1 text-sm">{parallax}</p>
        </div>
      </Parallax>
    </div>
  )
}
