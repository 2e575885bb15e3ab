import { SectionBackground } from '../background/section-background.tsx'
import { PostList } from '../content/post-list.tsx'
import type { WirePost } from '../content/wire-reading.ts'
import { LineTiles } from '../lines/line-tiles.tsx'
import type { LineLink } from '../lines/load-lines.ts'
import { kitchenScenes, SystemChoice } from '../lines/system-choice.tsx'
import { WidthDrawing } from '../lines/width-drawing.tsx'
import type { Scenes } from '../load-scenes.ts'
import { SceneHero } from '../scene-hero.tsx'

type ShopStatesProps = {
  lines: readonly LineLink[]
  scenes: Scenes
  posts: readonly WirePost[]
  words: { title: string; text: string }
}

/** The scenes this part of the page shows beside those of the lines. */
export const stateScenes = ['home', ...kitchenScenes] as const

/** Parts that stand before scenes. */
export function ShopStates({ lines, scenes, posts, words }: ShopStatesProps) {
  return (
    <div className="grid grid-cols-1 gap-12">
      <div className="grid gap-3">
        {[450, 600, 900].map((width) => (
          <WidthDrawing key={width} width={width} />
        ))}
      </div>
      <SystemChoice scenes={scenes} to={() => '#states'} />
      <LineTiles lines={lines} scenes={scenes} />
      <SceneHero scene={scenes.home}>
        <p className="text-title">{words.title}</p>
        <p className="mt-4 text-muted">{words.text}</p>
      </SceneHero>
      <SectionBackground picture={scenes.home} speed={0.4} className="scene-head overflow-clip">
        <div className="scene-head-words">
          <p className="text-title">{words.title}</p>
          <p className="mt-4 text-muted">{words.text}</p>
        </div>
      </SectionBackground>
      <PostList posts={posts} heading="h3" />
    </div>
  )
}
