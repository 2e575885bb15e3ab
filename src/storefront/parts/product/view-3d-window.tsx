import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Minus, Plus, RotateCcw, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../shop-frame.tsx'
import { Picture } from './picture.tsx'
import { useSpace } from './space/use-space.ts'
import type { WireMedia } from './wire.ts'

type View3dWindowProps = {
  name: string
  model: { url: string; pullsOut: boolean }
  poster: WireMedia | null | undefined
  onClose: () => void
}

/** A model over the whole page: turned, enlarged and pulled out by keys, buttons, wheel, mouse and fingers. */
export function View3dWindow({ name, model, poster, onClose }: View3dWindowProps) {
  const { space: texts } = useTexts().product
  const dialog = useRef<HTMLDialogElement>(null)
  const { canvas, state, turn, zoom, reset, pull, onKeyDown, touched } = useSpace(model)
  const [isOut, setOut] = useState(true)

  // The dialog gives the focus back by itself when it closes, as long as it is still there to do so.
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog ref={dialog} className="zoom space" aria-label={texts.title(name)} onClose={onClose}>
      <div className="zoom-frame">
        {state !== 'shown' && <Picture media={poster} silent />}
        {/* Arrow keys turn the model, so a screen reader must hand them over; the buttons do the same. */}
        <div
          className="space-stage"
          hidden={state === 'impossible' || state === 'failed'}
          role="application"
          aria-label={texts.model(name)}
          aria-describedby="space-keys"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what keys move must be reachable by keyboard (WCAG 2.1.1).
          tabIndex={0}
          onKeyDown={onKeyDown}
          {...touched}
        >
          <canvas ref={canvas} aria-hidden />
        </div>
      </div>
      <p className="zoom-state" role="status">
        {texts.state[state]}
      </p>
      <p id="space-keys" className="sr-only">
        {texts.keys}
      </p>
      {state === 'shown' && (
        <div className="zoom-tools">
          <Tool label={texts.left} onClick={() => turn(-0.35, 0)}>
            <ChevronLeft aria-hidden size={22} />
          </Tool>
          <Tool label={texts.right} onClick={() => turn(0.35, 0)}>
            <ChevronRight aria-hidden size={22} />
          </Tool>
          <Tool label={texts.up} onClick={() => turn(0, 0.25)}>
            <ChevronUp aria-hidden size={22} />
          </Tool>
          <Tool label={texts.down} onClick={() => turn(0, -0.25)}>
            <ChevronDown aria-hidden size={22} />
          </Tool>
          <Tool label={texts.smaller} onClick={() => zoom(1 / 1.25)}>
            <Minus aria-hidden size={20} />
          </Tool>
          <Tool label={texts.larger} onClick={() => zoom(1.25)}>
            <Plus aria-hidden size={20} />
          </Tool>
          <Tool label={texts.reset} onClick={reset}>
            <RotateCcw aria-hidden size={19} />
          </Tool>
          {model.pullsOut && (
            <button
              type="button"
              className="button"
              onClick={() => {
                setOut(!isOut)
                pull(!isOut)
              }}
            >
              {isOut ? texts.pushIn : texts.pullOut}
            </button>
          )}
        </div>
      )}
      {/* A form of this kind closes its dialog. */}
      <form method="dialog" className="zoom-close">
        <button type="submit" className="icon-button" aria-label={texts.close}>
          <X aria-hidden size={22} />
        </button>
      </form>
    </dialog>
  )
}

type ToolProps = { label: string; onClick: () => void; children: ReactNode }

const Tool = ({ label, onClick, children }: ToolProps) => (
  <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
    {children}
  </button>
)
