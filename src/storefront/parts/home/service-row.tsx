import { Link } from 'react-router'
import { usePaths, useTexts } from '../../shop-frame.tsx'

/** Help beyond the shop: dealers, fitting, professionals. */
export function ServiceRow() {
  const { home } = useTexts()
  const path = usePaths()
  const services = [
    [home.dealers, home.dealersText, path('dealers'), home.toDealers],
    [home.assembly, home.assemblyText, path('assembly'), home.toAssembly],
    [home.professional, home.professionalText, path('advanced'), home.toProfessional],
  ] as const

  return (
    <section className="shell py-14 lg:py-20">
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {services.map(([title, text, to, name]) => (
          <li key={to} className="border-t-2 border-ink pt-5">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
            <p className="mt-4">
              <Link to={to} className="link inline-block py-1.5 font-medium">
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
