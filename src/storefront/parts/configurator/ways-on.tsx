import { ArrowRight, MapPin, MessageCircle } from 'lucide-react'
import type { Reason } from '../../../shop/configurator/check-system.ts'
import type { Miss } from '../../../shop/configurator/fit.ts'
import type { SystemType } from '../../../shop/configurator/measures.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { type KnownSystem, type LoadedConfigurator, wordsOfType } from './load-configurator.ts'
import { queryOf, type Typed } from './measuring.ts'

/** What would change it, by what the nearest systems fail of. */
const helpFor = {
  BODY_WIDTH_OUT_OF_RANGE: 'body',
  USABLE_WIDTH_TOO_SMALL: 'width',
  USABLE_WIDTH_TOO_LARGE: 'wide',
  FLOOR_WIDTH_TOO_SMALL: 'width',
  HEIGHT_TOO_SMALL: 'height',
  DEPTH_TOO_SMALL: 'depth',
  DRAWER_DEPTH_TOO_SMALL: 'depth',
  SIDE_WALL_OUT_OF_RANGE: 'wall',
  DOOR_LEAF_OUT_OF_RANGE: 'door',
} as const satisfies Record<Reason['code'], string>

export function WhatWouldHelp({ misses }: { misses: readonly Miss<KnownSystem>[] }) {
  const { results } = useTexts().configurator
  const helps = [
    ...new Set(
      misses.flatMap(({ reasons, fillers }) =>
        reasons.map(({ code }) =>
          code === 'USABLE_WIDTH_TOO_LARGE' && fillers.length > 0 ? 'tooWide' : helpFor[code],
        ),
      ),
    ),
  ]
  if (helps.length === 0) return null

  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="text-xl">{results.would}</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {helps.map((help) => (
          <li key={help}>{results.help[help]}</li>
        ))}
      </ul>
    </section>
  )
}

/** The same cabinet, another kind of system. */
export function OtherTypes({
  types,
  known,
  typed,
}: {
  types: readonly SystemType[]
  known: LoadedConfigurator
  typed: Typed
}) {
  const { results } = useTexts().configurator
  const path = usePaths()
  if (types.length === 0) return null

  return (
    <section className="mt-10">
      <h2 className="text-xl">{results.others}</h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {types.map((type) => {
          const { name, help } = wordsOfType(known, type)
          const { product: _, ...measured } = typed
          return (
            <li key={type}>
              <Link to={path('configuratorProducts', type, queryOf(measured))} className="next-link">
                <span>
                  <b>{name}</b>
                  <small>{help}</small>
                </span>
                <ArrowRight aria-hidden size={18} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Beyond 1000 characters an address is refused (specification 5); the shop's own name comes before the path. */
const longestPath = 940

type AskSomebodyProps = { type: string; measures: string; address: string }

/** People who help, with the measures filled in, and dealers near by. */
export function AskSomebody({ type, measures, address }: AskSomebodyProps) {
  const { results } = useTexts().configurator
  const path = usePaths()
  const filled = (address: string) =>
    path('contact', { subject: results.subject(type), comment: results.comment(measures, address) })
  const whole = filled(address)

  return (
    <section className="deep not-printed mt-14 grid gap-8 rounded-lg p-6 sm:p-9 md:grid-cols-2">
      <div>
        <h2>{results.talk}</h2>
        <p className="mt-2 text-muted">{results.talkText}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={whole.length <= longestPath ? whole : filled('')}>
            <MessageCircle aria-hidden size={18} />
            {results.contact}
          </ButtonLink>
          <ButtonLink to={path('assembly')} look="quiet">
            {results.assemblyRequest}
          </ButtonLink>
        </p>
      </div>
      <form method="get" action={path('dealers')} className="self-end">
        <h3 className="mb-3 text-lg">{results.dealers}</h3>
        <div className="flex flex-wrap items-end gap-3">
          <div className="grow">
            <TextInput label={results.town} name="search" id="dealer-town" autoComplete="postal-code" />
          </div>
          <Button look="quiet">
            <MapPin aria-hidden size={18} />
            {results.findDealers}
          </Button>
        </div>
      </form>
    </section>
  )
}
