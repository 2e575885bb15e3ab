import type { ComponentProps } from 'react'
import { Link } from './link.tsx'

export type ButtonLook = 'primary' | 'quiet' | 'plain' | 'danger'
type Look = { look?: ButtonLook; size?: 'normal' | 'large'; wide?: boolean }

/** Does something. Inside a form it submits, unless its type says otherwise. */
export const Button = ({ look, size, wide, className, ...button }: Look & ComponentProps<'button'>) => (
  <button {...button} className={buttonClass({ look, size, wide }, className)} />
)

/** Goes somewhere, looking like a button. */
export const ButtonLink = ({ look, size, wide, className, ...link }: Look & ComponentProps<typeof Link>) => (
  <Link {...link} className={buttonClass({ look, size, wide }, className)} />
)

const buttonClass = (
  { look = 'primary', size, wide }: { [Key in keyof Look]: Look[Key] | undefined },
  more = '',
) => `button button-${look}${size === 'large' ? ' button-large' : ''}${wide ? ' w-full' : ''} ${more}`.trim()
