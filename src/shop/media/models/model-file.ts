import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { DrawingFacts } from '../drawings/facts.ts'
import { glb } from './glb.ts'
import { systemModel } from './system-model.ts'

/** A model as it is sent, and what its bytes are known by. */
export type ModelFile = { content: Uint8Array; brotli: Uint8Array; hash: string }

export async function modelFile(facts: DrawingFacts): Promise<ModelFile> {
  const content = glb(systemModel(facts))
  return {
    content,
    // The last tenth that the best compression would save costs ten times the time.
    brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
    hash: createHash('sha256').update(content).digest('hex').slice(0, 32),
  }
}
