// Renders the cast of the site's large pictures: characters and park props, larger and from a lower camera than in the game.
import { AVATARS } from '../characters/avatars.ts';
import type { Pose } from '../characters/look.ts';
import { owl } from '../characters/owl.ts';
import { person } from '../characters/person.ts';
import { robot } from '../characters/robot.ts';
import { talkingTree } from '../characters/talkingTree.ts';
import { wizard } from '../characters/wizard.ts';
import type { RenderOptions } from '../core/frame.ts';
import type { ArtPiece } from '../core/job.ts';
import { render } from '../core/render.ts';
import { type Shape, turn } from '../core/shapes.ts';
import { tent } from '../props/fairHouses.ts';
import { lamp } from '../props/furniture.ts';
import { landmarks } from '../props/landmarks.ts';
import { bush, flowerPatch } from '../props/plants.ts';
import { airBalloon, carousel, ferris } from '../props/rides.ts';
import { oak, pine } from '../props/trees.ts';
import { lantern } from './lantern.ts';

const CAMERA: RenderOptions = { elevation: 20, samples: 2, outline: 1.8, innerLine: 1.1 };

const piece = (id: string, zoom: number, shape: () => Shape, camera: RenderOptions = {}): ArtPiece => ({
  id,
  module: import.meta.url,
  render: () => render(shape(), { ...CAMERA, zoom, ...camera }),
});

/** A prop that is only exported in the list of landmarks. */
function landmark(frame: string): Shape {
  const found = landmarks.find((prop) => prop.frame === frame);
  if (!found) throw new Error(`There is no landmark "${frame}"`);
  return found.shape(0);
}

const kid = (name: keyof typeof AVATARS, angle: number, pose: Pose = {}): ArtPiece =>
  piece(name, 2.9, () => turn([0, 0, angle], person(AVATARS[name], pose)), { elevation: 18 });

export const HERO_CAST: readonly ArtPiece[] = [
  piece('gate-front', 2.2, () => landmark('gate-front')),
  piece('ferris', 1.5, () => ferris(0)),
  piece('carousel', 1.45, () => carousel(0)),
  piece('tent', 1.5, () => tent()),
  piece('balloon', 1.5, () => airBalloon(40), { shadow: false }),
  piece('oak', 1.8, () => oak({ seed: 1 })),
  piece('oak-lime', 1.6, () => oak({ seed: 2, color: '#9fd04f' })),
  piece('blossom', 1.7, () => oak({ seed: 8, color: '#fbb3cf' })),
  piece('pine', 1.7, () => pine({ seed: 2 })),
  piece('bush', 2, () => bush({ seed: 4 })),
  piece('bush-pink', 2, () => bush({ seed: 6, flowers: '#ff8fb0' })),
  piece('flowers-yellow', 2.2, () => flowerPatch('#ffd34a', '#ffffff', 4)),
  piece('flowers-pink', 2.2, () => flowerPatch('#ff8fb0', '#ffffff', 7)),
  piece('lamp', 2.2, () => lamp()),
  piece('lantern', 0.62, () => lantern(), { shadow: false }),
  piece('talking-tree', 1.9, () => talkingTree({ expression: 'happy' })),
  piece('wizard', 2.5, () => wizard({ spark: 2, phase: 1.6 })),
  piece('robot', 2.4, () => robot({ yaw: -16 })),
  piece('owl', 2.4, () => owl()),
  kid('milo', -20, { wave: 4 }),
  kid('blaze', -12),
  kid('adam', -4, { expression: 'happy' }),
  kid('rio', -14),
  kid('aria', 16, { wave: 4 }),
  kid('jax', 22),
];
