import { stockOf } from '../../product/product-facts.ts'
import { said } from '../../product/product-path.ts'
import type { WireProduct } from '../../product/wire.ts'
import type { CheckedOrder, CheckedRow, RowArticle } from '../../quick-order/checked-order.ts'
import { sampled } from './sampled.ts'

/** A pasted order with every verdict, of goods the shop sells today. */
export function sampleCheckedOrder(products: readonly WireProduct[], job: string): CheckedOrder {
  const [first, second, third] = products
  const verdicts: readonly Pick<CheckedRow, 'verdict' | 'messages'>[] = [
    { verdict: 'found', messages: [] },
    { verdict: 'quantity-adjusted', messages: ['stock-reached'] },
    { verdict: 'successor', messages: ['replaced'] },
    { verdict: 'similar', messages: ['several-meant'] },
    { verdict: 'similar', messages: ['look-alike'] },
    { verdict: 'unknown', messages: ['number-unknown'] },
    { verdict: 'found', messages: ['duplicate'] },
  ]
  const lines = verdicts.map(({ verdict, messages }, at) => {
    const product = [first, second, third, first, third, undefined, first][at]
    const isOpen = messages.includes('several-meant')
    const candidates = [second, third].flatMap((one) => (one ? [articleOf(one)] : []))
    return sampled<CheckedRow>({
      line: at + 1,
      input: `${product?.productNumber ?? '99.99.999'} ${at + 2}`,
      number: product?.productNumber ?? '99.99.999',
      verdict,
      messages,
      quantity: verdict === 'quantity-adjusted' ? 1 : at + 2,
      quantityAsked: at + 2,
      sameAs: messages.includes('duplicate') ? 1 : null,
      note: at === 0 ? job : '',
      article: product && !isOpen ? articleOf(product) : null,
      price: product && !isOpen ? product.calculatedPrice.unitPrice * (at + 2) : null,
      candidates: isOpen ? candidates : [],
    })
  })
  return sampled<CheckedOrder>({ lines, total: 0, taxStatus: 'gross' })
}

const articleOf = (product: WireProduct): RowArticle =>
  sampled<RowArticle>({
    id: product.id,
    number: product.productNumber,
    name: said(product, 'name'),
    options: '',
    unitPrice: product.calculatedPrice.unitPrice,
    stock: stockOf(product).kind === 'gone' ? 0 : 12,
    packSize: 1,
    ...{ least: 1, step: 1, most: 100 },
    cover: product.cover?.media,
    seoUrls: product.seoUrls ?? [],
  })
