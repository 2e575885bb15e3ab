import type { AnswerOf } from '../../../store-api/client.ts'

export type WireDealer = AnswerOf<'POST /dealers'>['dealers'][number]
export type WirePlace = AnswerOf<'POST /dealers'>['places'][number]

/** What a map and a list of many show of a dealer. */
export type DealerSpot = Pick<
  WireDealer,
  'key' | 'name' | 'type' | 'zip' | 'city' | 'country' | 'latitude' | 'longitude'
>
