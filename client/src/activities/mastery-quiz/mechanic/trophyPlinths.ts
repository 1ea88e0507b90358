// Forty plinths that fill one by one, and the next trophy, which hangs in the air until its question is mastered.
import { ySortDepth } from '../../../game/core/depth.ts';
import { findFrame } from '../../../game/engine/atlas.ts';
import { type Pen, paintTexture } from '../../../game/engine/pen.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { HangingPicture } from './HangingPicture.ts';
import { hangingPlace, hasLanded, heightAfter, PLINTH, PLINTHS } from './places.ts';

type PlinthsName = 'trophy-plinths';

const TEXTURE = 'trophy-plinth';
/** Canvas pixels per unit. */
const SCALE = 3;
/** The item's picture without its empty edge. */
const ITEM_SIZE = 52;
const TROPHY_SIZE = 26;
/** The hanging trophy, as what can be used. */
const HANGING = { id: '', size: 24, height: 56, use: 'take' } as const;
const COLOURS = {
  shadow: 'rgba(40, 30, 80, 0.28)',
  side: '#a99ad6',
  shade: '#8676bb',
  top: '#e2daf6',
  edge: '#4b3d80',
} as const;

/** A round stone: shadow, side with a darker right half, and the top. */
function drawPlinth(pen: Pen): void {
  const { width, height, top } = PLINTH;
  const middle = width / 2;
  const foot = height - 5;
  const ellipse = (x: number, y: number, across: number, up: number, fill: string) => {
    pen.beginPath();
    pen.ellipse(x, y, across, up, 0, 0, 2 * Math.PI);
    pen.fillStyle = fill;
    pen.fill();
  };
  ellipse(middle + 2, foot + 1, 11, 4, COLOURS.shadow);
  pen.beginPath();
  pen.ellipse(middle, foot, 9, 3.6, 0, 0, Math.PI);
  pen.lineTo(middle - 8, foot - top + 3);
  pen.lineTo(middle + 8, foot - top + 3);
  pen.closePath();
  pen.fillStyle = COLOURS.side;
  pen.fill();
  pen.strokeStyle = COLOURS.edge;
  pen.lineWidth = 1;
  pen.stroke();
  pen.save();
  pen.clip();
  pen.fillStyle = COLOURS.shade;
  pen.fillRect(middle + 2, 0, width, height);
  pen.restore();
  ellipse(middle, foot - top + 3, 9.5, 3.8, COLOURS.top);
  pen.stroke();
}

interface Trophy {
  image: GameObjects.Image;
  /** Where it stands. */
  y: number;
  /** Seconds since it was won; undefined once it has landed. */
  since: number | undefined;
}

export function create(context: MechanicContext<PlinthsName>): Mechanic<PlinthsName> {
  const { scene, spot } = context;
  const { atlas } = spot.properties;
  paintTexture(scene.textures, TEXTURE, PLINTH, drawPlinth, SCALE);
  const stones = PLINTHS.map(({ x, y }) => {
    const image = scene.add.image(spot.x + x, spot.y + y + 5, TEXTURE).setOrigin(0.5, 1);
    return image.setScale(1 / SCALE).setDepth(ySortDepth(spot.y + y));
  });
  const { width, height } = PLINTH.foot;
  context.setWalls(
    PLINTHS.map(({ x, y }) => ({
      x: spot.x + x - width / 2,
      y: spot.y + y - height / 2,
      width,
      height,
      rotation: 0,
    })),
  );
  let shown: readonly string[] | undefined;
  let trophies: Trophy[] = [];
  let hanging: HangingPicture | undefined;
  const clear = () => {
    for (const { image } of trophies) image.destroy();
    trophies = [];
  };
  return {
    command({ trophies: won, next }) {
      hanging?.destroy();
      const at = next && hangingPlace(next.won, next.answers);
      const place = at && { x: spot.x + at.x, y: spot.y + at.y };
      hanging = next && place ? new HangingPicture(scene, place, atlas, next.picture) : undefined;
      context.setPlaces(next && place ? [{ ...place, ...HANGING, name: next.name }] : []);
      // What was won before the map was opened stands there already.
      const before = shown?.length ?? won.length;
      shown = won;
      clear();
      trophies = PLINTHS.flatMap((place, at): Trophy[] => {
        const frame = won[at];
        if (frame === undefined || !findFrame(scene.textures, atlas, frame)) return [];
        const y = spot.y + place.y - PLINTH.top - TROPHY_SIZE / 2 + 4;
        const image = scene.add.image(spot.x + place.x, y, atlas, frame).setOrigin(0.5, 0.5);
        image.setScale(TROPHY_SIZE / ITEM_SIZE).setDepth(ySortDepth(spot.y + place.y) + 0.3);
        const isNew = at >= before && !context.isMotionReduced();
        return [{ image, y, since: isNew ? 0 : undefined }];
      });
    },
    use() {
      if (hanging) context.playSound('pick-up', hanging.at);
      context.emit({ kind: 'taken' });
    },
    update(time, delta) {
      hanging?.update(time, context.isMotionReduced());
      for (const trophy of trophies) {
        if (trophy.since === undefined) continue;
        trophy.since += delta;
        trophy.image.setPosition(trophy.image.x, trophy.y - heightAfter(trophy.since));
        if (hasLanded(trophy.since)) trophy.since = undefined;
      }
    },
    destroy() {
      clear();
      hanging?.destroy();
      for (const stone of stones) stone.destroy();
    },
  };
}
