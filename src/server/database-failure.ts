import { codeOf, Failure } from '../platform/failure.ts'

/** Why a database cannot be used, with what to look at. Never says the password. */
export function databaseFailure(error: unknown, url: string, setting = 'DATABASE_URL'): Failure | undefined {
  const { host, username, pathname } = new URL(url)
  const [user, database] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))]
  const code = codeOf(error) ?? ''

  if (unreachable.has(code)) {
    return new Failure(
      `No database answers at ${host}: see that it runs there and that ${setting} names host and port.`,
    )
  }
  const sentence: Record<string, string> = {
    '28P01': `does not accept the user "${user}" with this password: see both in ${setting}.`,
    '28000': `does not let the user "${user}" in: see the user in ${setting} and the server's pg_hba.conf.`,
    '3D000': `has no database "${database}": create it there, or name another in ${setting}.`,
    '42501': `does not allow the user "${user}" to do this: make that user the owner of the database "${database}".`,
    '53300': 'has no session to spare: raise its max_connections, or lower DATABASE_POOL.',
    '53100': 'has no room left on its disk.',
    '57P03': 'is just starting or stopping: try again in a moment.',
    '0A000':
      'lacks an extension the shop needs (pg_trgm, unaccent, citext, btree_gist): install postgresql-contrib.',
  }
  if (code in sentence) return new Failure(`The database at ${host} ${sentence[code]}`)
  if (isAboutTls(error, code)) {
    return new Failure(
      `The database at ${host} speaks no TLS we trust: see sslmode in ${setting} (disable, require).`,
    )
  }
  return undefined
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
])

const isAboutTls = (error: unknown, code: string) =>
  /CERT|SSL|TLS/.test(code) || (error instanceof Error && /\b(SSL|TLS|certificate)\b/i.test(error.message))
