/** Whether the visitor asked her device to keep still. */
export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
