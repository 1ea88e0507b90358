// A scene for tests of mechanics that draw on canvases of their own: it only counts their pictures.
import type { MechanicScene } from '../mechanic.ts';

export function createTestScene() {
  let shown = 0;
  const visible = new Map<string, boolean>();
  const image = (_x: number, _y: number, key: string) => {
    shown += 1;
    const added: Record<string, unknown> = {};
    for (const name of ['setScale', 'setOrigin', 'setDepth', 'setPosition', 'setAngle', 'setAlpha'])
      added[name] = () => added;
    added.setVisible = (is: boolean) => {
      visible.set(key, is);
      return added;
    };
    added.destroy = () => {
      shown -= 1;
    };
    return added;
  };
  const textures = { exists: () => false, remove: () => undefined, createCanvas: () => null };
  return { scene: { add: { image }, textures } as unknown as MechanicScene, pictures: () => shown, visible };
}
