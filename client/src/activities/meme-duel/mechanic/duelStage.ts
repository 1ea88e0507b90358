// The stage of the meme duel: four lettered places to step on, a screen with the captions, and an audience of which some laugh.
import { DEPTH, ySortDepth } from '../../../game/core/depth.ts';
import { addFrame } from '../../../game/engine/atlas.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { PlacedPicture } from '../../../game/mechanics/PlacedPicture.ts';
import { CROWD_SIZE, crowdSeats, jumpOf, placeAt, placeBoxes, type Seat, screenBox } from './stageLayout.ts';
import { drawPlace, drawScreen, letterOf } from './stagePictures.ts';

type Context = MechanicContext<'duel-stage'>;
type Command = Parameters<NonNullable<Mechanic<'duel-stage'>['command']>>[0];

/** Seconds on a place: who only walks across chooses nothing. */
const PRESS = 0.45;

/** Somebody in the audience: seen from behind, and while laughing turned to us and jumping. */
class Listener {
  private readonly image: GameObjects.Image | undefined;

  constructor(
    { scene, spot }: Context,
    private readonly seat: Seat,
    private readonly at: number,
    private readonly laughs: boolean,
  ) {
    const { atlas } = spot.properties;
    const frame = `townsfolk-${seat.look}/${laughs ? 'idle' : 'up'}/0`;
    this.image = addFrame(scene, atlas, frame, seat)?.setDepth(ySortDepth(seat.y));
  }

  move(seconds: number): void {
    if (this.laughs) this.image?.setPosition(this.seat.x, this.seat.y - jumpOf(seconds, this.at));
  }

  destroy(): void {
    this.image?.destroy();
  }
}

const scoreLine = ({ score, told }: Command): string => {
  if (!score) return '';
  return told || score.mine + score.neo > 0 ? `${score.mine} : ${score.neo}` : '';
};

const linesOf = ({ captions, told }: Command): string[] =>
  told
    ? [told.mine, told.neo].map(({ who, text, laughs }) => `${who} (${laughs}): ${text}`)
    : captions.map((caption, at) => `${letterOf(at)}  ${caption}`);

export function create(context: Context): Mechanic<'duel-stage'> {
  const { scene, spot } = context;
  const places = placeBoxes(spot);
  let shown: Command | undefined;
  let pictures: PlacedPicture[] = [];
  let crowd: Listener[] = [];
  let pressed = { place: -1, seconds: 0 };
  /** The player must come from beside the places before a choice counts. */
  let isFresh = false;
  let hasLeft = false;

  const clear = () => {
    for (const one of [...pictures, ...crowd]) one.destroy();
    pictures = [];
    crowd = [];
  };
  const show = (command: Command) => {
    clear();
    if (!command.score) return;
    const depth = DEPTH.overFlat;
    const screen = screenBox(spot);
    const face = { title: command.title, lines: linesOf(command), score: scoreLine(command) };
    pictures = places.map(
      (box, at) =>
        new PlacedPicture(scene, `${spot.id}-place-${at}`, box, depth, (pen) =>
          drawPlace(pen, box, at, command.captions[at] !== undefined),
        ),
    );
    if (face.lines.length > 0)
      pictures.push(
        new PlacedPicture(scene, `${spot.id}-screen`, screen, DEPTH.bubble - 1, (pen) => drawScreen(pen, screen, face)),
      );
    const laughs = Math.min(CROWD_SIZE, command.told?.mine.laughs ?? 0);
    crowd = crowdSeats(spot).map((seat, at) => new Listener(context, seat, at, at < laughs));
  };
  const feel = (seconds: number) => {
    const player = context.bodies.at(-1);
    if (!player || !shown) return;
    const place = placeAt(places, player);
    if (place < 0) {
      isFresh = true;
      pressed = { place: -1, seconds: 0 };
      if (shown.told && !hasLeft) {
        hasLeft = true;
        context.emit({ kind: 'left' });
      }
      return;
    }
    if (!isFresh || shown.captions[place] === undefined) return;
    pressed = { place, seconds: pressed.place === place ? pressed.seconds + seconds : 0 };
    if (pressed.seconds < PRESS) return;
    isFresh = false;
    context.playSound('step-done', player);
    context.emit({ kind: 'stepped', place });
  };
  return {
    update(time, delta) {
      feel(delta);
      const seconds = context.isMotionReduced() ? 0 : time / 1000;
      for (const one of crowd) one.move(seconds);
    },
    command(command) {
      shown = command;
      hasLeft = false;
      show(command);
    },
    destroy: clear,
  };
}
