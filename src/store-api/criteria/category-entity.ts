import type { Entity } from './entity.ts'
import { memoryEntity, type Path } from './memory-entity.ts'
import { mediaEntity, seoUrlEntity } from './shared-entities.ts'

export const category: Entity<Path> = memoryEntity(
  'category',
  {
    id: 'id',
    key: 'text',
    parentId: 'id',
    name: 'text',
    'translated.name': 'text',
    description: 'text',
    level: 'number',
    path: 'text',
    type: 'text',
    active: 'boolean',
    visible: 'boolean',
    childCount: 'number',
    visibleChildCount: 'number',
    linkType: 'text',
    internalLink: 'id',
    externalLink: 'text',
    mediaId: 'id',
    cmsPageId: 'id',
    metaTitle: 'text',
    metaDescription: 'text',
    keywords: 'text',
    createdAt: 'instant',
  },
  {
    media: () => mediaEntity,
    seoUrls: () => seoUrlEntity,
    children: () => category,
    parent: () => category,
    cmsPage: () => cmsPage,
    tags: () => tag,
  },
  [
    'translated',
    'customFields',
    'breadcrumb',
    'alternatePaths',
    'linkNewTab',
    'displayNestedProducts',
    'productAssignmentType',
  ],
)

/** The page builder's documents: clients ask for them with every category, and get none yet. */
const slot: Entity<Path> = memoryEntity(
  'cms_slot',
  { id: 'id', slot: 'text', type: 'text' },
  { block: () => block, translations: () => slot },
)
const block: Entity<Path> = memoryEntity(
  'cms_block',
  { id: 'id', position: 'number', type: 'text' },
  { slots: () => slot, backgroundMedia: () => mediaEntity },
)
const section = memoryEntity(
  'cms_section',
  { id: 'id', position: 'number', type: 'text' },
  { blocks: () => block, backgroundMedia: () => mediaEntity },
)
export const cmsPage = memoryEntity(
  'cms_page',
  { id: 'id', name: 'text', type: 'text' },
  { sections: () => section, previewMedia: () => mediaEntity },
)
const tag = memoryEntity('tag', { id: 'id', name: 'text' })
