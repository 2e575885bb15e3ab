/** Our mark: two bins under one lid. What is left free between them is a T. Its colours follow the page. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path
      d="M1.75 3h20.5a.75.75 0 0 1 .75.75v1.5a.75.75 0 0 1-.75.75H1.75A.75.75 0 0 1 1 5.25v-1.5A.75.75 0 0 1 1.75 3z"
      fill="var(--ink)"
    />
    <path d="M2.4 8.25H11V21.5H5.9a2 2 0 0 1-2-1.75z" fill="var(--primary)" />
    <path d="M13 8.25h8.6l-1.5 11.5a2 2 0 0 1-2 1.75H13z" fill="var(--ink)" />
  </svg>
)

/** The mark and the name. */
export const Logo = () => (
  <span className="logo">
    <Mark />
    Trennwerk
  </span>
)
