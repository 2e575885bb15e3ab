import { Alert } from '../../ui/alert.tsx'
import type { Terms } from './cart-shape.ts'

/** When the works are closed and when the first parcels arrive after that. */
export const ClosureNotice = ({ closures }: Pick<Terms, 'closures'>) =>
  closures.map(({ id, title, text }) => (
    <Alert key={id} title={title}>
      <p>{text}</p>
    </Alert>
  ))
