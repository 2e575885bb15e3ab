import { ArrowRight, ChevronDown } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { askedFirst } from '../../../shop/configurator/asked-first.ts'
import { type Length, lengths, type SystemType } from '../../../shop/configurator/measures.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldId } from '../../../ui/field.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { Select } from '../../../ui/select.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { type LoadedConfigurator, wordsOfType } from './load-configurator.ts'
import { MeasureField } from './measure-field.tsx'
import type { Typed } from './measuring.ts'
import { ObstacleFields } from './obstacle-fields.tsx'
import type { Question } from './questions.ts'
import type { useMeasuring } from './use-measuring.ts'

type MeasureFormProps = {
  type: SystemType
  known: LoadedConfigurator
  /** What the address held when the page was drawn; what is typed since then the fields know. */
  initially: Typed
  measuring: Pick<
    ReturnType<typeof useMeasuring>,
    'form' | 'onInput' | 'onClickCapture' | 'onSettle' | 'onSubmit'
  >
  questions: readonly Question[]
  say: (question: Question) => string
  /** Stands beside the button that shows the result. */
  verdict: ReactNode
}

/** The measures of a place, the main ones first. Without scripts it leads to the result like any form. */
export function MeasureForm({
  type,
  known,
  initially,
  measuring,
  questions,
  say,
  verdict,
}: MeasureFormProps) {
  const { measuring: texts } = useTexts().configurator
  const path = usePaths()
  const words = wordsOfType(known, type)
  const more = words.inputsMore.filter((name) => name !== 'hingeSide')
  const isKnown = more.some(
    (name) => initially[name] !== undefined || questions.some(({ field }) => field === name),
  )
  const field = (name: string) => (
    <Input key={name} name={name} {...{ type, known, initially, questions, say }} />
  )

  return (
    <form
      ref={measuring.form}
      method="get"
      action={path('configuratorProducts', type)}
      onInput={measuring.onInput}
      onClickCapture={measuring.onClickCapture}
      onBlur={measuring.onSettle}
      onSubmit={measuring.onSubmit}
      className="measure-form"
      autoComplete="off"
    >
      {initially.product && <input type="hidden" name="product" value={initially.product} />}
      <Fieldset legend={texts.main} className="grid gap-6">
        {words.inputsMain.map(field)}
        {words.inputsMain.includes('bodyDepth') && <p className="hint -mt-2">{texts.eitherDepth}</p>}
      </Fieldset>
      <ObstacleFields
        type={type}
        initially={initially}
        hinges={words.inputsMore.includes('hingeSide') ? (known.inputs.hingeSide?.name ?? null) : null}
      />
      {more.length > 0 && (
        <More isOpen={isKnown} fields={more} title={texts.more} text={texts.moreText}>
          {more.map(field)}
        </More>
      )}
      <div className="measure-go">
        {verdict}
        {/* The first of them is what the enter key does. */}
        <p className="flex flex-row-reverse gap-2">
          <Button size="large" data-later="rather">
            {texts.show}
            <ArrowRight aria-hidden size={18} />
          </Button>
          <Button look="quiet" formAction={path('configuratorType', type)} className="measure-redraw">
            {texts.redraw}
          </Button>
        </p>
      </div>
    </form>
  )
}

type InputProps = Pick<MeasureFormProps, 'type' | 'known' | 'initially' | 'questions' | 'say'> & {
  name: string
}

function Input({ name, type, known, initially, questions, say }: InputProps) {
  const { measuring: texts } = useTexts().configurator
  const words = known.inputs[name]
  if (!words) return null

  if (isLength(name)) {
    const question = questions.find(({ field }) => field === name)
    const asked = askedFirst(known.figures.required[type], wordsOfType(known, type).inputsMain)
    return (
      <MeasureField
        name={name}
        type={type}
        words={words}
        value={initially[name]}
        question={question}
        asked={question && say(question)}
        isOptional={!asked.some((way) => way.includes(name))}
      />
    )
  }
  if (name === 'drawerSystem') {
    const deductions = known.figures.drawerDeductions
    const drawers = known.drawerSystems.filter(({ id }) => deductions[id] !== undefined)
    return (
      <Select
        label={words.name}
        name={name}
        defaultValue={initially[name] ?? 'unknown'}
        options={[
          { value: 'unknown', label: texts.unknownDrawer },
          ...drawers.map(({ id, name }) => ({ value: id, label: name })),
          ...('wooden' in deductions ? [{ value: 'wooden', label: texts.wooden }] : []),
        ]}
      />
    )
  }
  if (name === 'doorCount')
    return (
      <Select
        label={words.name}
        name={name}
        defaultValue={initially[name] ?? '1'}
        options={[
          { value: '1', label: texts.doors[1] },
          { value: '2', label: texts.doors[2] },
        ]}
      />
    )
  return null
}

const isLength = (name: string): name is Length => (lengths as readonly string[]).includes(name)

type MoreProps = {
  isOpen: boolean
  fields: readonly string[]
  title: string
  text: string
  children: ReactNode
}

/** Folded away until somebody knows more, or comes to measure just this. */
function More({ isOpen, fields, title, text, children }: MoreProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  useShownByAddress(fold, fields)

  return (
    <details ref={fold} className="fold measure-more" open={isOpen}>
      <summary>
        {title}
        <ChevronDown aria-hidden size={18} />
      </summary>
      <p className="hint mb-5">{text}</p>
      <div className="grid gap-6 pb-5">{children}</div>
    </details>
  )
}

/** An address that ends in a field's name leads to it, also where it is folded away. */
function useShownByAddress(fold: RefObject<HTMLDetailsElement | null>, fields: readonly string[]) {
  const { hash } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a type do not change
  useEffect(() => {
    if (!hash || !fields.some((name) => hash === `#${fieldId(name)}`)) return
    if (fold.current) fold.current.open = true
    document.getElementById(hash.slice(1))?.focus()
  }, [hash])
}
