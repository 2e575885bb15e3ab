import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useHydrated } from './hydrated.ts'

export type Tab = { id: string; name: ReactNode; content: ReactNode }

/**
 * Several panels in the place of one. Without scripts the names are links to their panels, and the
 * browser shows the one its address names; with scripts they are tabs, moved through by arrow keys.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const alive = useHydrated()
  const [chosen, choose] = useState<string | null>(null)
  const shown = chosen ?? addressed(tabs, alive) ?? tabs[0]?.id

  const onKeyDown = (event: KeyboardEvent) => {
    const target =
      tabs[
        nextPosition(
          event.key,
          tabs.findIndex(({ id }) => id === shown),
          tabs.length,
        )
      ]
    if (!target) return
    event.preventDefault()
    choose(target.id)
    document.getElementById(`tab-${target.id}`)?.focus()
  }

  return (
    <div className={alive ? undefined : 'tabs-asleep'}>
      <div className="tab-list" {...(alive && { role: 'tablist', 'aria-label': label })}>
        {tabs.map(({ id, name }) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            {...(alive && {
              role: 'tab',
              'aria-selected': id === shown,
              'aria-controls': id,
              tabIndex: id === shown ? 0 : -1,
              onKeyDown,
              onClick: (event) => {
                event.preventDefault()
                choose(id)
              },
            })}
          >
            {name}
          </a>
        ))}
      </div>
      {tabs.map(({ id, name, content }) => (
        <section
          key={id}
          id={id}
          className="pt-6"
          hidden={alive && id !== shown}
          {...(alive && { role: 'tabpanel', 'aria-labelledby': `tab-${id}` })}
        >
          {/* On paper there are no tabs to say what the panels are. */}
          <h3 className="only-printed hidden">{name}</h3>
          {content}
        </section>
      ))}
    </div>
  )
}

/** The tab that the page's address names. */
const addressed = (tabs: readonly Tab[], alive: boolean) =>
  alive ? tabs.find(({ id }) => location.hash === `#${id}`)?.id : undefined

function nextPosition(key: string, current: number, count: number): number {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
