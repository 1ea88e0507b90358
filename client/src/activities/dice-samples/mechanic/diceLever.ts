// The lever of the dice cave: shows the temperature, how words wobble at it, and what the model writes.
import { DEPTH, ySortDepth } from '../../../game/core/depth.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { PlacedPicture } from '../../../game/mechanics/PlacedPicture.ts';
import { drawStone } from '../../kit/mechanic/stonePictures.ts';
import { rowSlots, type Slot } from '../../kit/mechanic/stonesLayout.ts';
import { leverAngle, SPEECH, STAND, turnLever, wobbleOf } from './leverLayout.ts';
import { drawHandle, drawSpeech, drawStand, HANDLE } from './leverPictures.ts';

type Context = MechanicContext<'dice-lever'>;
type Command = Parameters<NonNullable<Mechanic<'dice-lever'>['command']>>[0];

/** The part of the stand that one cannot walk through. */
const FOOT = { width: 36, height: 12 };

/** The stand with its handle. */
class Lever {
  private readonly stand: PlacedPicture;
  private readonly handle: PlacedPicture;
  private angle = leverAngle(0);

  constructor({ scene, spot, setWalls }: Context) {
    const { leverX: x, leverY: y } = spot.properties;
    const depth = ySortDepth(y);
    const top = y - STAND.height;
    this.stand = new PlacedPicture(
      scene,
      `${spot.id}-stand`,
      { x: x - STAND.width / 2, y: top, ...STAND },
      depth,
      drawStand,
    );
    const pivot = { x: x - HANDLE.width / 2, y: top + STAND.pivotY - HANDLE.height / 2, ...HANDLE };
    this.handle = new PlacedPicture(scene, `${spot.id}-handle`, pivot, depth + 0.1, drawHandle);
    setWalls([{ x: x - FOOT.width / 2, y: y - FOOT.height, rotation: 0, ...FOOT }]);
  }

  turn(goal: number, seconds: number, isStill: boolean): void {
    this.angle = isStill ? goal : turnLever(this.angle, goal, seconds);
    this.handle.turn(this.angle, 0);
  }

  destroy(): void {
    for (const one of [this.stand, this.handle]) one.destroy();
  }
}

/** The stones and the bubble of one temperature. */
class Words {
  private readonly stones: { slot: Slot; drawn: PlacedPicture }[];
  private readonly speech: PlacedPicture | undefined;

  constructor({ scene, spot }: Context, { rows, label, says }: Command) {
    this.stones = rows.flatMap((row, at) =>
      rowSlots(spot, rows.length, at, row).map((slot) => {
        const key = `${spot.id}-stone-${slot.row}-${slot.stone}`;
        const draw = (pen: CanvasRenderingContext2D) => drawStone(pen, slot, row, slot.stone);
        return { slot, drawn: new PlacedPicture(scene, key, slot, DEPTH.overFlat, draw) };
      }),
    );
    const { mouthX, mouthY } = spot.properties;
    const box = { x: mouthX - SPEECH.width / 2, y: mouthY - SPEECH.height, ...SPEECH };
    this.speech =
      says === ''
        ? undefined
        : new PlacedPicture(scene, `${spot.id}-speech`, box, DEPTH.bubble - 1, (pen) => drawSpeech(pen, label, says));
  }

  wobble(seconds: number | null, temperature: number): void {
    for (const { slot, drawn } of this.stones) {
      const { angle, lift, along } = wobbleOf(slot, seconds, temperature);
      drawn.turn(angle, lift, along);
    }
  }

  destroy(): void {
    for (const { drawn } of this.stones) drawn.destroy();
    this.speech?.destroy();
  }
}

export function create(context: Context): Mechanic<'dice-lever'> {
  const lever = new Lever(context);
  let words: Words | undefined;
  let temperature = 0;
  return {
    update(time, delta) {
      const isStill = context.isMotionReduced();
      lever.turn(leverAngle(temperature), delta, isStill);
      words?.wobble(isStill ? null : time / 1000, temperature);
    },
    command(command) {
      temperature = command.temperature;
      words?.destroy();
      words = new Words(context, command);
    },
    use: () => context.emit({ pulled: true }),
    destroy() {
      lever.destroy();
      words?.destroy();
    },
  };
}
