import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type DialogProps = {
  id: string
  title: ReactNode
  /** The name of the button that closes it. */
  close: string
  footer?: ReactNode
  onClose?: () => void
  children: ReactNode
}

/** A window over the page, opened by a `DialogButton` or `showDialog`, closed by its button, Escape or a click beside it. */
export const Dialog = (props: DialogProps) => <Over {...props} look="dialog" />

/** The same at the side of the page, as high as the screen. */
export const Drawer = (props: DialogProps) => <Over {...props} look="dialog drawer" />

const Over = ({ id, title, close, footer, onClose, children, look }: DialogProps & { look: string }) => (
  <dialog id={id} className={look} aria-labelledby={`${id}-title`} onClose={onClose} {...{ closedby: 'any' }}>
    {/* No header or footer: those belong to the page, and a dialog may stand in one of them. */}
    <div className="dialog-head">
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      {/* A form of this kind closes its dialog, with scripts or without. */}
      <form method="dialog">
        <button className="icon-button" aria-label={close} type="submit">
          <X aria-hidden size={20} />
        </button>
      </form>
    </div>
    <div className="dialog-body">{children}</div>
    {footer && <div className="dialog-foot">{footer}</div>}
  </dialog>
)

/** Opens a dialog: by the browser itself where it can, otherwise by script. */
export const DialogButton = ({ opens, ...button }: { opens: string } & ComponentProps<'button'>) => (
  <button
    type="button"
    aria-haspopup="dialog"
    {...button}
    {...{ command: 'show-modal', commandfor: opens }}
    onClick={() => showDialog(opens)}
  />
)

export function showDialog(id: string): void {
  const dialog = dialogOf(id)
  if (dialog && !dialog.open) dialog.showModal()
}

export const closeDialog = (id: string): void => dialogOf(id)?.close()

function dialogOf(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : null
}
