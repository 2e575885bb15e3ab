import { describe, expect, it } from 'vitest'
import { isPrivate, outboundProblem } from './public-address.ts'

const strict = { httpsOnly: true, allowPrivate: false }

describe('an address on the open internet', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    '%s',
    (address) => {
      expect(isPrivate(address)).toBe(false)
    },
  )
})

describe('an address that no stranger’s word leads to', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
  ])('%s', (address) => {
    expect(isPrivate(address)).toBe(true)
  })
})

describe('the address of a receiver', () => {
  it.each([
    ['https://shop.example/hooks', null],
    ['http://shop.example/hooks', 'It has to begin with https://.'],
    ['ftp://shop.example', 'It has to begin with https://.'],
    ['hooks', 'It is no address.'],
    ['https://ada:secret@shop.example', 'It must not hold a password.'],
    ['https://127.0.0.1/', 'It leads into a private network.'],
    ['https://[::1]/', 'It leads into a private network.'],
    ['https://2130706433/', 'It leads into a private network.'],
    ['https://0x7f.1/', 'It leads into a private network.'],
  ])('%s: %s', (url, problem) => {
    expect(outboundProblem(url, strict)).toBe(problem)
  })

  it('may be plain and private where that is allowed', () => {
    expect(outboundProblem('http://127.0.0.1:8080/', { httpsOnly: false, allowPrivate: true })).toBeNull()
  })
})
