import { type ComponentProps, createContext, use, useState } from 'react'
import { type FetcherWithComponents, Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button.tsx'

type FormProps = ComponentProps<typeof Form>
type Fetcher = FetcherWithComponents<unknown>
type Navigation = ReturnType<typeof useNavigation>

/**
 * A form that is sent once at a time, and knows when it is under way: from the moment it is sent until its answer is there, or the page
 * it leads to. Whatever else the page does meanwhile (asking for its data anew, another form, a link) does not stop it.
 */
export function SendingForm({ fetcher, ...form }: FormProps & { fetcher?: Fetcher | undefined }) {
  return fetcher ? (
    <Sent as={fetcher.Form} isSending={fetcher.state === 'submitting'} {...form} />
  ) : (
    <PageForm {...form} />
  )
}

/** Its button. While the form is under way it says so and does nothing. */
export const SendButton = (button: ComponentProps<typeof Button>) => (
  <Button type="submit" {...button} aria-disabled={useIsSending() || button['aria-disabled']} />
)

/** Whether the form around is under way. */
export const useIsSending = (): boolean => use(Sending)

const Sending = createContext(false)

function PageForm({ onSubmit, ...form }: FormProps) {
  const navigation = useNavigation()
  const [begun, setBegun] = useState<{ after: FormData | undefined }>()
  const [own, setOwn] = useState<Navigation>()
  // What the router sends next is what was begun here.
  if (begun && navigation.formData && navigation.formData !== begun.after) {
    setBegun(undefined)
    setOwn(navigation)
  }

  return (
    <Sent
      as={Form}
      {...form}
      isSending={own !== undefined && isOn(navigation, own)}
      onSubmit={(event) => {
        onSubmit?.(event)
        if (!event.defaultPrevented) setBegun({ after: navigation.formData })
      }}
    />
  )
}

/** An answer that came back can be acted upon while the rest of its page is asked for; one that leads elsewhere is still under way. */
const isOn = (now: Navigation, own: Navigation): boolean =>
  now.formData !== undefined &&
  now.formData === own.formData &&
  (now.state === 'submitting' || now.location !== own.location)

function Sent({
  as: SomeForm,
  isSending,
  onSubmit,
  ...form
}: FormProps & { as: Fetcher['Form']; isSending: boolean }) {
  return (
    <Sending value={isSending}>
      <SomeForm
        {...form}
        onSubmit={(event) => {
          if (isSending) event.preventDefault()
          else onSubmit?.(event)
        }}
      />
    </Sending>
  )
}
