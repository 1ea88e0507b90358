// A scene for tests of mechanics that draw on canvases of their own: it only counts their pictures.
import type { MechanicScene } from '../mechanic.ts';

export function createTestScene() {
  let shown = 0;
  const image = () => {
    shown += 1;
    const added: Record<string, unknown> = {};
    for (const name of ['setScale', 'setDepth', 'setPosition', 'setAngle', 'setVisible', 'setAlpha'])
      added[name] = () => added;
    added.destroy = () => {
      shown -= 1;
    };
    return added;
  };
  const textures = { exists: () => false, remove: () => undefined, createCanvas: () => null };
  return { scene: { add: { image }, textures } as unknown as MechanicScene, pictures: () => shown };
}
