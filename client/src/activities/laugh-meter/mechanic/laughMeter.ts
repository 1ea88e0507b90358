// The laugh-o-meter on the map: captions pass one after another, the needle moves to the model's score and bars show each word's weight.
import { DEPTH, ySortDepth } from '../../../game/core/depth.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { PlacedPicture } from '../../../game/mechanics/PlacedPicture.ts';
import { needleAngle, passAt, turnNeedle } from './meterLayout.ts';
import { drawDial, drawNeedle, drawStrip, FACE, NEEDLE } from './meterPictures.ts';

type Context = MechanicContext<'laugh-meter'>;
type Command = Parameters<NonNullable<Mechanic<'laugh-meter'>['command']>>[0];

/** Of the strip before the machine. */
const STRIP_HEIGHT = 78;
/** Top of the dial's white, from the spot's top edge. */
const FACE_TOP = 20;
/** Units that a strip comes out of the machine's mouth, and how fast, units a second. */
const SLIDE = 18;
const SLIDE_SPEED = 60;

/** Dial, needle and strip of one caption. */
class ShownPass {
  private readonly dial: PlacedPicture;
  private readonly needle: PlacedPicture;
  private readonly strip: PlacedPicture;
  private lift = -SLIDE;

  constructor({ scene, spot }: Context, pass: Command['passes'][number], command: Command) {
    const middle = spot.x + spot.width / 2;
    const front = ySortDepth(spot.y + spot.height - STRIP_HEIGHT);
    const face = { x: middle - FACE.width / 2, y: spot.y + FACE_TOP, width: FACE.width, height: FACE.height };
    this.dial = new PlacedPicture(scene, `${spot.id}-dial`, face, front, (pen) =>
      drawDial(pen, pass.score, command.threshold),
    );
    const pivot = { x: middle - NEEDLE.width / 2, y: face.y + FACE.pivotY - NEEDLE.height / 2, ...NEEDLE };
    this.needle = new PlacedPicture(scene, `${spot.id}-needle`, pivot, front + 0.1, drawNeedle);
    const paper = { x: spot.x, y: spot.y + spot.height - STRIP_HEIGHT, width: spot.width, height: STRIP_HEIGHT };
    this.strip = new PlacedPicture(scene, `${spot.id}-strip`, paper, DEPTH.overFlat, (pen) =>
      drawStrip(pen, paper, pass, command.title),
    );
  }

  move(angle: number, seconds: number, isStill: boolean): void {
    this.lift = isStill ? 0 : Math.min(0, this.lift + SLIDE_SPEED * seconds);
    this.strip.turn(0, this.lift);
    this.needle.turn(angle, 0);
  }

  destroy(): void {
    for (const one of [this.dial, this.needle, this.strip]) one.destroy();
  }
}

export function create(context: Context): Mechanic<'laugh-meter'> {
  let command: Command | undefined;
  let pass: ShownPass | undefined;
  let at = -1;
  let angle = needleAngle(0);
  let since = 0;
  const show = () => {
    pass?.destroy();
    const next = command?.passes[at];
    pass = command && next ? new ShownPass(context, next, command) : undefined;
  };
  return {
    update(_time, delta) {
      if (!command) return;
      since += delta * 1000;
      const next = passAt(since, command.passes.length);
      if (next !== at) {
        at = next;
        show();
      }
      const goal = needleAngle(command.passes[at]?.score ?? 0);
      const isStill = context.isMotionReduced();
      angle = isStill ? goal : turnNeedle(angle, goal, delta);
      pass?.move(angle, delta, isStill);
    },
    command(next) {
      command = next;
      since = 0;
      at = -1;
      if (next.passes.length === 0) show();
    },
    destroy() {
      pass?.destroy();
    },
  };
}
