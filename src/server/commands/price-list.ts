import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Failure } from '../../platform/failure.ts'
import { unhurried } from '../../platform/postgres/db.ts'
import { readChannel } from '../../shop/channel/read-channel.ts'
import { lessPercent, readPriceList, writePriceList } from '../../shop/pricing/price-list.ts'
import { listPrices, setPriceList } from '../../shop/pricing/set-price-list.ts'
import { readConfig } from '../config.ts'
import { prepareTables } from '../prepare-shop.ts'
import { command } from '../terminal/command.ts'

const usage =
  'npm run price-list -- <group>            writes the group’s list\n' +
  'npm run price-list -- <group> list.csv   gives the group this list\n' +
  'npm run price-list -- <group> --less 20  writes a list of 20 % less than everybody pays'

await command(async ({ closeWith }) => {
  const { positionals, values } = parseArgs({
    options: { less: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const [key, file] = positionals
  if (!key) throw new Failure(usage)

  // What is written is the list alone, for a file; everything else is said beside it.
  const { db: hurried } = await prepareTables(readConfig(), { say: console.error, closeWith })
  const db = unhurried(hurried)
  const { customerGroups } = await readChannel(db)
  const group = customerGroups.find((group) => group.key === key)
  if (!group)
    throw new Failure(`There is no group "${key}", only ${customerGroups.map(({ key }) => key).join(', ')}.`)

  if (values.less !== undefined) {
    const percent = Number(values.less)
    if (!(percent > 0 && percent < 100)) throw new Failure('How much less? As in "--less 20".')
    return void process.stdout.write(writePriceList(lessPercent(await listPrices(db, null), percent)))
  }
  if (!file) return void process.stdout.write(writePriceList(await listPrices(db, group.id)))

  const { prices, problems } = readPriceList(readFileSync(file, 'utf8'))
  if (problems.length > 0) {
    throw new Failure(
      ['Nothing was changed.', ...problems.map(({ line, problem }) => `Line ${line}: ${problem}.`)].join(
        '\n',
      ),
    )
  }
  const unknown = await setPriceList(db, group.id, prices)
  if (unknown.length > 0) throw new Failure(`Nothing was changed: no product has ${unknown.join(', ')}.`)
  console.log(`The group "${key}" has ${prices.length} prices of its own.`)
})
