import { redirect } from 'react-router'
import type { Locale } from '../../../values/locale.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import { loadTerms } from '../load-terms.ts'
import { slimMedia, slimProduct } from '../product/slim-product.ts'
import type { WireMedia, WireProduct } from '../product/wire.ts'
import type { Terms } from '../terms.tsx'
import { type GivenAnswer, readAnswers } from './given-answers.ts'

/** Where somebody stands who answers questions about a part. */
export type LoadedFinder = {
  status: 'asking' | 'found' | 'not-found'
  count: number
  total: number
  question: { id: string; text: string; picture: WireMedia | null } | null
  answers: readonly (GivenAnswer & { text: string })[]
  categories: readonly { path: string; name: string; within: string; count: number }[]
  parts: readonly WireProduct[]
  terms: Terms
}

type Asking = { storeApi: StoreApi; locale: Locale; request: Request }

export async function loadFinder({ storeApi, locale, request }: Asking): Promise<LoadedFinder> {
  const answers = readAnswers(new URL(request.url).searchParams.get('answers'))
  const [found, terms] = await Promise.all([identified(storeApi, answers, locale), loadTerms(storeApi)])
  const { status, count, total, question, categories, parts } = found

  return {
    status,
    count,
    total,
    question: question && {
      id: question.id,
      text: question.text,
      picture: question.picture && slimMedia(question.picture),
    },
    answers: found.answers.map(({ question, answer, text }) => ({ question, answer, text })),
    categories: categories.map(({ path, name, within, count }) => ({ path, name, within, count })),
    parts: parts.map(slimProduct),
    terms,
  }
}

/** Somebody may have kept an address with a question that is asked no more: then it begins again. */
async function identified(storeApi: StoreApi, answers: readonly GivenAnswer[], locale: Locale) {
  try {
    return await storeApi.call('POST /spare-parts/identify', { answers })
  } catch (error) {
    if (isStoreApiError(error) && error.status === 400) throw redirect(paths.partFinder(locale))
    throw error
  }
}
