import { useState } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { useTexts } from '../../shop-frame.tsx'
import type { Done } from './done.ts'

/** What a form sent without scripts achieved, on top of the page that follows it and of no other. */
export function DoneNote({ done, className = 'mb-6' }: { done: Done | null; className?: string }) {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const [isLeft, setLeft] = useState(false)
  if (key !== firstKey && !isLeft) setLeft(true)
  const { site } = useTexts()
  if (!done || isLeft) return null

  return (
    <div className={className}>
      <Alert tone="success">{site.done[done]}</Alert>
    </div>
  )
}
