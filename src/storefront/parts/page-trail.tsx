import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { useTexts } from '../shop-frame.tsx'
import { useMeta } from '../use-meta.ts'

/** Where the page stands, by the same `trail` of its meta that search engines are told; the page itself is no link. */
export function PageTrail() {
  const { site } = useTexts()
  const { trail } = useMeta()
  return (
    <Breadcrumb
      label={site.breadcrumb}
      trail={trail.map(({ name, to }, position) => (position < trail.length - 1 ? { name, to } : { name }))}
    />
  )
}
