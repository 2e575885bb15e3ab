import type { OptionInLanguage } from '../../shop/catalogue/product.ts'
import { struct } from './struct.ts'

export const optionShape = (option: OptionInLanguage) =>
  struct('property_group_option', {
    id: option.id,
    groupId: option.groupId,
    name: option.name,
    option: option.name,
    position: option.position,
    colorHexCode: option.color,
    mediaId: null,
    group: groupShape(option, []),
    customFields: {},
    translated: { name: option.name, position: option.position, customFields: {} },
  })

/** A group is known by any of its options. */
export const groupShape = <Option extends object>(
  { groupId, groupName, groupPosition, displayType }: OptionInLanguage,
  options: readonly Option[],
) =>
  struct('property_group', {
    id: groupId,
    name: groupName,
    displayType,
    sortingType: 'position',
    filterable: true,
    visibleOnProductDetailPage: true,
    position: groupPosition,
    description: null,
    options,
    customFields: {},
    translated: { name: groupName, position: groupPosition, description: null, customFields: {} },
  })
