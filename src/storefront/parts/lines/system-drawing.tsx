import type { ReactNode } from 'react'
import { type Box, facesOf, type Place, points } from './oblique.ts'

export const systemKinds = ['complete', 'existing-pullout', 'swing-door', 'free-standing'] as const
export type SystemKind = (typeof systemKinds)[number]

/** A kind of system in the cabinet it is made for: 600 mm wide, 720 high, 560 deep. */
export const SystemDrawing = ({ kind, className = '' }: { kind: SystemKind; className?: string }) => (
  <svg
    viewBox="-290 -930 1150 1130"
    aria-hidden="true"
    className={className}
    fill="none"
    stroke="var(--ink)"
    strokeWidth="5"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    {drawings[kind]}
  </svg>
)

const drawings = {
  complete: (
    <>
      <Cabinet />
      <Drawer pulled={430}>
        <Bin at={[50, 60, -390]} size={[230, 400, 380]} green />
        <Bin at={[310, 60, -190]} size={[230, 400, 180]} />
        <Bin at={[310, 60, -390]} size={[230, 400, 180]} />
      </Drawer>
    </>
  ),
  'existing-pullout': (
    <>
      <Cabinet faint />
      <g stroke="var(--edge)">
        <Drawer pulled={430} />
      </g>
      <g stroke="var(--edge)" strokeDasharray="2 16">
        <Line from={[50, 60, -390]} to={[50, 400, -390]} />
        <Line from={[540, 60, -390]} to={[540, 400, -390]} />
        <Line from={[540, 60, -10]} to={[540, 400, -10]} />
      </g>
      <g transform="translate(0 -330)">
        <Bin at={[50, 60, -390]} size={[230, 320, 380]} green />
        <Bin at={[310, 60, -190]} size={[230, 320, 180]} />
        <Bin at={[310, 60, -390]} size={[230, 320, 180]} />
      </g>
    </>
  ),
  'swing-door': (
    <>
      <Cabinet />
      <Bin at={[50, 130, -330]} size={[300, 400, 280]} green />
      <polygon
        points={points([0, 0, 0], [0, 0, -580], [0, 720, -580], [0, 720, 0])}
        fill="var(--page)"
        fillOpacity="0.5"
      />
    </>
  ),
  'free-standing': (
    <>
      <Line from={[-160, 0, 200]} to={[640, 0, 200]} faint />
      <Bin at={[90, 0, 0]} size={[360, 540, 330]} green />
      <polygon
        points={points([90, 540, 330], [450, 540, 330], [450, 800, 210], [90, 800, 210])}
        fill="var(--page)"
      />
    </>
  ),
} satisfies Record<SystemKind, ReactNode>

/** Body, back and floor; the front is open. */
function Cabinet({ faint }: { faint?: boolean }) {
  return (
    <g stroke={faint ? 'var(--line)' : 'var(--edge)'}>
      <polygon points={points([600, 0, 0], [600, 720, 0], [600, 720, 560], [600, 0, 560])} />
      <polygon points={points([0, 720, 0], [600, 720, 0], [600, 720, 560], [0, 720, 560])} />
      <polygon points={points([0, 0, 0], [600, 0, 0], [600, 720, 0], [0, 720, 0])} fill="var(--surface)" />
      <polyline points={points([19, 720, 0], [19, 19, 0], [581, 19, 0], [581, 720, 0])} />
    </g>
  )
}

/** Pulled towards us; its front is drawn as if of glass, so that the bins are seen. */
function Drawer({ pulled, children }: { pulled: number; children?: ReactNode }) {
  const [front, back] = [-pulled, 60]
  return (
    <>
      <polygon
        points={points([30, 40, front], [570, 40, front], [570, 40, back], [30, 40, back])}
        fill="var(--page)"
      />
      <polygon points={points([30, 40, front], [30, 190, front], [30, 190, back], [30, 40, back])} />
      {children}
      <polygon
        points={points([570, 40, front], [570, 190, front], [570, 190, back], [570, 40, back])}
        fill="var(--page)"
        fillOpacity="0.7"
      />
      <polygon
        points={points(
          [3, 0, front - 20],
          [597, 0, front - 20],
          [597, 700, front - 20],
          [3, 700, front - 20],
        )}
        fill="var(--page)"
        fillOpacity="0.45"
      />
    </>
  )
}

function Bin({ green, ...box }: Box & { green?: boolean }) {
  const { front, top, side } = facesOf(box)
  return (
    <g
      fill={green ? 'var(--primary)' : 'var(--raised)'}
      stroke={green ? 'var(--primary-strong)' : 'var(--ink)'}
    >
      <polygon points={side} fillOpacity={green ? 0.8 : 1} />
      <polygon points={front} />
      <polygon points={top} fill={green ? 'var(--primary-soft)' : 'var(--surface)'} />
    </g>
  )
}

function Line({ from, to, faint }: { from: Place; to: Place; faint?: boolean }) {
  return <polyline points={points(from, to)} {...(faint && { stroke: 'var(--edge)' })} />
}
