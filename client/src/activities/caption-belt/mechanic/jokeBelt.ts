// Captions ride the joke belt and wait at two switches: standing on a plate gives the label; crates beside show the labels of all three.
import type { CaptionLabel } from '@lanternwise/shared/activities/kit/captions/labels';
import { DEPTH } from '../../../game/core/depth.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { PlacedPicture } from '../../../game/mechanics/PlacedPicture.ts';
import { CARD_START, cardBox, cardStop, crateBox, openSwitch, type Plate, plateAt, plates } from './beltLayout.ts';
import { drawCard, drawCrate, drawPlate, drawPress } from './beltPictures.ts';

type Context = MechanicContext<'joke-belt'>;
type Command = Parameters<NonNullable<Mechanic<'joke-belt'>['command']>>[0];

/** Units a second. */
const SPEED = 150;
/** Seconds on a plate: who only walks across gives no label. */
const PRESS = 0.45;

/** The card on its way: it rides to the open switch, and in the box OUT it is gone. */
class RidingCard {
  private along = 0;

  constructor(
    private readonly drawn: PlacedPicture,
    readonly id: string,
    private goal: number,
    from: number,
  ) {
    this.along = from;
    this.place();
  }

  get hasArrived(): boolean {
    return this.along >= this.goal;
  }

  /** The middle, to go on from with another face. */
  get at(): number {
    return this.along;
  }

  ride(seconds: number, isStill: boolean): void {
    this.along = isStill ? this.goal : Math.min(this.goal, this.along + SPEED * seconds);
    this.place();
  }

  private place(): void {
    this.drawn.turn(0, 0, this.along - CARD_START);
  }

  destroy(): void {
    this.drawn.destroy();
  }
}

/** The caption and the switch that it waits for. */
const stepOf = (shown: Command | undefined): string =>
  shown?.card ? `${shown.card.id}:${openSwitch(shown.card)}` : '';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one belt; its movements share what lies on it
export function create(context: Context): Mechanic<'joke-belt'> {
  const { scene, spot } = context;
  const all = plates(spot);
  const flat: PlacedPicture[] = [];
  let shown: Command | undefined;
  let card: RidingCard | undefined;
  /** Cards with both labels ride on into the box OUT. */
  let leaving: RidingCard[] = [];
  let press: { plate: Plate; seconds: number; bar: PlacedPicture } | undefined;
  /** The plate under the player, or none; a visit gives one label at most. */
  let visit: { plate: Plate | undefined; isUsed: boolean } | undefined;
  let emitted = '';

  const release = () => {
    press?.bar.destroy();
    press = undefined;
  };
  const newCard = (id: string, text: string, labels: Partial<CaptionLabel>, goal: number, from: number) => {
    const drawn = new PlacedPicture(scene, `${spot.id}-card-${id}`, cardBox(spot), DEPTH.bubble - 1, (pen) =>
      drawCard(pen, text, labels),
    );
    return new RidingCard(drawn, id, goal, from);
  };

  /** A labelled card leaves with both stamps, without words: half of them would lie under the next card. The same card goes on with its first one; a new one comes out of the box IN. */
  const showCard = (before: Command | undefined, next: Command) => {
    const old = before?.card;
    const from = card && old?.id === next.card?.id ? card.at : CARD_START;
    const gone = card && old && next.card?.id !== old.id ? { at: card.at, ...old } : undefined;
    card?.destroy();
    for (const one of leaving) one.destroy();
    leaving = [];
    const last = next.crates[0]?.labels.at(-1);
    if (gone && last) leaving = [newCard(`${gone.id}-out`, '', last, cardStop(undefined), gone.at)];
    card = undefined;
    if (!next.card && next.notice === '') return;
    const { id, text, ...labels } = next.card ?? { id: 'notice', text: next.notice };
    card = newCard(id, text, labels, cardStop(next.card ? openSwitch(labels) : 'kind'), from);
  };

  const showFlat = (next: Command) => {
    for (const one of flat.splice(0)) one.destroy();
    const depth = DEPTH.overFlat;
    const open = next.card ? openSwitch(next.card) : undefined;
    for (const plate of all) {
      const { what, label: value } = plate;
      const face = next.plates.find((one) => one.what === what);
      const words = (value ? face?.yes : face?.no) ?? '';
      flat.push(
        new PlacedPicture(scene, `${spot.id}-plate-${what}-${value}`, plate, depth, (pen) =>
          drawPlate(pen, plate, { what, label: value, words, isOpen: what === open }),
        ),
      );
    }
    for (const [at, { name, labels }] of next.crates.entries()) {
      const box = crateBox(spot, at);
      flat.push(
        new PlacedPicture(scene, `${spot.id}-crate-${at}`, box, depth, (pen) => drawCrate(pen, box, name, labels)),
      );
    }
  };

  const pressBar = ({ x, y, width, height }: Plate) =>
    new PlacedPicture(
      scene,
      `${spot.id}-press`,
      { x, y: y + height - 6, width, height: 5 },
      DEPTH.overFlat + 1,
      (pen) => drawPress(pen, width),
    );

  const feel = (seconds: number) => {
    const player = context.bodies.at(-1);
    if (!player) return release();
    const plate = plateAt(all, player);
    // Who stands on a plate when the world begins has not chosen it; who waits on one for the caption has.
    if (visit?.plate !== plate || !visit) visit = { plate, isUsed: visit === undefined };
    const waiting = shown?.card;
    if (!plate || visit.isUsed || !waiting || plate.what !== openSwitch(waiting) || !card?.hasArrived) return release();
    if (press?.plate !== plate) {
      release();
      press = { plate, seconds: 0, bar: pressBar(plate) };
    }
    press.seconds += seconds;
    if (press.seconds < PRESS) return;
    visit.isUsed = true;
    emitted = stepOf(shown);
    release();
    context.playSound('step-done', player);
    context.emit({ kind: 'switched', caption: waiting.id, what: plate.what, label: plate.label });
  };

  return {
    update(_time, delta) {
      const isStill = context.isMotionReduced();
      card?.ride(delta, isStill);
      for (const one of leaving) one.ride(delta, isStill);
      leaving = leaving.filter((one) => {
        if (one.hasArrived) one.destroy();
        return !one.hasArrived;
      });
      feel(delta);
    },
    command(command) {
      const before = shown;
      shown = command;
      const left = stepOf(before);
      // The window gave a label or took one back: the feet decide nothing until they come again.
      if (visit && left !== '' && left !== emitted && left !== stepOf(command)) visit.isUsed = true;
      release();
      showCard(before, command);
      showFlat(command);
    },
    destroy() {
      release();
      card?.destroy();
      for (const one of [...flat, ...leaving]) one.destroy();
    },
  };
}
