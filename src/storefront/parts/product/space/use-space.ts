import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { View } from './open-space.ts'

/** Impossible: this browser has no WebGL. Failed: the model or what shows it could not be had. */
export type SpaceState = 'loading' | 'shown' | 'impossible' | 'failed'

type Point = { x: number; y: number }

/** A canvas with a model on it that follows keys, wheel, finger and fingers. */
export function useSpace({ url, pullsOut }: { url: string; pullsOut: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const view = useRef<View>(null)
  const [state, setState] = useState<SpaceState>('loading')
  const pointers = useRef(new Map<number, Point>())

  // A view belongs to its canvas: it opens when that is there and closes with it.
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const leaving = new AbortController()
    show(element, { url, pullsOut }, leaving.signal).then(
      (opened) => {
        if (!opened) return setState('impossible')
        if (leaving.signal.aborted) return opened.close()
        view.current = opened
        setState('shown')
      },
      (error) => {
        if (leaving.signal.aborted) return
        console.warn('The model could not be shown.', error)
        setState('failed')
      },
    )
    return () => {
      leaving.abort()
      view.current?.close()
      view.current = null
    }
  }, [url, pullsOut])

  // React listens to the wheel passively, and then the browser would enlarge the page.
  useEffect(() => {
    const element = canvas.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      view.current?.zoom(Math.exp(-event.deltaY / 500))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])

  const turn = (across: number, up: number) => view.current?.turn(across, up)
  const zoom = (factor: number) => view.current?.zoom(factor)
  const reset = () => view.current?.reset()

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (arrow) turn(...arrow)
    else if (event.key === '+' || event.key === '=') zoom(1.2)
    else if (event.key === '-') zoom(1 / 1.2)
    else if (event.key === 'Home') reset()
    else return
    event.preventDefault()
  }

  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (!other) return turn((before.x - now.x) * 0.008, (now.y - before.y) * 0.006)

    const [from, to] = [distance(before, other), distance(now, other)]
    if (from > 0) zoom(to / from)
  }

  const onPointerUp = (event: PointerEvent) => void pointers.current.delete(event.pointerId)

  return {
    canvas,
    state,
    turn,
    zoom,
    reset,
    pull: (out: boolean) => view.current?.pull(out),
    onKeyDown,
    touched: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  }
}

const arrows: Readonly<Record<string, [across: number, up: number]>> = {
  ArrowLeft: [-0.2, 0],
  ArrowRight: [0.2, 0],
  ArrowUp: [0, 0.15],
  ArrowDown: [0, -0.15],
}

/** Fetches the model and what shows it side by side; null when this browser cannot show it, before anything is fetched. */
async function show(
  canvas: HTMLCanvasElement,
  { url, pullsOut }: { url: string; pullsOut: boolean },
  signal: AbortSignal,
): Promise<View | null> {
  if (!hasWebGl()) return null
  const [{ openSpace, readModel }, file] = await Promise.all([import('./space.ts'), fetchModel(url, signal)])
  if (signal.aborted) return null
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return openSpace(canvas, readModel(file), { pullsOut, calm })
}

/** Asked on a canvas of its own: one that has another kind of context gets no more of this kind. */
const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null

async function fetchModel(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.arrayBuffer()
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
