import { ChevronDown } from 'lucide-react'
import { useTexts } from '../../shop-frame.tsx'

export type Announced = { title: string; text: string }

/** What everybody should know today, in one line that unfolds; on other days what the shop stands for. */
export function Announcement({ announced }: { announced: Announced | undefined }) {
  const { claim } = useTexts().site
  if (!announced) return <p>{claim}</p>

  return (
    <details className="drop announcement" name="header">
      <summary>
        {announced.title}
        <ChevronDown aria-hidden size={16} />
      </summary>
      <p>{announced.text}</p>
    </details>
  )
}
