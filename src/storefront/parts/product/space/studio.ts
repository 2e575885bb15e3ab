import {
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** What the model mirrors: a bright room with three soft boxes, made here, so that nothing has to be fetched for it. */
export function lightOf(renderer: WebGLRenderer): Texture {
  const room = new Scene()
  const box = new BoxGeometry()
  const lamp = (brightness: number, at: Triple, size: Triple) => {
    const mesh = new Mesh(box, new MeshBasicMaterial({ color: new Color().setScalar(brightness) }))
    mesh.position.set(...at)
    mesh.scale.set(...size)
    room.add(mesh)
    return mesh
  }
  const walls = lamp(0.85, [0, 3, 0], [14, 9, 14])
  walls.material.side = BackSide
  lamp(0.55, [0, -1.4, 0], [14, 0.1, 14])
  lamp(3.5, [-3, 7.2, 2], [6, 0.1, 5])
  lamp(4, [6.6, 3.5, 2], [0.1, 4, 5])
  lamp(3, [0, 4, -6.6], [7, 3, 0.1])

  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(room, 0.03)
  generator.dispose()
  box.dispose()
  return texture
}

/** One lamp that casts a shadow, and a floor that shows nothing else. */
export function shadowOn(scene: Scene, reach: number, floor: number): void {
  const lamp = new DirectionalLight(0xff_ff_ff, 1.1)
  lamp.position.set(-reach * 0.8, floor + reach * 2.6, reach * 1.1)
  lamp.castShadow = true
  lamp.shadow.mapSize.set(1024, 1024)
  lamp.shadow.radius = 6
  lamp.shadow.bias = -0.001
  lamp.shadow.normalBias = 0.008
  const { camera } = lamp.shadow
  camera.left = camera.bottom = -reach * 1.6
  camera.right = camera.top = reach * 1.6
  camera.far = reach * 6
  const ground = new Mesh(new PlaneGeometry(reach * 8, reach * 8), new ShadowMaterial({ opacity: 0.22 }))
  ground.rotation.x = -Math.PI / 2
  ground.position.y = floor
  ground.receiveShadow = true
  scene.add(lamp, ground)
}

type Triple = [x: number, y: number, z: number]
