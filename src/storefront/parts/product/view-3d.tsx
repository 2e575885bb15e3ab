import { Box } from 'lucide-react'
import { useRef, useState } from 'react'
import { useHydrated } from '../../../ui/hydrated.ts'
import { useTexts } from '../../shop-frame.tsx'
import type { View3dWindow } from './view-3d-window.tsx'
import type { WireMedia } from './wire.ts'

type View3dProps = {
  name: string
  model: { url: string; pullsOut: boolean }
  /** Shown until the model is there, and instead of it where it cannot be. */
  poster: WireMedia | null | undefined
}

/** Opens the product in space. Nothing of it is fetched before somebody asks, and without scripts there is nothing to ask. */
export function View3d({ name, model, poster }: View3dProps) {
  const { space: texts } = useTexts().product
  const alive = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ Window: typeof View3dWindow } | null>(null)
  const [missing, setMissing] = useState(false)

  async function open() {
    try {
      const { View3dWindow } = await import('./view-3d-window.tsx')
      setMissing(false)
      setOpened({ Window: View3dWindow })
    } catch (error) {
      console.warn('The view in space could not be had.', error)
      setMissing(true)
    }
  }
  const close = () => {
    setOpened(null)
    button.current?.focus()
  }

  return (
    <div className="view-3d">
      <button
        ref={button}
        type="button"
        className="button button-quiet"
        // It keeps its place from the beginning, and is there to be pressed once it does something.
        disabled={!alive}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Box aria-hidden size={18} />
        {texts.open}
      </button>
      {missing && <p role="status">{texts.state.failed}</p>}
      {opened && <opened.Window name={name} model={model} poster={poster} onClose={close} />}
    </div>
  )
}
