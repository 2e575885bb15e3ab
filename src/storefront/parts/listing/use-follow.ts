import { type RefObject, useEffect, useRef } from 'react'

/**
 * A field the visitor fills in, that follows the address when that changes elsewhere: by a chip, by the back button.
 * It is the same field all along, so the focus stays where it is; what was filled in before the scripts came stays too.
 */
export function useFollowingValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Field | null> {
  return useFollowing(value, (field: Field) => {
    if (field.value !== value) field.value = value
  })
}

/** The same for boxes and radios. */
export function useFollowingTick(ticked: boolean): RefObject<HTMLInputElement | null> {
  return useFollowing(ticked, (field: HTMLInputElement) => {
    field.checked = ticked
  })
}

function useFollowing<Field, Value>(value: Value, follow: (field: Field) => void): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const followed = useRef(value)

  useEffect(() => {
    if (followed.current === value) return
    followed.current = value
    if (field.current) follow(field.current)
  })
  return field
}
