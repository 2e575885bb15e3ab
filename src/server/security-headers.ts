import { createHash } from 'node:crypto'
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

export function securityHeaders({ origin, dev }: HeaderParts): Record<string, string> {
  const secure = origin.startsWith('https:')
  // By hash and not by nonce: the two scripts never change, and a kept page could not change its nonce.
  const scripts = dev ? ["'unsafe-inline'"] : inlineScripts.map(hashSource)
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  }

  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
