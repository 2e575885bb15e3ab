import type { ReactNode } from 'react'
import { useTexts } from '../../shop-frame.tsx'
import type { Texts } from '../../texts/texts.ts'

export type Mode = 'light' | 'dark'
const modes = ['light', 'dark'] as const

/** One kind of part, by day and by night beside each other; `once` in the colours of the page, where it needs the width. */
export function Shown({
  name,
  once,
  children,
}: {
  name: keyof Texts['styleguide']['parts']
  once?: boolean
  children: (mode: Mode) => ReactNode
}) {
  const { styleguide, site } = useTexts()

  return (
    <section aria-labelledby={name} className="shell border-t border-line py-12">
      <h2 id={name} className="mb-6">
        {styleguide.parts[name]}
      </h2>
      {once ? (
        children('light')
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          {modes.map((mode) => (
            <section
              key={mode}
              aria-label={`${styleguide.parts[name]}, ${site.colors[mode]}`}
              data-theme={mode}
              className="grid min-w-0 content-start gap-6 rounded-lg border border-line bg-page p-[clamp(1rem,3vw,2.5rem)] text-ink"
            >
              {children(mode)}
            </section>
          ))}
        </div>
      )}
    </section>
  )
}
