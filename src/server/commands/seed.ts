import { parseArgs } from 'node:util'
import { Failure } from '../../platform/failure.ts'
import { unhurried } from '../../platform/postgres/db.ts'
import { readConfig } from '../config.ts'
import { prepareTables } from '../prepare-shop.ts'
import { seedShop } from '../seed.ts'
import { command } from '../terminal/command.ts'

await command(async ({ closeWith }) => {
  const products = readProducts()
  const { db } = await prepareTables(readConfig(), { say: console.log, closeWith })

  console.log(products ? `Filling the shop with ${products} products ...` : 'Filling the shop ...')
  await seedShop(unhurried(db), { ...(products && { products }), report: console.log })
})

function readProducts(): number | undefined {
  const { values } = parseArgs({ options: { products: { type: 'string' } }, strict: false })
  if (values.products === undefined) return undefined

  const products = Number(values.products)
  if (!Number.isInteger(products) || products < 1) {
    throw new Failure('How many products? As in "npm run seed -- --products 10000".')
  }
  return products
}
