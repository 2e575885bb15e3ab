import { ArrowRight, Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { longestName } from '../../../shop/cabinets/cabinet.ts'
import type { MeasuredPlace } from '../../../shop/configurator/fit-passport.ts'
import { sayMeasures } from '../../../shop/configurator/say-purpose.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { measuresQuery, plainName } from './cabinet-name.ts'

type KeptCabinetProps = { cabinet: MeasuredPlace & { place: string; name: string } }

/** A cabinet kept with an account: what was measured, what fits, another name, or away with it. Works without scripts. */
export function KeptCabinet({ cabinet }: KeptCabinetProps) {
  const { account, cabinet: words } = useTexts()
  const path = usePaths()
  const { place, name, systemType, measures } = cabinet
  const called = name || plainName(measures, words)

  return (
    <>
      <h2>{called}</h2>
      <p className="mt-1 text-sm text-muted">{words.purpose.systemTypes[systemType]}</p>
      <ul className="mt-3 mb-4 text-sm text-muted">
        {sayMeasures(measures, words.purpose).map((said) => (
          <li key={said}>{said}</li>
        ))}
      </ul>
      <div className="grid gap-3">
        <ButtonLink
          to={path('configuratorProducts', systemType, measuresQuery(measures))}
          className="justify-self-start"
          aria-label={words.fitsOf(called)}
        >
          {words.fits}
          <ArrowRight aria-hidden size={18} />
        </ButtonLink>
        <Form method="post" className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <input type="hidden" name="place" value={place} />
          <TextInput
            label={words.name}
            name="name"
            id={`name-${place}`}
            aria-label={account.cabinets.nameOf(called)}
            defaultValue={name}
            placeholder={plainName(measures, words)}
            maxLength={longestName}
            autoComplete="off"
          />
          <Button
            type="submit"
            name="intent"
            value="rename"
            look="quiet"
            aria-label={account.cabinets.saveOf(called)}
          >
            {account.cabinets.save}
          </Button>
        </Form>
        <Form method="post">
          <input type="hidden" name="place" value={place} />
          <Button
            type="submit"
            name="intent"
            value="forget"
            look="plain"
            className="-ml-3 text-muted"
            aria-label={words.forgetOf(called)}
          >
            <Trash2 aria-hidden size={18} />
            {words.forget}
          </Button>
        </Form>
      </div>
    </>
  )
}
