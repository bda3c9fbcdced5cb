import {
  DirectionalLight,
  Group,
  HemisphereLight,
  type Matrix4,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  RingGeometry,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { Piece } from '#design/piece.ts'
import { modelOf } from './model.ts'

/** Whether this device can put a piece into the room that its camera sees. */
export const canShowInRoom = async (): Promise<boolean> =>
  (await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false)) ?? false

/** Metres in front of the visitor where the piece goes when no floor has been found. */
const ahead = 2

/**
 * The piece in the visitor's room, in its true size: a ring shows the floor, a tap puts the piece there, facing the
 * visitor. Resolves when the session has begun; `ended` is called after it. `overlay`: what is shown over the camera.
 */
export async function enterRoom(piece: Piece, overlay: HTMLElement, ended: () => void): Promise<void> {
  const session = await navigator.xr?.requestSession('immersive-ar', {
    requiredFeatures: ['local-floor'],
    optionalFeatures: ['hit-test', 'dom-overlay'],
    domOverlay: { root: overlay },
  })
  if (!session) throw new Error('There is no WebXR here.')
  const { model, forget } = await modelOf(piece)
  const stage = createStage(model)
  session.addEventListener('end', () => {
    stage.dispose()
    forget()
    ended()
  })
  stage.renderer.xr.setReferenceSpaceType('local-floor')
  await stage.renderer.xr.setSession(session)
  const floor = await findFloor(session)
  session.addEventListener('select', () => stage.place())
  stage.renderer.setAnimationLoop((_, frame) => {
    const space = stage.renderer.xr.getReferenceSpace()
    const hit = floor && frame && space ? frame.getHitTestResults(floor)[0]?.getPose(space) : undefined
    stage.aim(hit?.transform.matrix)
    stage.render()
  })
}

/** Looks for surfaces under the middle of the picture, where the device can. */
async function findFloor(session: XRSession): Promise<XRHitTestSource | undefined> {
  try {
    const viewer = await session.requestReferenceSpace('viewer')
    return await session.requestHitTestSource?.({ space: viewer })
  } catch {
    return undefined
  }
}

function createStage(model: Group) {
  const renderer = new WebGLRenderer({ alpha: true, antialias: true })
  renderer.xr.enabled = true
  const scene = new Scene()
  const camera = new PerspectiveCamera()
  const light = new DirectionalLight('#fff8ee', 2.3)
  light.position.set(-1, 2, 1.5)
  const ring = new Mesh(
    new RingGeometry(0.1, 0.12, 48).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: '#d39a5b' }),
  )
  ring.matrixAutoUpdate = false
  ring.visible = false
  const stand = new Group()
  stand.add(model)
  stand.visible = false
  scene.add(new HemisphereLight('#ffffff', '#d9d0c4', 2.1), light, ring, stand)
  return {
    renderer,
    render: () => renderer.render(scene, camera),
    aim(matrix: Float32Array | undefined) {
      ring.visible = Boolean(matrix) && !stand.visible
      if (matrix) ring.matrix.fromArray(matrix)
    },
    /** Where the ring is; without a floor, some steps ahead. It looks at the visitor. */
    place() {
      const eye = new Vector3().setFromMatrixPosition(camera.matrixWorld)
      if (ring.visible || stand.visible) stand.position.setFromMatrixPosition(ring.matrix)
      else stand.position.copy(inFront(camera.matrixWorld, eye))
      stand.rotation.y = Math.atan2(eye.x - stand.position.x, eye.z - stand.position.z)
      stand.visible = true
    },
    dispose() {
      renderer.setAnimationLoop(null)
      ring.geometry.dispose()
      ring.material.dispose()
      renderer.dispose()
    },
  }
}

function inFront(view: Matrix4, eye: Vector3): Vector3 {
  const way = new Vector3(0, 0, -1).transformDirection(view).setY(0).normalize()
  return new Vector3(eye.x, 0, eye.z).addScaledVector(way, ahead)
}
