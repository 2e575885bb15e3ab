/** Every object on the wire says what it is; clients choose components by it (contract, rule 4). */
export const struct = <Alias extends string, Fields extends object>(apiAlias: Alias, fields: Fields) => ({
  ...fields,
  apiAlias,
})

/** The answer of what changes something and has nothing to show. */
export const success = () => struct('array_struct', { success: true })
