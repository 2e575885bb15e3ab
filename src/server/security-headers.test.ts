import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineScripts } from '../storefront/inline-scripts.ts'
import { securityHeaders } from './security-headers.ts'

it('lets run our two scripts and no others that stand in a page', () => {
  const policy = securityHeaders({ origin: 'http://localhost', dev: false })['Content-Security-Policy'] ?? ''

  for (const script of inlineScripts) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline')
})

it('keeps to https where the shop has it', () => {
  expect(securityHeaders({ origin: 'https://shop.example', dev: false })).toHaveProperty(
    'Strict-Transport-Security',
  )
  expect(securityHeaders({ origin: 'http://localhost', dev: false })).not.toHaveProperty(
    'Strict-Transport-Security',
  )
})
