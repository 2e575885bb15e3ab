import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { Failure } from '../platform/failure.ts'

export const projectFolder = resolve(import.meta.dirname, '../..')

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'it is to be an address like postgres://user:password@host:5432/shop',
})

/** The settings, each with what holds when it is not set. `.env.example` says the same to people. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number('a number').int().min(1).max(65_535).default(3000),
  HOST: z.string().default('::'),
  SHOP_URL: z.url({ protocol: /^https?$/, error: 'an address like https://shop.example' }).optional(),
  DATABASE_URL: databaseUrl.optional(),
  TEST_DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL: z.coerce.number('a number').int().min(2).max(90).default(16),
  DATA_FOLDER: z.string().default('.data'),
  STORE_API_ACCESS_KEY: z.string().min(8, 'at least 8 characters').default('SWSCTRENNWERKDEMOSTOREFRONT'),
  STORE_API_URL: z
    .url({ protocol: /^https?$/, error: 'an address like https://shop.example/store-api' })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'an address like smtps://user:password@mail.example' })
    .optional(),
  MAIL_FROM: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = ReturnType<typeof readConfig>

/** Reads the environment once, with `.env` behind it. A contradiction stops the start with a sentence. */
export function readConfig(environment: Record<string, string | undefined> = environmentAndFile()) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = settings.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Failure(`${issue?.path.join('.')} is not right: ${issue?.message}.`)
  }

  const { SHOP_URL = `http://localhost:${read.data.PORT}`, DATA_FOLDER, ...rest } = read.data
  return { ...rest, SHOP_URL, DATA_FOLDER: resolve(projectFolder, DATA_FOLDER) }
}

function environmentAndFile() {
  const file = join(projectFolder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}
