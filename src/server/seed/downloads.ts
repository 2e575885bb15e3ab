import type { Db } from '../../platform/postgres/db.ts'
import { idFrom } from '../../values/ids.ts'
import type { CatalogueData } from './catalogue-data.ts'
import { insertMissing } from './insert-missing.ts'
import { insertMedia, type MediaFile } from './media-files.ts'
import { mediaId, productId } from './seeded-ids.ts'
import { smallPdf } from './small-pdf.ts'
import { smallZip } from './small-zip.ts'

/** The files a buyer of a download receives. */
export async function seedDownloads(db: Db, { accessories }: CatalogueData) {
  const offers = accessories.flatMap(({ itemNumber, name, files = [] }) =>
    files.map((file, position) => ({
      itemNumber,
      position,
      file: downloadFile(file, name['en-US'], itemNumber),
    })),
  )

  await insertMedia(
    db,
    offers.map(({ file }) => file),
  )
  await insertMissing(
    db,
    'product_download',
    offers.map(({ itemNumber, position, file }) => ({
      id: idFrom('product-download', file.id),
      product_id: productId(itemNumber),
      media_id: file.id,
      position,
    })),
  )
}

function downloadFile(file: string, title: string, itemNumber: string): MediaFile {
  const [fileName = file, extension = ''] = file.split(/\.(?=[^.]+$)/)
  const lines = [title, `Item ${itemNumber}, ${file}`, 'Sample file of the demonstration shop Trennwerk.']
  const content =
    extension === 'zip' ? smallZip({ 'readme.txt': `${lines.join('\r\n')}\r\n` }) : smallPdf(lines)

  return {
    id: mediaId(`download/${file}`),
    fileName,
    extension,
    mimeType: extension === 'zip' ? 'application/zip' : 'application/pdf',
    content,
    size: null,
    alt: null,
  }
}
