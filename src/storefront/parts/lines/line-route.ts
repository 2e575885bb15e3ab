import type { LoaderFunctionArgs } from 'react-router'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { pagePicture } from '../../shared-picture.ts'
import { type LoadedLine, loadLine } from './load-line.ts'
import type { PagedLine } from './load-lines.ts'

/** What the pages of all lines have in common. */
export const lineWords = ['catalogue', 'lines'] as const

export const lineLoader =
  (line: PagedLine) =>
  ({ context }: LoaderFunctionArgs): Promise<LoadedLine> =>
    loadLine(line, { storeApi: context.get(storeApiContext), locale: context.get(localeContext) })

export const lineMeta =
  (line: PagedLine): Meta<ReturnType<typeof lineLoader>> =>
  ({ loaderData: { products }, texts }) => {
    const { name, tagline, text } = texts.lines.line[line]
    const image = pagePicture(products[0]?.cover?.media)
    return {
      title: `${name}: ${tagline}`,
      description: text,
      ...(image && { image }),
      trail: [{ name: texts.lines.page.systems, to: paths.wasteSystems }, { name }],
    }
  }
