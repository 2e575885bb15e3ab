import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openShop } from '../shop.ts'

const shop = openShop()

/** What shoppers delete by what they do, one row at a time. */
const leaving = [
  'customer',
  'customer_address',
  'visit',
  'cart',
  'wishlist',
  'newsletter_recipient',
  'enquiry',
]

it('nobody who deletes something of hers waits until whole tables were looked through for it', async () => {
  const { rows } = await sql<{ column: string }>`
    select fk.conrelid::regclass || '.' || own.attname as column
    from pg_constraint fk
    join pg_attribute own on own.attrelid = fk.conrelid and own.attnum = fk.conkey[1]
    where fk.contype = 'f' and fk.confrelid::regclass::text = any(${leaving}::text[])
      and not exists (select from pg_index where indrelid = fk.conrelid and indkey[0] = any(fk.conkey))
  `.execute(shop.db())

  expect(rows.map(({ column }) => column)).toEqual([])
})
