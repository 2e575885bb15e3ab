import type { AnswerOf } from '../../../store-api/client.ts'
import type { StoreApi } from '../../store-api.ts'

/** A paper or a download of an order, as the list of all of them shows it. */
export type OwnFile = {
  id: string
  kind: 'paper' | 'download'
  name: string
  day: string
  order: { id: string; number: string }
  /** Null as long as it is not to be had. */
  url: string | null
}

/** How many orders' files stand on a page. */
const ordersPerPage = 20

/** The files of somebody's orders, those of the newest first. */
export async function loadDocuments(api: StoreApi, page: number) {
  const { orders } = await api.call('POST /order', {
    limit: ordersPerPage,
    page,
    'total-count-mode': 'exact',
    associations: {
      documents: { associations: { documentType: {} } },
      lineItems: { associations: { downloads: { associations: { media: {} } } } },
    },
  })
  return {
    files: orders.elements.flatMap(filesOf),
    pages: Math.max(Math.ceil(orders.total / ordersPerPage), 1),
  }
}

type Wire = AnswerOf<'POST /order'>['orders']['elements'][number]

function filesOf({ id, orderNumber, orderDateTime, documents, lineItems }: Wire): OwnFile[] {
  const order = { id, number: orderNumber }
  const papers = documents
    .map(
      ({ id, url, documentNumber, documentDate, documentType }): OwnFile => ({
        id,
        kind: 'paper',
        name: `${documentType.translated.name} ${documentNumber}`,
        day: documentDate,
        order,
        url,
      }),
    )
    .toReversed()
  const downloads = lineItems.flatMap((line) =>
    line.downloads.map(
      ({ id, url, media }): OwnFile => ({
        id,
        kind: 'download',
        name: `${media.fileName}.${media.fileExtension}`,
        day: orderDateTime,
        order,
        url,
      }),
    ),
  )
  return [...papers, ...downloads]
}
