// A work ground: the player takes things, carries them to their places, and rings the bell to have them checked.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { CarriedThing } from '../../../bridge/events.ts';
import { ySortDepth } from '../../core/depth.ts';
import { isInside } from '../../core/framing.ts';
import type { Box } from '../../engine/pen.ts';
import { SpeechBubble } from '../../entities/SpeechBubble.ts';
import type { Mechanic, MechanicContext, UsablePlace } from '../mechanic.ts';
import { CarriedPicture, type Stand } from './CarriedPicture.ts';
import { GroundFurniture } from './GroundFurniture.ts';
import { type GroundLayout, inCrate, layOutGround } from './groundLayout.ts';
import { LABEL } from './groundPictures.ts';

type Context = MechanicContext<'work-ground'>;
type Shown = NonNullable<Parameters<NonNullable<Mechanic<'work-ground'>['command']>>[0]>;

/** Who carries something walks at this share of the usual speed. */
const CARRYING_PACE = 0.85;
/** From the middle of a thing or place at which it can be used, less the usual margin, units. */
const SIZE = 30;
const HEIGHT = 60;
/** A thing that is carried so far from the ground goes back by itself. */
const AWAY = 700;
/** What is solved is packed up once the player has gone so far from it. */
const LEFT = 320;
/** A board stands so far up its stone that the stone's words can be read below it, units. */
const ON_STONE = 26;
const SWAY_SPEED = 11;
/** A smaller step is no walk, units. */
const STEP = 0.3;
/** Top of a speaker's head over the feet, and how far beside it the bubble begins. */
const MOUTH = { x: 14, y: 56 };

