import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { Scenes } from '../load-scenes.ts'
import { Scene } from '../scene.tsx'

/** Help beyond the shop: dealers, fitting, professionals. */
export function ServiceRow({ scenes }: { scenes: Scenes }) {
  const { home } = useTexts()
  const path = usePaths()
  const services = [
    [home.dealers, home.dealersText, path('dealers'), home.toDealers, scenes.dealers],
    [home.assembly, home.assemblyText, path('assembly'), home.toAssembly, scenes.service],
    [home.professional, home.professionalText, path('advanced'), home.toProfessional, scenes['x-line-pro']],
  ] as const

  return (
    <section className="shell section below">
      <ul className="grid gap-x-5 gap-y-10 md:grid-cols-3">
        {services.map(([title, text, to, name, scene]) => (
          <li key={to}>
            <Scene media={scene} silent sizes="(min-width: 48rem) 31vw, 96vw" className="mb-5 rounded-lg" />
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
            <p className="mt-2">
              <Link to={to} className="link inline-block py-2.5 font-medium">
                {name}
              </Link>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-sm text-muted">{home.footnote}</p>
    </section>
  )
}
