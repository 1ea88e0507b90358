// The fort's gate on the map: the player opens it by hand, later the learner's tree does; a board counts the mistakes.
import type { Courier } from '@lanternwise/shared/activities/message-gate/gate';
import { DEPTH, ySortDepth } from '../../../game/core/depth.ts';
import { loopFrame } from '../../../game/core/facing.ts';
import { addFrame, numberedFrames } from '../../../game/engine/atlas.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import type { Mechanic, MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import {
  ageOf,
  type CourierPlace,
  type CourierWay,
  createRound,
  placeCourier,
  roundSeconds,
  standingPlace,
  stepRound,
} from './couriers.ts';
import {
  addCanvasImage,
  BOARD,
  PORTCULLIS,
  paintBoard,
  paintLetter,
  paintMark,
  paintPortcullis,
} from './gatePictures.ts';
import { Waiter } from './Waiter.ts';

type GateName = 'fort-gate';

/** Looks of couriers, townsfolk-1 first. */
const LOOKS = 8;
const WALK_SECONDS = 0.14;
/** For who was let in by hand. */
const OPEN_SECONDS = 1.2;
/** Of the letter, above a courier's feet. */
const LETTER_HEIGHT = 66;
/** The board's foot, from the bottom middle of the way. */
const BOARD_AT = { x: 76, y: 74 } as const;

/** One courier: a person and a letter above the head. */
class CourierFigure {
  private readonly person: GameObjects.Image | undefined;
  private readonly letter: GameObjects.Image;
  private readonly mark: string;
  private readonly frames: Readonly<Record<CourierPlace['facing'], readonly string[]>>;

  constructor(
    private readonly scene: MechanicScene,
    atlas: string,
    look: number,
    readonly courier: Courier,
  ) {
    const { textures } = scene;
    const rows = (row: string) => numberedFrames(textures, atlas, `townsfolk-${look}/${row}`);
    this.frames = { left: rows('left'), up: rows('up'), down: rows('down') };
    const first = this.frames.left[0] ?? '';
    this.person = addFrame(scene, atlas, first, { x: 0, y: 0 })?.setVisible(false);
    this.mark = paintMark(textures, courier);
    this.letter = addCanvasImage(scene, paintLetter(textures), 0, 0)
      .setDepth(DEPTH.bubble - 2)
      .setVisible(false);
  }

  show(place: CourierPlace, seconds: number): void {
    const { person, letter, frames, mark } = this;
    letter.setVisible(place.markAlpha > 0);
    letter.setPosition(place.x, place.y - LETTER_HEIGHT).setAlpha(place.markAlpha);
    const key = place.isDecided ? mark : paintedLetter(this.scene);
    if (letter.texture.key !== key) letter.setTexture(key);
    if (!person) return;
    person
      .setVisible(place.alpha > 0)
      .setPosition(place.x, place.y)
      .setAlpha(place.alpha);
    person.setDepth(ySortDepth(Math.round(place.y)));
    const names = frames[place.facing];
    const name = names[place.isWalking ? loopFrame(seconds, names.length, WALK_SECONDS) : 0];
    if (name !== undefined && person.frame.name !== name) person.setFrame(name, false, false);
  }

  destroy(): void {
    this.person?.destroy();
    this.letter.destroy();
  }
}

/** The letter is painted when the first courier is made. */
const paintedLetter = ({ textures }: MechanicScene): string =>
  textures.exists('fort-letter') ? 'fort-letter' : paintLetter(textures);

/** The portcullis before the painted door, and the board; both from the first tree on. */
class Gatehouse {
  private readonly images: GameObjects.Image[];
  private readonly shut: GameObjects.Image;
  private readonly open: GameObjects.Image;

  constructor({ scene, spot }: MechanicContext<GateName>, way: CourierWay, lines: readonly string[]) {
    const { textures } = scene;
    const doorY = spot.y - PORTCULLIS.height / 2;
    // Before the fort's wall, behind everybody who stands at the gate.
    const depth = ySortDepth(spot.y);
    const bars = (isOpen: boolean) =>
      addCanvasImage(scene, paintPortcullis(textures, isOpen), way.gateX, doorY).setDepth(depth);
    this.shut = bars(false);
    this.open = bars(true).setVisible(false);
    const foot = { x: way.gateX + BOARD_AT.x, y: spot.y + spot.height + BOARD_AT.y };
    const board = addCanvasImage(
      scene,
      paintBoard(textures, `fort-board-${spot.id}`, lines),
      foot.x,
      foot.y - BOARD.height / 2,
    );
    this.images = [this.shut, this.open, board.setDepth(ySortDepth(foot.y))];
  }

  /** Whether this changed the gate. */
  turn(isOpen: boolean): boolean {
    if (this.open.visible === isOpen) return false;
    this.open.setVisible(isOpen);
    this.shut.setVisible(!isOpen);
    return true;
  }

  destroy(): void {
    for (const image of this.images) image.destroy();
  }
}

export function create(context: MechanicContext<GateName>): Mechanic<GateName> {
  const { scene, spot, bodies } = context;
  const { atlas, reach } = spot.properties;
  const way: CourierWay = {
    ...{ left: spot.x, right: spot.x + spot.width, gateX: spot.x + spot.width / 2 },
    ...{ gateY: spot.y + 6, roadY: spot.y + spot.height },
  };
  let figures: CourierFigure[] = [];
  let house: Gatehouse | undefined;
  let round = createRound();
  let shown = '';
  let waiter: Waiter | undefined;
  let waited = 0;
  /** The gate stands open for who was let in by hand. */
  let openSeconds = 0;
  const clear = () => {
    for (const figure of figures) figure.destroy();
    figures = [];
    house?.destroy();
    house = undefined;
    waiter?.destroy();
    waiter = undefined;
  };
  const isPlayerNear = () => {
    const player = bodies.at(-1);
    return player !== undefined && Math.hypot(player.x - way.gateX, player.y - way.roadY) <= reach;
  };
  return {
    update(time, delta) {
      if (!house) return;
      const couriers = figures.map(({ courier }) => courier);
      stepRound(round, delta, isPlayerNear(), roundSeconds(couriers.length, way));
      const isStill = context.isMotionReduced();
      waiter?.update(delta);
      openSeconds = Math.max(0, openSeconds - delta);
      let isOpen = openSeconds > 0;
      for (const [at, figure] of figures.entries()) {
        const place = isStill ? standingPlace(couriers, at, way) : placeCourier(figure.courier, ageOf(round, at), way);
        figure.show(place, time / 1000);
        isOpen ||= place.opensGate;
      }
      if (house.turn(isOpen)) context.playSound('gate', { x: way.gateX, y: spot.y });
    },
    use(place) {
      const isLetIn = place === '';
      if (isLetIn) openSeconds = OPEN_SECONDS;
      context.emit({ isLetIn });
    },
    command({ couriers, board, waiting }) {
      const next = JSON.stringify([couriers, board, waiting]);
      if (next === shown) return;
      shown = next;
      clear();
      context.setPlaces([]);
      if (board.length === 0) return;
      house = new Gatehouse(context, way, board);
      figures = couriers.map((courier, at) => new CourierFigure(scene, atlas, 1 + (at % LOOKS), courier));
      round = createRound();
      if (!waiting) return;
      waited += 1;
      waiter = new Waiter(context, way, 1 + (waited % LOOKS), waiting);
    },
    destroy: clear,
  };
}
