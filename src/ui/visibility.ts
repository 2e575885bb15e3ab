/** On which screens something is shown; what is not said is shown. */
export type Visibility = { mobile?: boolean; tablet?: boolean; desktop?: boolean }

/** The classes that hide something on small, middle or large screens. Specification 9, contract 5.7. */
export const visibilityClasses = ({ mobile = true, tablet = true, desktop = true }: Visibility): string =>
  [!mobile && 'max-md:hidden', !tablet && 'md:max-lg:hidden', !desktop && 'lg:hidden']
    .filter(Boolean)
    .join(' ')
