import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { type Tone, ToneIcon } from './alert.tsx'

export type Toast = { id: number; tone: Tone; message: ReactNode; persistent: boolean; forMs: number }

/** Specification 9. */
const defaultMs = 2_500

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Tells the visitor something in passing. It leaves by itself, unless it is persistent. */
export function showToast(
  message: ReactNode,
  { tone = 'info', persistent = false, forMs = defaultMs }: ToastOptions = {},
) {
  lastId += 1
  change([...toasts, { id: lastId, tone, message, persistent, forMs }])
  return lastId
}

export type ToastOptions = { tone?: Tone; persistent?: boolean; forMs?: number }

export const closeToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const none: readonly Toast[] = []

/** What is being said, and how to say more. */
export const useToasts = () => ({
  toasts: useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  ),
  showToast,
  closeToast,
})

/** Where toasts appear, once on every page; read out when they do. */
export function ToastRegion({ label, close }: { label: string; close: string }) {
  const { toasts } = useToasts()

  return (
    <section aria-label={label} aria-live="polite">
      <ul className="toasts">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} close={close} />
        ))}
      </ul>
    </section>
  )
}

/** The clock stands still while somebody reads: under a pointer or with the focus inside. */
function ToastItem({ toast, close }: { toast: Toast; close: string }) {
  const [read, setRead] = useState(false)

  useEffect(() => {
    if (toast.persistent || read) return
    const timer = setTimeout(() => closeToast(toast.id), toast.forMs)
    return () => clearTimeout(timer)
  }, [toast, read])

  return (
    <li
      className={`alert tone-${toast.tone}`}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      <ToneIcon tone={toast.tone} />
      <span>{toast.message}</span>
      <button type="button" className="icon-button" aria-label={close} onClick={() => closeToast(toast.id)}>
        <X aria-hidden size={18} />
      </button>
    </li>
  )
}
