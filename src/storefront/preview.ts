import type { PageParts } from './page-parts.ts'

const urgent = /<picture data-urgent=""(?: style="([^"]*)")?/

/**
 * The page with a preview of the picture that is seen first, so that something of it is there with the words. It is
 * part of the document alone: no list of products carries one, and in the browser a picture comes by itself.
 */
export async function withPreview(html: string, previewOf: PageParts['previewOf']): Promise<string> {
  const found = urgent.exec(html)
  if (!found) return html

  const [beginning, style = ''] = found
  const after = found.index + beginning.length
  const [, hash] =
    /\/media\/([0-9a-f]{32})\//.exec(html.slice(after, html.indexOf('</picture>', after))) ?? []
  const preview = hash === undefined ? null : await previewOf(hash)
  if (preview === null) return html
  return `${html.slice(0, found.index)}<picture data-urgent="" style="--preview:url(${preview});${style}"${html.slice(after)}`
}
