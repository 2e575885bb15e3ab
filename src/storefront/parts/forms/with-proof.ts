/**
 * For what a form sends that writes to somebody: in the browser with the proof that it did some work, whose script comes when
 * the form is sent. A form that came without scripts goes as it is.
 */
export async function withProof<Wish extends object>(wish: Wish): Promise<Wish & { proof?: string }> {
  if (typeof document === 'undefined') return wish
  const { proveWork } = await import('../../browser/prove-work.ts')
  const proof = await proveWork()
  return proof === undefined ? wish : { ...wish, proof }
}
