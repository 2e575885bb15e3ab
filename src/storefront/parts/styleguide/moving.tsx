import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { Mode } from './shown.tsx'

/** Where one is, and the ways from there. */
export function Moving({ mode }: { mode: Mode }) {
  const { site, styleguide } = useTexts()
  const path = usePaths()
  const [first = '', second = '', third = ''] = styleguide.trail
  const labels = { ...styleguide.pages, name: `${styleguide.pages.name}, ${site.colors[mode]}` }

  return (
    <>
      <Breadcrumb
        label={`${site.breadcrumb}, ${site.colors[mode]}`}
        trail={[
          { name: site.home, to: path('home') },
          { name: first, to: path('wasteSystems') },
          { name: second, to: path('advanced') },
          { name: third },
        ]}
      />
      <Pagination page={4} pages={12} to={() => path('styleguide')} labels={labels} />
    </>
  )
}
