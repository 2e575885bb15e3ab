import { PageTrail } from '../page-trail.tsx'
import type { LoadedContent } from './load-content.ts'

/** A page of texts, in sections. */
export function ContentPage({ loaded: { title, sections } }: { loaded: LoadedContent }) {
  return (
    <div className="shell pb-20">
      <PageTrail />
      <article className="max-w-2xl">
        <h1>{title}</h1>
        {sections.map(({ heading, text }) => (
          <section key={text} className="mt-8">
            {heading && <h2 className="mb-2 text-xl">{heading}</h2>}
            <Running text={text} />
          </section>
        ))}
      </article>
    </div>
  )
}

const bullet = '• '

/** A text as it is written: a line that begins with a dot is one of a list. */
function Running({ text }: { text: string }) {
  return passages(text).map((lines) =>
    lines[0]?.startsWith(bullet) ? (
      <ul key={lines[0]} className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-primary">
        {lines.map((line) => (
          <li key={line}>{line.slice(bullet.length)}</li>
        ))}
      </ul>
    ) : (
      <p key={lines[0]} className="whitespace-pre-line">
        {lines.join('\n')}
      </p>
    ),
  )
}

/** Lines that follow each other and are of one kind. */
function passages(text: string): string[][] {
  const found: string[][] = []
  for (const line of text.split('\n')) {
    const last = found.at(-1)
    if (last && last[0]?.startsWith(bullet) === line.startsWith(bullet)) last.push(line)
    else found.push([line])
  }
  return found
}
