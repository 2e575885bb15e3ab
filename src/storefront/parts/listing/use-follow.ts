import { type RefObject, useEffect, useRef } from 'react'

/**
 * A field the visitor fills in, that follows the address when that changes elsewhere: by a chip, by the back button.
 * It is the same field all along, so the focus stays where it is.
 */
export function useFollowingValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  useEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value
  }, [value])
  return field
}

/** The same for boxes and radios. */
export function useFollowingTick(ticked: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.checked = ticked
  }, [ticked])
  return field
}
