import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { inlineScripts } from '../storefront/inline-scripts.ts'

export type HeaderParts = { origin: string /** Hot reload writes scripts into the page. */; dev: boolean }

/** What a browser may do with anything this server sends. */
export function addSecurityHeaders(app: FastifyInstance, parts: HeaderParts): void {
  const headers = securityHeaders(parts)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/**
 * What says how a document behaves, and nothing of a font: their 900 bytes would cost a font of 14 KB a second turn on a slow
 * line.
 */
export const documentHeaders = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
] as const

export function securityHeaders(parts: HeaderParts): Record<string, string> {
  return {
    'Content-Security-Policy': written(policyOf(parts)),
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not read it off the policy.
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    ...(isSecure(parts) && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

/**
 * What a page of the storefront may do, whose one style element is this. Whoever smuggles another one into it could read with it
 * what stands in the page, letter by letter. Attributes cannot do that, and a page has some: places on a map, colours, widths.
 */
export const pagePolicy =
  (parts: HeaderParts) =>
  (style: string): string =>
    written(
      parts.dev
        ? policyOf(parts)
        : {
            ...policyOf(parts),
            'style-src-elem': ["'self'", hashSource(style)],
            'style-src-attr': ["'unsafe-inline'"],
            'frame-src': ["'none'"],
          },
    )

type Policy = Record<string, readonly string[]>

function policyOf({ origin, dev }: HeaderParts): Policy {
  // By hash and not by nonce: the scripts never change, and a kept page could not change its nonce.
  const scripts = dev ? ["'unsafe-inline'"] : inlineScripts.map(hashSource)
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'script-src-attr': ["'none'"],
    // For browsers that do not tell elements from attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure({ origin }) && { 'upgrade-insecure-requests': [] }),
  }
}

const written = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

const isSecure = ({ origin }: Pick<HeaderParts, 'origin'>): boolean => origin.startsWith('https:')

/** Worked out once: pages of a kind have the same styles, which weigh as much as their texts. */
function hashSource(text: string): string {
  const known = hashes.get(text)
  if (known !== undefined) return known

  const source = `'sha256-${hash('sha256', text, 'base64')}'`
  if (hashes.size >= mostHashes) hashes.clear()
  hashes.set(text, source)
  return source
}

const hashes = new Map<string, string>()
const mostHashes = 200
