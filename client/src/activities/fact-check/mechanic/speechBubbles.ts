// Parrots that fly about with spoken sentences: the player catches one by walking into it and carries it to the pad for true or false.
import { DEPTH } from '../../../game/core/depth.ts';
import { figureArea } from '../../../game/core/framing.ts';
import { liftsOf } from '../../../game/core/keepApart.ts';
import { addFrame, findFrame } from '../../../game/engine/atlas.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import { CanvasPicture } from '../../../game/mechanics/CanvasPicture.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { drawNet, drawPad, drawPage, drawSentence, PAD, PAGE } from './bubblePictures.ts';
import { BUBBLE, isAway, isNetted, isOnPad, placeInFlight } from './flight.ts';

type BubblesName = 'speech-bubbles';
type Context = MechanicContext<BubblesName>;
type Command = Parameters<NonNullable<Mechanic<BubblesName>['command']>>[0];
type Sentence = Command['sentences'][number];

const VERDICTS = ['true', 'false'] as const;
/** How high a parrot flies over the ground, units. */
const PARROT_HEIGHT = 6;
/** What a flying parrot shows, from its place on the ground: its bubble with the tip, and itself. */
const PARTS = [
  { x: -BUBBLE.width / 2, y: -BUBBLE.ground, width: BUBBLE.width, height: BUBBLE.box + 8 },
  { x: -24, y: -70, width: 48, height: 64 },
];
/** A parrot rises or sinks so many units a second. */
const CLIMB = 90;
/** How far over the player's feet a netted bubble hangs, units. */
const CARRIED = 8;
/** Distance from the pad for false at which the book opens at the page. */
const READING = 150;
/** After a sentence was put down, so that the next one is not netted in passing, ms. */
const PAUSE = 900;
/** A smaller step is no walk, units. */
const STEP = 0.3;
/** Without a step for so long the player stands, ms: some frames of fast screens come between two steps. */
const STANDING = 120;

/** One sentence in the air. */
class Parrot {
  readonly bubble: CanvasPicture;
  private readonly image: GameObjects.Image | undefined;
  private lift: number | undefined;

  constructor(
    private readonly context: Context,
    readonly sentence: Sentence,
    private readonly at: number,
    private readonly all: number,
  ) {
    const { scene, spot } = context;
    const { atlas, frame } = spot.properties;
    // Over all bubbles and the dusk: a sentence beside it must not hide who speaks.
    this.image = addFrame(scene, atlas, frame, spot)?.setDepth(DEPTH.bubble - 1);
    this.bubble = new CanvasPicture(scene, `${spot.id}-${at}`, BUBBLE, DEPTH.bubble - 2, (pen) =>
      drawSentence(pen, sentence.text, sentence.isTrue),
    );
  }

  /** Its place on the ground. */
  place(seconds: number): ReturnType<typeof placeInFlight> {
    return placeInFlight(this.context.spot, this.at, this.all, seconds);
  }

  /** `lift` = how high it must rise; it takes its time for that, except at first. */
  fly({ x, y, isLeftwards }: ReturnType<typeof placeInFlight>, lift: number, seconds: number, delta: number): void {
    const { spot, scene } = this.context;
    const { atlas, frame } = spot.properties;
    const flown = isLeftwards ? frame : frame.replace('left', 'right');
    const before = this.lift ?? lift;
    this.lift = before + Math.max(-CLIMB * delta, Math.min(CLIMB * delta, lift - before));
    const bob = Math.sin(seconds * 3 + this.at) * 2;
    if (this.image && findFrame(scene.textures, atlas, flown)) this.image.setFrame(flown, false, false);
    this.image?.setVisible(true).setPosition(x, y - PARROT_HEIGHT + bob - this.lift);
    this.showBubble(x, y - this.lift);
  }

  hang({ x, y }: { x: number; y: number }): void {
    this.image?.setVisible(false);
    this.showBubble(x, y - CARRIED);
  }

  private showBubble(x: number, y: number): void {
    this.bubble.image.setPosition(x, y - BUBBLE.ground + BUBBLE.height / 2);
  }

  destroy(): void {
    this.image?.destroy();
    this.bubble.destroy();
  }
}

/** What lies on the ground and opens over the book. */
class Ground {
  private readonly pictures: CanvasPicture[] = [];
  private net: CanvasPicture | undefined;
  private page: CanvasPicture | undefined;

  constructor(
    private readonly context: Context,
    pads: Command['pads'],
  ) {
    const { scene, spot } = context;
    for (const verdict of pads ? VERDICTS : []) {
      const pad = new CanvasPicture(scene, `${spot.id}-${verdict}`, PAD, DEPTH.overFlat, (pen) =>
        drawPad(pen, pads?.[verdict] ?? '', verdict),
      );
      const { x, y } = padOf(context, verdict);
      pad.image.setPosition(x, y);
      this.pictures.push(pad);
    }
  }

