import { Fragment } from 'react'
import type { OpeningHours, Weekday } from '../../../values/opening-hours.ts'
import { useTexts } from '../../shop-frame.tsx'

/** When somebody is there, a line for days alike. */
export function OpeningTimes({ hours }: { hours: OpeningHours }) {
  const texts = useTexts().dealers

  return (
    <dl className="opening-times">
      {hours.map(({ days, hours }) => (
        <div key={days.join()}>
          <dt>{daysText(days, texts.days, texts.until)}</dt>
          <dd>
            {hours.map(([from, until], order) => (
              <Fragment key={from}>
                {/* A line may end between two times, never inside one. */}
                {order > 0 && ' '}
                <span className="whitespace-nowrap">
                  {from}–{until}
                  {order < hours.length - 1 && ','}
                </span>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function daysText(
  days: readonly Weekday[],
  names: Readonly<Record<Weekday, string>>,
  until: (first: string, last: string) => string,
): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  return days.length > 2 ? until(names[first], names[last]) : days.map((day) => names[day]).join(', ')
}
