// A scene for tests of mechanics that add pictures of atlases: it knows which frames are on it, in the order in which they came.
import type { MechanicScene } from '../../../../game/mechanics/mechanic.ts';

const CHAINED = ['setOrigin', 'setDepth', 'setPosition', 'setFlipX', 'setFrame', 'setScale', 'setVisible', 'setAlpha'];

export function createPictureScene() {
  /** Hidden pictures are not counted; those that code draws have no frame. */
  const shown = new Map<object, { frame: string | undefined; visible: boolean }>();
  const image = (_x: number, _y: number, _atlas: string, frame?: string) => {
    const added: Record<string, unknown> = { frame: { name: frame }, x: 0, y: 0 };
    const state = { frame, visible: true };
    for (const name of CHAINED) added[name] = () => added;
    added.setVisible = (visible: boolean) => {
      state.visible = visible;
      return added;
    };
    added.destroy = () => void shown.delete(added);
    shown.set(added, state);
    return added;
  };
  const frame = { realWidth: 32, realHeight: 32, customData: { anchor: { x: 16, y: 16 } } };
  const texture = {
    has: (name: string) => !/\/[2-9]$/.test(name),
    get: () => frame,
    customData: {},
    getSourceImage: () => ({ getContext: () => null }),
  };
  const textures = { exists: () => true, get: () => texture, remove: () => undefined };
  return {
    scene: { add: { image }, textures } as unknown as MechanicScene,
    frames: () => [...shown.values()].flatMap((one) => (one.visible ? [one.frame] : [])),
  };
}
