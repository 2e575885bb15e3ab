import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { type OrdersAsked, orderStates } from './orders-asked.ts'

/** Finds the one order among many: by a number or a word of it, and by how it stands. */
export function OrderFilter({ asked }: { asked: OrdersAsked }) {
  const { orders } = useTexts().account
  const path = usePaths()

  return (
    <Form
      // What the address says stands in the fields, also when it was changed by a link.
      key={`${asked.state} ${asked.search}`}
      action={path('orders')}
      role="search"
      aria-label={orders.filter}
      className="mt-8 grid items-end gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <TextInput
        label={orders.search}
        name="search"
        type="search"
        autoComplete="off"
        maxLength={100}
        defaultValue={asked.search}
      />
      <Select
        label={orders.state}
        name="state"
        defaultValue={asked.state}
        options={[
          { value: '', label: orders.anyState },
          ...orderStates.map((state) => ({ value: state, label: orders.states[state] })),
        ]}
      />
      <Button type="submit" look="quiet" className="justify-self-start">
        {orders.show}
      </Button>
    </Form>
  )
}
