import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { alone } from '../../setup/alone.mjs'
import { downloadFailureOf, explain, Failure, failureOf } from '../../setup/failure.mjs'

const folder = mkdtempSync(join(tmpdir(), 'setup-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('one at a time', () => {
  const lock = join(folder, 'some.lock')

  it('lets the others wait', async () => {
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await new Promise(setImmediate)
      order.push(`${name} ends`)
    }
    await Promise.all([alone(lock, work('a')), alone(lock, work('b'))])

    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
    expect(existsSync(lock)).toBe(false)
  })

  it('minds no lock of a process that is gone', async () => {
    symlinkSync('99999999 1', lock)

    expect(await alone(lock, async () => 'done')).toBe('done')
  })

  it('minds no lock of a process whose number somebody else has now', async () => {
    symlinkSync(`${process.pid} 1`, lock)

    expect(await alone(lock, async () => 'done')).toBe('done')
  })

  it('gives up on one that never ends, and says which', async () => {
    await alone(lock, () =>
      expect(alone(lock, async () => 'done', 50)).rejects.toThrow(`process ${process.pid}`),
    )
  })

  it('gives the lock back when the work fails', async () => {
    await expect(alone(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')

    expect(existsSync(lock)).toBe(false)
  })
})

describe('a failure', () => {
  const systemError = (code: string, path?: string) => Object.assign(new Error(code), { code, path })

  it('is its sentence, without a stack', () => {
    expect(explain(new Failure('The port is taken.'))).toBe('The port is taken.')
  })

  it.each([
    [
      systemError('ENOSPC', '/data/x'),
      'The disk is full; make room (the shop needs about 1 GB) and start again. (/data/x)',
    ],
    [systemError('EACCES', '/data'), /^The rights to read or write here are missing.*\(\/data\)$/],
  ])('of the system has one too', (error, sentence) => {
    expect(explain(error)).toMatch(sentence)
  })

  it('nobody has foreseen says all there is to know', () => {
    expect(explain(new Error('a bug'))).toContain('setup.test.ts')
  })

  it.each([
    ['npm error code ENOTFOUND\nrequest to https://registry failed', 'There is no network'],
    ['npm error code EAI_AGAIN', 'There is no network'],
    ['write ENOSPC', 'The disk is full'],
    ['a\nreason nobody knows', 'Installing failed: reason nobody knows'],
  ])('of a download: %j', (output, sentence) => {
    expect(downloadFailureOf('Installing', output).message).toContain(sentence)
  })

  it.each([
    ['initdb: could not write: No space left on device', 'The disk is full'],
    ['FATAL: could not open file: Permission denied', 'The rights to read or write'],
  ])('of PostgreSQL: %j', (output, sentence) => {
    expect(failureOf('PostgreSQL', output).message).toContain(sentence)
  })
})

describe('the dependencies', () => {
  it('count as installed when npm has put them there itself', async () => {
    const { installDependencies } = await import('../../setup/dependencies.mjs')
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
    mkdirSync(join(folder, 'node_modules'))
    writeFileSync(
      join(folder, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }),
    )
    await installDependencies(folder)

    expect(readFileSync(join(folder, 'node_modules', '.installed'), 'utf8')).toHaveLength(64)
  })
})