const THING_PLACE = 'thing:';
const PLACE_PLACE = 'place:';
/** The whole: its bell. */
const BELL_PLACE = '';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one ground; taking, carrying and putting down share what lies on it
export function create(context: Context): Mechanic<'work-ground'> {
  const { scene, spot } = context;
  const bubble = new SpeechBubble(scene, 'right');
  const pictures = new Map<string, CarriedPicture>();
  /** Where things were laid down that are in no place; all others stand where they stood at first. */
  const laid = new Map<string, Point>();
  let furniture: GroundFurniture | undefined;
  let layout: GroundLayout | undefined;
  let shown: Shown | undefined;
  let carried: string | undefined;
  let last: Point | undefined;
  let sway = 0;
  let said = -1;
  /** Who said something last. */
  let speaker: Point | undefined;

  const player = () => context.bodies.at(-1);
  const thingOf = (id: string | undefined) => shown?.things.find((thing) => thing.id === id);
  const thingsAt = (place: string) => (shown?.things ?? []).filter(({ id, at }) => at === place && id !== carried);
  const placeSpot = (place: string) => layout?.places[shown?.places.findIndex(({ id }) => id === place) ?? -1];

  let labels: Box[] = [];

  /** Where a thing stands that nobody carries. */
  const standOf = ({ id, at }: CarriedThing): Stand => {
    const foot = at === null ? undefined : placeSpot(at);
    if (at !== null && foot && shown) {
      if (shown.isSingle) return { x: foot.x, y: foot.y - ON_STONE, isSmall: false, depth: ySortDepth(foot.y) };
      const { x, y } = inCrate(thingsAt(at).findIndex((one) => one.id === id));
      return { x: foot.x + x, y: foot.y + y, isSmall: true, depth: ySortDepth(foot.y) - 0.3 + y / 1000 };
    }
    const home = laid.get(id) ?? layout?.things[shown?.things.findIndex((one) => one.id === id) ?? 0] ?? spot;
    return { x: home.x, y: home.y, isSmall: false, depth: ySortDepth(home.y) };
  };

  const usablePlaces = (): UsablePlace[] => {
    if (!shown || !layout || shown.isOver) return [];
    const held = thingOf(carried);
    const at = (id: string, point: Point, name: string, use: UsablePlace['use']): UsablePlace => ({
      ...{ id, name, use, size: SIZE, height: HEIGHT },
      ...{ x: point.x, y: point.y },
    });
    const places = shown.places.flatMap(({ id, label }): UsablePlace[] => {
      const foot = placeSpot(id);
      if (!foot) return [];
      if (held) return [at(PLACE_PLACE + id, foot, label, 'put')];
      const top = thingsAt(id).findLast(({ mark }) => mark !== 'right');
      return top ? [at(PLACE_PLACE + id, foot, top.text, 'take')] : [];
    });
    if (held) return places;
    const lying = shown.things.filter((thing) => thing.at === null);
    return [
      ...places,
      ...lying.map((thing) => at(THING_PLACE + thing.id, standOf(thing), thing.text, 'take')),
      at(BELL_PLACE, layout.bell, shown.bell, 'ring'),
    ];
  };

  const arrange = (jumps: boolean) => {
    const isStill = jumps || context.isMotionReduced();
    for (const thing of shown?.things ?? []) {
      const picture = pictures.get(thing.id);
      picture?.show(thing);
      if (thing.id !== carried) picture?.moveTo(standOf(thing), isStill);
    }
    const isReady = (shown?.things.every(({ id, at }) => at !== null && id !== carried) && !shown.isOver) ?? false;
    furniture?.showBell(isReady);
    context.setPace(carried === undefined ? 1 : CARRYING_PACE);
    context.setPlaces(usablePlaces());
  };

  const say = (says: Shown['says']) => {
    if (!says || says.turn === said) return;
    said = says.turn;
    bubble.say(says.line);
  };

  const take = (thing: CarriedThing) => {
    carried = thing.id;
    laid.delete(thing.id);
    context.playSound('pick-up', spot);
    context.emit({ kind: 'taken', thing: thing.id });
    arrange(false);
  };

  const put = (thing: string, place: string) => {
    // What stood there goes into the hands.
    carried = shown?.isSingle
      ? thingsAt(place).find(({ id, mark }) => id !== thing && mark !== 'right')?.id
      : undefined;
    const foot = placeSpot(place);
    if (foot && !context.isMotionReduced()) furniture?.whirl(foot);
    context.playSound('step-done', spot);
    context.emit({ kind: 'put', thing, place });
    arrange(false);
  };

  const layDown = (at: Point) => {
    if (carried === undefined) return;
    if (isInside(spot, at, SIZE)) laid.set(carried, { x: at.x, y: at.y + 10 });
    carried = undefined;
    context.playSound('step-done', at);
    arrange(false);
  };

  const clear = () => {
    for (const picture of pictures.values()) picture.destroy();
    pictures.clear();
    furniture?.destroy();
    furniture = undefined;
  };

  return {
    update(_time, delta) {
      const at = player();
      if (at && shown?.isOver && !isInside(spot, at, LEFT)) {
        shown = undefined;
        clear();
      }
      if (at && carried !== undefined && !isInside(spot, at, AWAY)) {
        laid.delete(carried);
        carried = undefined;
        arrange(true);
      }
      const isWalking = at && last ? Math.hypot(at.x - last.x, at.y - last.y) > STEP : false;
      last = at && { x: at.x, y: at.y };
      sway = isWalking && !context.isMotionReduced() ? sway + delta * SWAY_SPEED : 0;
      if (at && carried !== undefined) pictures.get(carried)?.carry(at, sway, labels);
      for (const [id, picture] of pictures) if (id !== carried) picture.update(delta);
      furniture?.update(delta);
      speaker = (shown?.says && context.character(shown.says.by)?.spot) ?? speaker;
      // Also when the ground is empty again: a line does not stay over a head.
      if (speaker) bubble.update(delta, speaker.x + MOUTH.x, speaker.y - MOUTH.y, Boolean(shown?.says));
    },
    command(command) {
      const before = shown;
      // What was solved before this visit needs no room: other work may lie there.
      shown = command?.isOver && !before ? undefined : (command ?? undefined);
      if (!shown) {
        clear();
        arrange(true);
        return;
      }
      const isNew =
        JSON.stringify(before && [before.places, before.things.length]) !==
        JSON.stringify([shown.places, shown.things.length]);
      if (isNew) {
        clear();
        layout = layOutGround(spot, shown.places.length, shown.things.length);
        labels = layout.places.map(({ x, y }) => ({ ...LABEL, x: x + LABEL.x, y: y + LABEL.y }));
        furniture = new GroundFurniture(context, shown, layout);
        for (const thing of shown.things) pictures.set(thing.id, new CarriedPicture(scene, spot.id, thing));
      }
      // The window has put it somewhere.
      if (carried !== undefined && (thingOf(carried)?.at ?? null) !== null && before) carried = undefined;
      if (shown.isOver) carried = undefined;
      arrange(isNew);
      say(shown.says);
    },
    use(place) {
      if (place === BELL_PLACE) {
        furniture?.swingBell();
        context.playSound('lantern-ready', spot);
        return context.emit({ kind: 'rung' });
      }
      const id = place.slice(THING_PLACE.length);
      if (place.startsWith(THING_PLACE)) {
        const thing = thingOf(id);
        if (thing && carried === undefined) take(thing);
        return;
      }
      if (carried !== undefined) return put(carried, id);
      const top = thingsAt(id).findLast(({ mark }) => mark !== 'right');
      if (top) take(top);
    },
    keyElsewhere() {
      const at = player();
      if (!at || carried === undefined) return false;
      layDown(at);
      return true;
    },
    destroy() {
      clear();
      bubble.destroy();
    },
  };
}
