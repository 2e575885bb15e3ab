import type { AnswerOf } from '../../../store-api/client.ts'

export type WirePost = AnswerOf<'POST /blog-post'>['elements'][number]
export type WireReadable = AnswerOf<'POST /product-document'>['elements'][number]
