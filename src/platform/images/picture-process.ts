import { type Answered, type Asked, pictureWorks } from './picture-works.ts'

/** Makes pictures for the process that began it, and ends when that one does. */
process.on('message', async ({ id, work, given }: Asked) => {
  // Whoever asks is held to the types of the very same table.
  const make = pictureWorks[work] as (...given: readonly unknown[]) => Promise<Buffer>
  const answer: Answered = await make(...given).then(
    (made) => ({ id, made }),
    (error: unknown) => ({ id, problem: String(error) }),
  )
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
