const widest = 900

/** A cabinet from above, as wide as it is beside the others. */
export const WidthDrawing = ({ width, className = '' }: { width: number; className?: string }) => (
  <svg
    viewBox={`0 0 ${widest} 90`}
    aria-hidden="true"
    className={`h-9 w-full max-w-72 ${className}`}
    preserveAspectRatio="xMinYMid meet"
  >
    <rect x="3" y="3" width={width - 6} height="84" fill="none" stroke="var(--edge)" strokeWidth="6" />
    <rect
      x="45"
      y="20"
      width={width - 90}
      height="50"
      fill="var(--primary-soft)"
      stroke="var(--primary)"
      strokeWidth="6"
    />
  </svg>
)
