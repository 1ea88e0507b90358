// A gallery wall: hangs its frames, lights the one the player looks at, and reports when the player stops before one.

import { ySortDepth } from '../../../game/core/depth.ts';
import { paintTexture } from '../../../game/engine/pen.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import type { GalleryPicture } from '../messages.ts';
import { drawWall } from './drawWall.ts';
import { BLOCKED, frameBefore, framePlaces } from './wallLayout.ts';

type GalleryName = 'picture-gallery';

/** Canvas pixels per unit: the sentences are read on the map. */
const SCALE = 3;
/** Seconds of standing still after which somebody looks, and the way that is still. */
const LOOK_SECONDS = 0.5;
const STILL = 1;

export function create(context: MechanicContext<GalleryName>): Mechanic<GalleryName> {
  const { scene, spot } = context;
  const { first, count } = spot.properties;
  const places = framePlaces(spot, count);
  let pictures: readonly GalleryPicture[] = [];
  let near: number | undefined;
  let before = { x: 0, y: 0 };
  let stillSeconds = 0;
  const key = `gallery-${spot.id}`;
  const draw = () =>
    paintTexture(scene.textures, key, spot, (pen) => drawWall(pen, { ...spot, places, near }, pictures), SCALE);
  context.setWalls([{ ...spot, y: spot.y + spot.height - BLOCKED, height: BLOCKED }]);
  draw();
  const image = scene.add.image(spot.x + spot.width / 2, spot.y + spot.height / 2, key).setScale(1 / SCALE);
  image.setDepth(ySortDepth(spot.y + spot.height - BLOCKED / 2));
  return {
    update(_, delta) {
      const player = context.bodies.at(-1);
      if (!player) return;
      const next = frameBefore(spot, count, player);
      const hasMoved = Math.hypot(player.x - before.x, player.y - before.y) > STILL;
      before = { x: player.x, y: player.y };
      if (next !== near) {
        near = next;
        draw();
      }
      if (near === undefined || hasMoved) {
        stillSeconds = 0;
        return;
      }
      const wasLooking = stillSeconds >= LOOK_SECONDS;
      stillSeconds += delta;
      // Once for each stop; a judged frame is only read.
      if (!wasLooking && stillSeconds >= LOOK_SECONDS && !pictures[near]?.plate)
        context.emit({ kind: 'stood', frame: first + near });
    },
    command(command) {
      pictures = command.pictures.slice(first, first + count);
      draw();
    },
    destroy() {
      image.destroy();
      if (scene.textures.exists(key)) scene.textures.remove(key);
    },
  };
}
