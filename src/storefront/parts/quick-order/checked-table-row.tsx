// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is no table to a browser any more

import { longestJob } from '../../../shop/cart/line-purpose.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { Picture } from '../product/picture.tsx'
import { productPath } from '../product/product-path.ts'
import { useMoney } from '../terms.tsx'
import type { CheckedRow, RowArticle } from './checked-order.ts'
import { orderFields } from './order-fields.ts'

/** Where a line stands on its page. */
export const lineId = (line: number): string => `line-${line}`

const tones = {
  found: 'good',
  'quantity-adjusted': 'warning',
  successor: 'warning',
  similar: 'warning',
  unknown: 'danger',
} as const satisfies Record<CheckedRow['verdict'], string>

/** A line with its answer: what it says can be changed, and where there is a choice it is made here. */
export function CheckedTableRow({ row, at }: { row: CheckedRow; at: number }) {
  const { quick } = useTexts().professional
  const money = useMoney()
  const { line, article, price, verdict } = row

  return (
    <tr role="row" id={lineId(line)} className="scroll-mt-32">
      <th role="rowheader" scope="row">
        <span className="said">{quick.line}</span> {line}
      </th>
      <td role="cell" className="whole">
        <Badge tone={tones[verdict]}>{quick.verdicts[verdict]}</Badge>
        <Messages row={row} />
      </td>
      <td role="cell" className="whole">
        <div className="grid min-w-64 gap-2">
          <input
            name={orderFields.number(at)}
            defaultValue={row.number}
            aria-label={quick.numberOf(line)}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            className="input"
          />
          <input type="hidden" name={orderFields.was(at)} value={row.number} />
          {article && <ArticleWords article={article} />}
          <Pick row={row} at={at} />
          <p className="break-all text-xs text-muted">{quick.typed(row.input)}</p>
        </div>
      </td>
      <td role="cell">
        <span className="said">{quick.quantity}</span>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          name={orderFields.quantity(at)}
          defaultValue={row.quantity}
          aria-label={quick.quantityOf(line)}
          autoComplete="off"
          className="input many"
        />
      </td>
      <td role="cell" className="most">
        <span className="said">{quick.job}</span>
        <input
          name={orderFields.job(at)}
          defaultValue={row.note}
          aria-label={quick.jobOf(line)}
          autoComplete="off"
          maxLength={longestJob}
          className="input min-w-36"
        />
      </td>
      <td role="cell" className="number">
        {price !== null && (
          <>
            <span className="said">{quick.price}</span>
            {money(price)}
          </>
        )}
      </td>
    </tr>
  )
}

function Messages({ row }: { row: CheckedRow }) {
  const { quick } = useTexts().professional
  const { messages, quantity, quantityAsked, sameAs, verdict, candidates } = row
  if (messages.length === 0) return null
  const isOther = quantityAsked !== null && quantityAsked !== quantity && verdict !== 'unknown'

  return (
    <ul className="mt-1 max-w-64 text-sm text-muted">
      {messages.map((message) => (
        <li key={message}>
          {message === 'duplicate' && sameAs !== null
            ? quick.sameAs(sameAs)
            : message === 'number-unknown' && candidates.length === 0
              ? quick.unknownAlone
              : quick.messages[message]}
        </li>
      ))}
      {isOther && <li className="tabular-nums">{`${quantity} ${quick.asked(quantityAsked)}`}</li>}
    </ul>
  )
}

function ArticleWords({ article }: { article: RowArticle }) {
  const { quick } = useTexts().professional
  const locale = useLocale()
  const facts = [
    article.options,
    article.packSize > 1 ? quick.pack(article.packSize) : '',
    quick.stock(article.stock),
  ]

  return (
    <span className="who">
      <span className="stage-small">
        <Picture media={article.cover} place="thumb" silent />
      </span>
      <span className="text-sm">
        <Link to={productPath(locale, article)} className="link">
          {article.number}
        </Link>{' '}
        {article.name}
        <span className="block text-xs text-muted">{facts.filter((fact) => fact !== '').join(' · ')}</span>
      </span>
    </span>
  )
}

/** What is taken for the line: the one article, or one of those that may be meant. */
function Pick({ row: { article, candidates, line }, at }: { row: CheckedRow; at: number }) {
  const { quick } = useTexts().professional
  const money = useMoney()
  const others = candidates.filter(({ id }) => id !== article?.id)
  if (others.length === 0) {
    return article && <input type="hidden" name={orderFields.pick(at)} value={article.id} />
  }

  return (
    <select
      name={orderFields.pick(at)}
      defaultValue={article?.id ?? ''}
      aria-label={quick.choose(line)}
      className="input"
    >
      <option value="">{quick.leaveOut}</option>
      {[...(article ? [article] : []), ...others].map(({ id, number, name, options, unitPrice }) => (
        <option key={id} value={id}>
          {[number, name, options, unitPrice === null ? '' : money(unitPrice)]
            .filter((part) => part !== '')
            .join(' · ')}
        </option>
      ))}
    </select>
  )
}
