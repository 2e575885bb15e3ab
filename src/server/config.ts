import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { Failure } from '../platform/failure.ts'

export const projectFolder = resolve(import.meta.dirname, '../..')

const webAddress = z.url({ protocol: /^https?$/ })
const databaseAddress = z
  .url({ protocol: /^postgres(ql)?$/ })
  .optional()
  .describe('like postgres://user:password@host:5432/shop')
const yesOrNo = z.enum(['yes', 'no']).transform((word) => word === 'yes')

/** What Fastify understands: its three names, addresses, and networks. */
const proxies = z
  .string()
  .transform((list) => list.split(',').map((proxy) => proxy.trim()))
  .refine((list) => list.every(isProxy))

/** Every setting under its name in the environment, with what holds without it; `.env.example` is its mirror. */
export const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('development or production'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000).describe('a number from 1 to 65535'),
  HOST: z.string().default('::').describe('an address of this machine'),
  TRUSTED_PROXIES: proxies.optional().describe('addresses or networks, as in loopback,10.0.0.0/8'),
  SHOP_URL: webAddress.optional().describe('an address like https://shop.example'),
  DATABASE_URL: databaseAddress,
  DATABASE_POOL: z.coerce.number().int().min(2).max(90).default(16).describe('a number from 2 to 90'),
  PAGE_CACHE_MB: z.coerce.number().min(0).max(100_000).default(64).describe('a number from 0 to 100000'),
  CACHE_TAGS: yesOrNo.default(false).describe('yes or no'),
  PICTURES_AHEAD: yesOrNo.default(true).describe('yes or no'),
  TEST_DATABASE_URL: databaseAddress,
  DATA_FOLDER: z.string().default('.data').describe('a folder'),
  STORE_API_ACCESS_KEY: z
    .string()
    .min(8)
    .default('SWSCTRENNWERKDEMOSTOREFRONT')
    .describe('at least 8 characters long'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('like smtps://user:password@mail.example:465'),
  MAIL_FROM: z.string().regex(/@/).optional().describe('an address, as in Trennwerk <shop@shop.example>'),
  MAIL_BOUNCES_TO: z.email().optional().describe('an address like bounces@shop.example'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_/)
    .optional()
    .describe('a key like sk_live_… or rk_live_…'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/)
    .optional()
    .describe('a secret like whsec_…'),
  STRIPE_API_URL: webAddress.optional().describe('an address like https://api.stripe.com'),
  SANDBOX_PAYMENTS: yesOrNo.optional().describe('yes or no'),
  WEBHOOKS_TO_PRIVATE: yesOrNo.default(false).describe('yes or no'),
  SHOW_OUTBOX: yesOrNo.optional().describe('yes or no'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('fatal, error, warn, info, debug, trace or silent'),
})

export type Config = ReturnType<typeof readConfig>

/** Reads the environment, with `.env` behind it. What is wrong or contradicts itself stops the start with a sentence. */
export function readConfig(environment: Record<string, string | undefined> = environmentAndFile()) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = settings.safeParse(given)
  if (!read.success) {
    const name = String(read.error.issues[0]?.path[0]) as keyof typeof settings.shape
    throw new Failure(`${name} has to be ${settings.shape[name].description}; see .env.example.`)
  }

  refuseContradictions(read.data)
  const { SHOP_URL, DATA_FOLDER, SANDBOX_PAYMENTS, SHOW_OUTBOX, NODE_ENV, PORT } = read.data
  return {
    ...read.data,
    DATA_FOLDER: resolve(projectFolder, DATA_FOLDER),
    SHOP_URL: SHOP_URL ? new URL(SHOP_URL).origin : `http://localhost:${PORT}`,
    // Goods must not leave a real shop for play money unless somebody says so.
    SANDBOX_PAYMENTS: SANDBOX_PAYMENTS ?? NODE_ENV !== 'production',
    // Mails hold links that open accounts. Where there is no mail server, who runs a real shop says so to read them.
    SHOW_OUTBOX: SHOW_OUTBOX ?? NODE_ENV !== 'production',
  }
}

function refuseContradictions({
  NODE_ENV,
  SHOP_URL,
  SMTP_URL,
  MAIL_FROM,
  SHOW_OUTBOX,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
}: z.infer<typeof settings>) {
  const isProduction = NODE_ENV === 'production'
  const shop = SHOP_URL ? new URL(SHOP_URL) : undefined
  const isLocal = shop && ['localhost', '127.0.0.1', '[::1]'].includes(shop.hostname)

  if (isProduction && !shop) {
    throw new Failure(
      'NODE_ENV is production, so SHOP_URL has to say where the shop is, as in https://shop.example.',
    )
  }
  if (isProduction && shop?.protocol === 'http:' && !isLocal) {
    throw new Failure('NODE_ENV is production, so SHOP_URL has to begin with https://.')
  }
  if (shop && (shop.pathname !== '/' || shop.search || shop.hash)) {
    throw new Failure(
      'SHOP_URL has to end after the host and its port: the shop is at home at the root of an address.',
    )
  }
  if (SMTP_URL && !MAIL_FROM) {
    throw new Failure('SMTP_URL is set, so MAIL_FROM has to say who the mails are from.')
  }
  if (Boolean(STRIPE_SECRET_KEY) !== Boolean(STRIPE_WEBHOOK_SECRET)) {
    throw new Failure(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: one takes the money, the other hears of it.',
    )
  }
  if (isProduction && SMTP_URL && SHOW_OUTBOX) {
    throw new Failure(
      'SHOW_OUTBOX would show the mails of real customers to everybody: leave it out in production.',
    )
  }
}

function isProxy(proxy: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true
  const [address = '', bits] = proxy.split('/', 2)
  const longest = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
}

function environmentAndFile() {
  const file = join(projectFolder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}
