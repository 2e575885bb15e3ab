import { sql } from 'kysely'
import { mediaShape, optionShape } from './product-view-card.ts'

/** What only the product page shows, in the language at hand. */
export const detailInLanguage = () => sql`
  jsonb_build_object(
    'description', text.description, 'keywords', text.keywords,
    'metaTitle', text.meta_title, 'metaDescription', text.meta_description, 'advantages', text.advantages,
    'technical', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'label', coalesce(entry -> 'label' ->> language.code, entry -> 'label' ->> 'de-DE'),
        'value', coalesce(entry -> 'value' ->> language.code, entry -> 'value' ->> 'de-DE')) order by place), '[]')
      from jsonb_array_elements(product.technical_data) with ordinality as pair (entry, place)),
    'bins', (
      select coalesce(jsonb_agg(bin || jsonb_build_object(
        'name', coalesce(bin -> 'name' ->> language.code, bin -> 'name' ->> 'de-DE')) order by place), '[]')
      from jsonb_array_elements(product.bins) with ordinality as listed_bin (bin, place)),
    'fit', product.fit, 'guaranteeYears', product.guarantee_years,
    'media', (
      select coalesce(jsonb_agg(${mediaShape} order by product_media.position), '[]')
      from product_media join media on media.id = product_media.media_id
      where product_media.product_id = product.id),
    'downloads', (
      select coalesce(jsonb_agg(jsonb_build_object('id', hex(download.id), 'media', ${mediaShape})
        order by download.position), '[]')
      from product_download download join media on media.id = download.media_id
      where download.product_id = product.id),
    'documents', (${documents}),
    'properties', (
      select coalesce(jsonb_agg(${optionShape} order by option_group.position, option.position), '[]')
      from property_option option join property_group option_group on option_group.id = option.group_id
      where option.id = any(product.option_ids)),
    'sparePart', (${sparePart}),
    'manufacturer', (
      select jsonb_build_object('id', hex(maker.id), 'name', maker.name, 'link', maker.link, 'address', maker.address)
      from manufacturer maker where maker.id = product.manufacturer_id))`

/** A document of the family is one of every variant. */
const documents = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', hex(document.id), 'key', document.key, 'type', document.type,
    'typeName', coalesce(document.type_name ->> language.code, document.type_name ->> 'de-DE'),
    'title', coalesce(document.title ->> language.code, document.title ->> 'de-DE'),
    'fileName', document.file_name, 'extension', document.extension, 'languages', document.languages,
    'sizeKb', document.size_kb, 'version', document.version, 'dated', document.dated, 'route', document.route, 'hingeSide', document.hinge_side)
    order by attached.position, document.hinge_side nulls first, document.key), '[]')
  from (
    select document_id, min(position) as position from product_document
    where product_id = any(array[product.id, product.parent_id]) group by document_id
  ) attached
  join document on document.id = attached.document_id`

const sparePart = sql`
  select jsonb_build_object(
    'categoryPath', part.category_path, 'drawingPosition', part.drawing_position, 'dimension', part.dimension,
    'fitsLines', part.fits_lines, 'fitsPredecessors', part.fits_predecessors,
    'replacedByNumber', part.replaced_by_number,
    'replacedById', (select hex(successor.id) from product successor where successor.number = part.replaced_by_number),
    'availableUntil', part.available_until, 'availableYears', part.available_years,
    'predecessors', (
      select coalesce(jsonb_agg(coalesce(option.name ->> language.code, option.name ->> 'de-DE')
        order by option.position), '[]')
      from property_option option join property_group option_group on option_group.id = option.group_id
      where option_group.key = 'predecessor' and option.key = any(part.fits_predecessors)),
    'replacesIds', (
      select coalesce(jsonb_agg(hex(older.product_id)), '[]') from spare_part older
      where older.replaced_by_number = product.number))
  from spare_part part where part.product_id = product.id`
