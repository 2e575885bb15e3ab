import type { LoaderFunctionArgs } from 'react-router'
import { storeApiContext } from '../page-context.ts'
import type { StoreApi } from '../store-api.ts'
import { slimMedia } from './product/slim-product.ts'
import type { WireMedia } from './product/wire.ts'

/** What scenes there can be; whether one has been made yet is another thing. */
export type SceneName =
  | 'home'
  | 'home-dark'
  | 'x-line'
  | 'x-line-pro'
  | 'd-line'
  | 'boxx-r'
  | 's-line'
  | 'heavy-bag'
  | 'pot'
  | 'spare-parts'
  | 'dealers'
  | 'service'
  | 'kitchen-complete'
  | 'kitchen-existing-pullout'
  | 'kitchen-swing-door'
  | 'kitchen-free-standing'

export type Scenes = Readonly<Partial<Record<SceneName, WireMedia>>>

/** For a page that shows one scene and nothing else of the shop. */
export const sceneLoader =
  (name: SceneName) =>
  async ({ context }: LoaderFunctionArgs) => ({
    scene: (await loadScenes(context.get(storeApiContext), [name]))[name],
  })

/** The scenes a page shows, by their names; `<Scene media={scenes.home} />` draws nothing when there is none. */
export async function loadScenes(storeApi: StoreApi, names: readonly SceneName[]): Promise<Scenes> {
  const scenes = await storeApi.call('POST /scene', { names: [...names] })
  return Object.fromEntries(scenes.map(({ name, media }) => [name, slimMedia(media)]))
}
