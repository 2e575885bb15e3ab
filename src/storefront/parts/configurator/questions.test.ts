import { describe, expect, it } from 'vitest'
import { questionsOf } from './questions.ts'

const asked = (typed: Record<string, string>, ...errors: Parameters<typeof questionsOf>[1]['errors']) =>
  questionsOf(typed, { errors, unreadable: [], isAsked: false })

describe('a slip of the unit', () => {
  it('is asked about, and answered with one tap that keeps the other measures', () => {
    const typed = { bodyWidth: '60', installationHeight: '480' }
    expect(asked(typed, { field: 'bodyWidth', code: 'UNIT_SUSPECT', suggestion: 600 })).toEqual([
      {
        field: 'bodyWidth',
        code: 'UNIT_SUSPECT',
        suggestion: 600,
        answers: [{ kind: 'use', mm: 600, typed: { bodyWidth: '600', installationHeight: '480' } }],
      },
    ])
  })
})

describe('two depths that contradict each other', () => {
  it('can be swapped, or one of them left out', () => {
    const typed = { installationDepth: '560', bodyDepth: '500' }
    const [question] = asked(typed, {
      field: 'installationDepth',
      code: 'DEPTH_EXCEEDS_BODY',
      suggestion: null,
    })

    expect(question?.answers).toEqual([
      { kind: 'swap', typed: { installationDepth: '500', bodyDepth: '560' } },
      { kind: 'leave-out', typed: { installationDepth: '560' } },
    ])
  })
})

describe('what is missing', () => {
  const missing = [{ field: 'installationHeight', code: 'VALUE_REQUIRED', suggestion: null }] as const

  it('is no question while somebody is typing', () => {
    expect(asked({ bodyWidth: '600' }, ...missing)).toEqual([])
  })

  it('is one for whoever wants to see the result', () => {
    const questions = questionsOf({ bodyWidth: '600' }, { errors: missing, unreadable: [], isAsked: true })
    expect(questions.map(({ field, code }) => [field, code])).toEqual([
      ['installationHeight', 'VALUE_REQUIRED'],
    ])
  })

  it('is asked once about a field that holds no number', () => {
    const questions = questionsOf(
      { installationHeight: 'hoch' },
      { errors: missing, unreadable: ['installationHeight'], isAsked: true },
    )
    expect(questions.map(({ code }) => code)).toEqual(['UNREADABLE'])
  })
})
