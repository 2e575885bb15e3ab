import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { LoadedContent } from './load-content.ts'

/** A page of texts, in sections. */
export function ContentPage({ loaded: { title, sections } }: { loaded: LoadedContent }) {
  const { site } = useTexts()
  const path = usePaths()

  return (
    <div className="shell pb-20">
      <Breadcrumb label={site.breadcrumb} trail={[{ name: site.home, to: path('home') }, { name: title }]} />
      <article className="max-w-2xl">
        <h1>{title}</h1>
        {sections.map(({ heading, text }) => (
          <section key={text} className="mt-8">
            {heading && <h2 className="mb-2 text-xl">{heading}</h2>}
            <p className="whitespace-pre-line">{text}</p>
          </section>
        ))}
      </article>
    </div>
  )
}
