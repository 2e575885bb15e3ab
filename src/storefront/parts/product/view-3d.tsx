import { Box } from 'lucide-react'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../shop-frame.tsx'
import type { View3dWindow } from './view-3d-window.tsx'
import type { WireMedia } from './wire.ts'

type View3dProps = {
  name: string
  model: { url: string; pullsOut: boolean }
  /** Shown until the model is there, and instead of it where it cannot be. */
  poster: WireMedia | null | undefined
}

/** A page whose address ends so opens with the product in space. */
const anchor = '#in-3d'

/**
 * Opens the product in space; nothing of it is fetched before somebody asks. It is a link, because a touch may come
 * before the scripts do: the browser then writes its end into the address, where it is found as soon as they are there.
 */
export function View3d({ name, model, poster }: View3dProps) {
  const { space: texts } = useTexts().product
  const link = useRef<HTMLAnchorElement>(null)
  const [opened, setOpened] = useState<{ Window: typeof View3dWindow } | null>(null)
  const [missing, setMissing] = useState(false)

  const open = useCallback(async () => {
    try {
      const { View3dWindow } = await import('./view-3d-window.tsx')
      setMissing(false)
      setOpened({ Window: View3dWindow })
    } catch (error) {
      console.warn('The view in space could not be had.', error)
      setMissing(true)
    }
  }, [])

  useEffect(() => {
    if (location.hash !== anchor) return
    history.replaceState(history.state, '', location.pathname + location.search)
    void open()
  }, [open])

  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    void open()
  }
  const close = () => {
    setOpened(null)
    link.current?.focus()
  }

  return (
    <div className="view-3d">
      <a ref={link} href={anchor} className="button button-quiet" aria-haspopup="dialog" onClick={onClick}>
        <Box aria-hidden size={18} />
        {texts.open}
      </a>
      {missing && <p role="status">{texts.state.failed}</p>}
      {opened && <opened.Window name={name} model={model} poster={poster} onClose={close} />}
    </div>
  )
}
