// A scene for tests of the companion: its atlas is made of names, and its pictures remember what was set.
import { COMPANION_ATLAS } from '@lanternwise/shared/constants/companion';
import type { SceneWithMover } from '../../engine/MoverPlugin.ts';

const FLAME_AT = { x: 6, y: -30 };

/** Rows with two frames each, like 'walk-south'. */
function createAtlas(rows: readonly string[]) {
  const frameOf = (name: string) => ({
    ...{ name, y: 4, realWidth: 40, realHeight: 60 },
    customData: { anchor: { x: 20, y: 54 }, ...(!name.includes('flame') && { flame: FLAME_AT }) },
  });
  const animations = Object.fromEntries(
    rows.map((row) => [`wick-${row}`, { frames: [`wick/${row}/0`, `wick/${row}/1`], ms: 100 }]),
  );
  const names = new Set(Object.values(animations).flatMap(({ frames }) => frames));
  return { has: (name: string) => names.has(name), get: frameOf, customData: { meta: { animations } } };
}

type Atlas = ReturnType<typeof createAtlas>;

export class FakeImage {
  x = 0;
  y = 0;
  alpha = 1;
  visible = true;
  depth = 0;
  flipX = false;
  tintTopLeft = 0xffffff;
  isDestroyed = false;
  depthChanges = 0;
  frame: ReturnType<Atlas['get']>;

  constructor(
    private readonly atlas: Atlas,
    name: string,
  ) {
    this.frame = atlas.get(name);
  }
  setFrame(name: string) {
    this.frame = this.atlas.get(name);
    return this;
  }
  setTexture(_: string, name: string) {
    return this.setFrame(name);
  }
  setPosition(x: number, y: number) {
    return Object.assign(this, { x, y });
  }
  setAlpha(alpha: number) {
    return Object.assign(this, { alpha });
  }
  setVisible(visible: boolean) {
    return Object.assign(this, { visible });
  }
  setFlipX(flipX: boolean) {
    return Object.assign(this, { flipX });
  }
  setTint(tint: number) {
    return Object.assign(this, { tintTopLeft: tint });
  }
  setDepth(depth: number) {
    return Object.assign(this, { depth, depthChanges: this.depthChanges + 1 });
  }
  setOrigin() {
    return this;
  }
  setScale() {
    return this;
  }
  setBlendMode() {
    return this;
  }
  setDisplaySize() {
    return this;
  }
  destroy() {
    this.isDestroyed = true;
  }
}

/** Without `rows` its atlas is not loaded. */
export function createCompanionScene(rows?: readonly string[]) {
  const atlas = createAtlas(rows ?? []);
  /** In the order of their making: the body, its flame. */
  const images: FakeImage[] = [];
  const image = (_x: number, _y: number, texture: string, name = texture) => {
    const added = new FakeImage(atlas, name);
    images.push(added);
    return added;
  };
  const textures = { exists: (key: string) => rows !== undefined && key === COMPANION_ATLAS, get: () => atlas };
  const scene = { add: { image }, textures, scene: { isActive: () => true } };
  return { scene: scene as unknown as SceneWithMover, images, plain: () => new FakeImage(atlas, '') };
}

export const WHOLE_ATLAS: readonly string[] = [
  ...['walk', 'stand'].flatMap((pose) =>
    ['south', 'south-east', 'east', 'north-east', 'north'].map((heading) => `${pose}-${heading}`),
  ),
  ...['sit', 'think', 'glow', 'wrong', 'proud', 'carry'],
  ...['flame-ember', 'flame-small', 'flame-lit', 'flame-bright'],
];
