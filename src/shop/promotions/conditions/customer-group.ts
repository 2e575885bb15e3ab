import type { Holds } from './condition.ts'

export const isInGroup: Holds<'customer-group'> = ({ groupIds }, { customerGroupId }) =>
  groupIds.includes(customerGroupId)
