/** The first thing on a page for those who move by keyboard: over the header to what they came for. */
export const SkipLink = ({ to, children }: { to: string; children: string }) => (
  <a href={`#${to}`} className="skip button button-primary">
    {children}
  </a>
)
