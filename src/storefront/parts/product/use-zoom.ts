import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { moved, type Point, scaled, whole } from './zoom-view.ts'

const keyFactor = 1.4
const keyStep = 80
/** So far a finger moves before it has swiped. */
const swipe = 60

/** A view of a picture that follows keys, wheel, finger and fingers. At full size it turns to the next picture instead. */
export function useZoom(turn: (step: number) => void) {
  const [view, setView] = useState(whole)
  const frame = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const pulled = useRef(0)

  const size = () => ({
    width: frame.current?.clientWidth ?? 0,
    height: frame.current?.clientHeight ?? 0,
  })
  const scale = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView((view) => scaled(view, factor, at, size()))
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect()
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 }
  }

  // React listens to the wheel passively, and then the browser would enlarge the page.
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = fromMiddle(event)
      setView((view) => scaled(view, Math.exp(-event.deltaY / 300), at, sizeOf(element)))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  })

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (event.key === '+' || event.key === '=') scale(keyFactor)
    else if (event.key === '-') scale(1 / keyFactor)
    else if (event.key === '0') setView(whole)
    else if (arrow && view.scale > 1) setView(moved(view, arrow, size()))
    else if (arrow?.x) turn(-Math.sign(arrow.x))
    else return
    event.preventDefault()
  }

  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, fromMiddle(event))
    pulled.current = 0
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = fromMiddle(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)

    if (other) {
      const [from, to] = [distance(before, other), distance(now, other)]
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      if (from > 0) scale(to / from, middle)
    } else {
      pulled.current += now.x - before.x
      setView((view) => moved(view, { x: now.x - before.x, y: now.y - before.y }, size()))
    }
  }

  function onPointerUp(event: PointerEvent) {
    pointers.current.delete(event.pointerId)
    if (view.scale === 1 && Math.abs(pulled.current) > swipe) turn(-Math.sign(pulled.current))
    pulled.current = 0
  }

  return {
    view,
    frame,
    scale,
    larger: () => scale(keyFactor),
    smaller: () => scale(1 / keyFactor),
    reset: () => setView(whole),
    onKeyDown,
    touched: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        view.scale > 1 ? setView(whole) : scale(2.5, fromMiddle(event)),
    },
  }
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
}

const sizeOf = (element: HTMLElement | null) => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
})

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
