import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineScripts } from '../storefront/inline-scripts.ts'
import { pagePolicy, securityHeaders } from './security-headers.ts'

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

it('lets a page have its own style element and no other', () => {
  const style = '.card{color:green}'
  const policy = pagePolicy({ origin: 'http://localhost', dev: false })(style)

  expect(/style-src-elem [^;]*/.exec(policy)?.[0]).toBe(
    `style-src-elem 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
  expect(pagePolicy({ origin: 'http://localhost', dev: true })(style)).not.toContain('style-src-elem')
})
