import { memoryEntity } from './memory-entity.ts'

/** What clients of Shopware ask for and this shop does not have: known, and always empty. */
export const nothing: ReturnType<typeof memoryEntity> = memoryEntity('', { id: 'id', name: 'text' })

const thumbnail = memoryEntity(
  'media_thumbnail',
  { id: 'id', mediaId: 'id', width: 'number', height: 'number', url: 'text' },
  {},
  ['path', 'customFields'],
)

export const mediaEntity = memoryEntity(
  'media',
  { id: 'id', fileName: 'text', fileExtension: 'text', mimeType: 'text', fileSize: 'number', url: 'text' },
  { thumbnails: () => thumbnail },
  ['metaData', 'alt', 'title', 'translated', 'customFields', 'path', 'hasFile', 'private', 'extensions'],
)

export const seoUrlEntity = memoryEntity(
  'seo_url',
  {
    id: 'id',
    languageId: 'id',
    salesChannelId: 'id',
    foreignKey: 'id',
    routeName: 'text',
    pathInfo: 'text',
    seoPathInfo: 'text',
    isCanonical: 'boolean',
    isModified: 'boolean',
    isDeleted: 'boolean',
  },
  {},
  ['url', 'isValid', 'customFields'],
)