  /** The net over the carried bubble, and the page while the book is near; null takes both away. */
  show(carried: Parrot | undefined, isReading: boolean): void {
    const { scene, spot } = this.context;
    if (carried && !this.net) this.net = new CanvasPicture(scene, `${spot.id}-net`, BUBBLE, DEPTH.bubble - 1, drawNet);
    if (carried) this.net?.image.setPosition(carried.bubble.image.x, carried.bubble.image.y);
    if (carried && isReading && !this.page) {
      const { page } = carried.sentence;
      // Over everything: it is read now.
      this.page = new CanvasPicture(scene, `${spot.id}-page`, PAGE, DEPTH.bubble + 1, (pen) => drawPage(pen, page));
      const { x, y } = padOf(this.context, 'false');
      this.page.image.setPosition(x, y - 30 - PAGE.height);
    }
    if (!carried) this.net = remove(this.net);
    if (!carried || !isReading) this.page = remove(this.page);
  }

  destroy(): void {
    this.show(undefined, false);
    for (const picture of this.pictures) picture.destroy();
  }
}

function remove(picture: CanvasPicture | undefined): undefined {
  picture?.destroy();
  return undefined;
}

const padOf = ({ spot: { properties } }: Context, verdict: 'true' | 'false') =>
  verdict === 'true' ? { x: properties.trueX, y: properties.trueY } : { x: properties.falseX, y: properties.falseY };

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one scene; its messages share the bubbles
export function create(context: Context): Mechanic<BubblesName> {
  const { spot } = context;
  let parrots: Parrot[] = [];
  let ground: Ground | undefined;
  let hasPads = false;
  let carried: string | undefined;
  /** Was put down; until the next command says where it is now, it is nowhere. */
  let placed: string | undefined;
  let seconds = 0;
  let pausedUntil = 0;
  let last: { x: number; y: number } | undefined;
  let walkedAt = 0;
  const clear = () => {
    for (const parrot of parrots) parrot.destroy();
    ground?.destroy();
  };
  const net = (player: { x: number; y: number }, parrot: Parrot) => {
    carried = parrot.sentence.id;
    context.emit({ kind: 'netted', id: carried });
    context.playSound('pick-up', player);
  };
  const putDown = (player: { x: number; y: number }, id: string, time: number) => {
    const verdict = VERDICTS.find((one) => isOnPad(padOf(context, one), player));
    if (!verdict) return;
    placed = id;
    carried = undefined;
    pausedUntil = time + PAUSE;
    context.emit({ kind: 'placed', id, verdict });
    context.playSound('step-done', player);
  };
  return {
    update(time, delta) {
      if (!context.isMotionReduced()) seconds += delta;
      const player = context.bodies.at(-1);
      const isWalking =
        player !== undefined && last !== undefined && Math.hypot(player.x - last.x, player.y - last.y) > STEP;
      last = player && { x: player.x, y: player.y };
      if (isWalking) walkedAt = time;
      const mayNet = hasPads && isWalking && carried === undefined && placed === undefined && time >= pausedUntil;
      const held = parrots.find(({ sentence }) => sentence.id === carried);
      if (player) held?.hang(player);
      const flying = parrots.filter(({ sentence: { id } }) => id !== placed && id !== held?.sentence.id);
      const places = flying.map((parrot) => parrot.place(seconds));
      const lifts = liftsOf(
        places,
        PARTS,
        context.bodies.map((body) => figureArea(body)),
      );
      for (const [at, parrot] of flying.entries()) {
        const place = places[at];
        if (!place) continue;
        parrot.fly(place, lifts[at] ?? 0, seconds, delta);
        if (mayNet && carried === undefined && isNetted(place, player)) net(player, parrot);
      }
      if (player && carried !== undefined) {
        if (isAway(spot, player)) carried = undefined;
        // Merely walking across a pad sorts nothing.
        else if (time - walkedAt > STANDING) putDown(player, carried, time);
      }
      const book = padOf(context, 'false');
      ground?.show(
        parrots.find(({ sentence }) => sentence.id === carried),
        player !== undefined && Math.hypot(player.x - book.x, player.y - book.y) < READING,
      );
    },
    command({ sentences, pads }) {
      clear();
      hasPads = pads !== null;
      placed = undefined;
      const flying = sentences.filter((one) => one.at === 'air');
      if (!hasPads || flying.every(({ id }) => id !== carried)) carried = undefined;
      parrots = sentences.flatMap((sentence, at) =>
        sentence.at === 'air' ? [new Parrot(context, sentence, at, sentences.length)] : [],
      );
      ground = new Ground(context, pads);
    },
    destroy: clear,
  };
}
