// Who waits at the fort's gate with a letter until the player has let them in or kept them out, by one of two stones.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, ySortDepth } from '../../../game/core/depth.ts';
import { addFrame } from '../../../game/engine/atlas.ts';
import { drawBox, type Pen, writeLine } from '../../../game/engine/pen.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import { SpeechBubble } from '../../../game/entities/SpeechBubble.ts';
import type { MechanicContext, UsablePlace } from '../../../game/mechanics/mechanic.ts';
import { PlacedPicture } from '../../../game/mechanics/PlacedPicture.ts';
import type { WaitingLetter } from '../messages.ts';
import type { CourierWay } from './couriers.ts';

type Context = Pick<MechanicContext<'fort-gate'>, 'scene' | 'spot' | 'setPlaces'>;

const HEAD = 56;
/** The letter is read as long as it takes. */
const LONG_SECONDS = 3600;
/** They lie beside who waits, clear of the guard on the left and of the trees below. */
const STONE = { width: 62, height: 24, first: 54, pitch: 70, above: 10 } as const;
/** How far from the road one waits: near enough that the letter is seen with the stones. */
const STAND = 14;
const COLOURS = {
  in: { top: '#c9f2d9', side: '#2f9d6c' },
  out: { top: '#ffd3dc', side: '#c2365f' },
  ink: '#1b1430',
} as const;
const RISE = 5;

function drawStone(pen: Pen, word: string, { top, side }: { top: string; side: string }): void {
  const { width, height } = STONE;
  const face = { x: 1, y: 1, width: width - 2, height: height - RISE - 1 };
  drawBox(pen, { ...face, y: face.y + RISE - 1 }, 8, side, COLOURS.ink, 1.5);
  drawBox(pen, face, 8, top, COLOURS.ink, 1.5);
  writeLine(pen, word, { x: width / 2, y: face.y + face.height / 2 + 0.5, width: width - 10 }, 11, COLOURS.ink);
}

export class Waiter {
  private readonly person: GameObjects.Image | undefined;
  private readonly bubble: SpeechBubble;
  private readonly stones: PlacedPicture[];
  private readonly at: Readonly<Point>;

  constructor({ scene, spot, setPlaces }: Context, way: CourierWay, look: number, { text, names }: WaitingLetter) {
    const { gateX, roadY } = way;
    this.at = { x: gateX, y: roadY - STAND };
    this.person = addFrame(scene, spot.properties.atlas, `townsfolk-${look}/down/0`, this.at);
    this.person?.setDepth(ySortDepth(this.at.y));
    this.bubble = new SpeechBubble(scene, 'right');
    this.bubble.say(text, LONG_SECONDS);
    const places = (['in', 'out'] as const).map((id, at) => ({
      id,
      name: names[id],
      x: gateX + STONE.first + at * STONE.pitch,
      y: roadY - STONE.above,
    }));
    this.stones = places.map(({ id, name, x, y }) => {
      const box = { x: x - STONE.width / 2, y: y - STONE.height / 2, width: STONE.width, height: STONE.height };
      return new PlacedPicture(scene, `${spot.id}-${id}`, box, DEPTH.overFlat, (pen) =>
        drawStone(pen, name, COLOURS[id]),
      );
    });
    // The one that lets in has the name of the whole: who is sent to the gate walks there.
    setPlaces(
      places.map(
        (place): UsablePlace => ({
          ...place,
          id: place.id === 'in' ? '' : place.id,
          size: 26,
          height: 22,
          use: 'choose',
        }),
      ),
    );
  }

  update(seconds: number): void {
    this.bubble.update(seconds, this.at.x, this.at.y - HEAD, true);
  }

  destroy(): void {
    this.person?.destroy();
    this.bubble.destroy();
    for (const stone of this.stones) stone.destroy();
  }
}
