import type { ReactNode } from 'react'
import type { WireMedia } from './product/wire.ts'
import { Scene } from './scene.tsx'

type SceneHeroProps = {
  scene: WireMedia | undefined
  /** Stands beside the words where there is no scene. */
  instead?: ReactNode
  children: ReactNode
}

/**
 * The words a page begins with. Where the screen is wide they stand on the quiet side of the scene, which runs out
 * into the page there; on a phone the scene follows them.
 */
export function SceneHero({ scene, instead, children }: SceneHeroProps) {
  if (!scene) {
    return (
      <section className="shell grid items-center gap-x-12 gap-y-8 pt-8 pb-12 md:grid-cols-2">
        <div>{children}</div>
        {instead}
      </section>
    )
  }

  return (
    <section className="scene-hero">
      <div className="scene-hero-words shell">{children}</div>
      <div className="scene-hero-picture">
        <Scene media={scene} urgent sizes="(min-width: 64rem) 76vw, 100vw" />
      </div>
    </section>
  )
}
