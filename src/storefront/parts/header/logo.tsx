/** Our mark and name: a bin of two halves, kept apart. Its colours follow the page. */
export const Logo = () => (
  <span className="logo">
    <svg viewBox="0 0 28 28" width="28" height="28" fill="none" aria-hidden="true">
      <path d="M3 6.5h10v16a3 3 0 0 1-3 3H6.5a3 3 0 0 1-3-3z" fill="var(--primary)" />
      <path d="M15 6.5h10l-.5 16a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3z" fill="var(--ink)" />
      <path d="M3 2.5h22" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
    Trennwerk
  </span>
)
