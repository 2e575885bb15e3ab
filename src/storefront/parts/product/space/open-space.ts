import {
  Box3,
  type BufferGeometry,
  type Group,
  type Material,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  Sphere,
  Vector3,
  WebGLRenderer,
} from 'three'
import { cabinetOf, modelGroup } from './bodies.ts'
import { approached, direction, firstOrbit, isSame, nearer, type Orbit, turned, unwound } from './orbit.ts'
import type { ReadModel } from './read-model.ts'
import { lightOf, shadowOn } from './studio.ts'

/** A model on a stage, drawn only while something moves. */
export type View = {
  turn(across: number, up: number): void
  zoom(factor: number): void
  reset(): void
  /** Out of its cabinet, or back into it. */
  pull(out: boolean): void
  close(): void
}

type Wishes = { pullsOut: boolean /** Nothing glides for who asked for calm. */; calm: boolean }

/** A pull takes so many seconds. */
const pullTime = 0.9

/** Puts a model before a camera that follows the wishes of whoever looks. Throws where there is no WebGL. */
export async function openSpace(
  canvas: HTMLCanvasElement,
  model: ReadModel,
  { pullsOut, calm }: Wishes,
): Promise<View> {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2))
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 1.2
  renderer.shadowMap.enabled = true
  renderer.shadowMap.autoUpdate = false

  const scene = new Scene()
  scene.environment = lightOf(renderer)
  scene.environmentIntensity = 0.85
  const moving = modelGroup(model)
  scene.add(moving)
  const far = pullsOut && model.space ? ((model.space.max[1] - model.space.min[1]) / 1000) * 0.92 : 0
  if (far > 0 && model.space) scene.add(cabinetOf(model.space))
  const setOut = (share: number) => {
    moving.position.z = far * share
    renderer.shadowMap.needsUpdate = true
  }
  setOut(1)

  const { middle, radius, floor } = extentOf(scene, moving)
  shadowOn(scene, radius, floor)
  // A cabinet behind the model may reach to the edge; a model alone is seen whole.
  const tight = far > 0 ? 0.84 : 0.98
  const camera = new PerspectiveCamera(28, 1, radius * 0.05, radius * 30)
  let [at, to]: [Orbit, Orbit] = [firstOrbit, firstOrbit]
  let [out, outTo] = [1, 1]
  let frame = 0
  let before = 0

  function place() {
    const fov = (camera.fov * Math.PI) / 180
    // The narrower way decides how far away the whole of it is seen.
    const half = Math.atan(Math.tan(fov / 2) * Math.min(1, camera.aspect))
    const distance = (radius / Math.sin(half)) * tight * at.distance
    camera.position.set(...direction(at)).multiplyScalar(distance)
    camera.position.add(middle)
    camera.lookAt(middle)
  }

  function draw(time: number) {
    frame = 0
    const seconds = before === 0 ? 1 / 60 : Math.min((time - before) / 1000, 0.1)
    at = calm ? to : approached(at, to, seconds)
    if (out !== outTo) {
      const step = calm ? 1 : seconds / pullTime
      out = outTo > out ? Math.min(outTo, out + step) : Math.max(outTo, out - step)
      setOut(out * out * (3 - 2 * out))
    }
    place()
    renderer.render(scene, camera)
    before = time
    if (isSame(at, to) && out === outTo) before = 0
    else ask()
  }

  function ask() {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }

  const fill = () => {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0 || clientHeight === 0) return
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    camera.updateProjectionMatrix()
    ask()
  }
  // The card prepares itself beside the page, which would stand still until then.
  if (renderer.extensions.has('KHR_parallel_shader_compile')) await renderer.compileAsync(scene, camera)
  const watch = new ResizeObserver(fill)
  watch.observe(canvas)
  fill()

  const wish = (next: Orbit) => {
    to = next
    ask()
  }
  return {
    turn: (across, up) => wish(turned(to, across, up)),
    zoom: (factor) => wish(nearer(to, factor)),
    reset() {
      at = unwound(at)
      wish(firstOrbit)
    },
    pull(wanted) {
      outTo = wanted ? 1 : 0
      ask()
    },
    close() {
      cancelAnimationFrame(frame)
      watch.disconnect()
      scene.traverse((thing) => {
        const { geometry, material } = thing as { geometry?: BufferGeometry; material?: Material }
        geometry?.dispose()
        material?.dispose()
      })
      scene.environment?.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

/** What has to be seen, the model drawn out and its cabinet, and where it stands. */
function extentOf(scene: Scene, moving: Group) {
  const box = new Box3().setFromObject(scene)
  const own = new Box3().setFromObject(moving)
  const sphere = box.getBoundingSphere(new Sphere())
  // The model itself stands nearer to the middle than the empty cabinet behind it.
  const middle = own.getCenter(new Vector3()).lerp(sphere.center, 0.5)
  return { middle, radius: sphere.radius, floor: box.min.y }
}
