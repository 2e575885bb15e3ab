import { describe, expect, it } from 'vitest'
import { readAnswers, writeAnswers } from './given-answers.ts'

describe('answers in an address', () => {
  it('are read as they were written', () => {
    const given = [
      { question: 'q1', answer: 'no' },
      { question: 'q2a', answer: 'unknown' },
      { question: 'lid', answer: 'yes' },
    ] as const
    expect(readAnswers(writeAnswers(given))).toEqual(given)
  })

  it('leave out what makes no sense', () => {
    expect(readAnswers('q1.maybe_q2_..__q3.yes')).toEqual([{ question: 'q3', answer: 'yes' }])
    expect(readAnswers(null)).toEqual([])
    expect(readAnswers('x'.repeat(5000))).toEqual([])
  })

  it('hold one for each question, the last', () => {
    expect(readAnswers('q1.yes_q1.no')).toEqual([{ question: 'q1', answer: 'no' }])
  })
})
