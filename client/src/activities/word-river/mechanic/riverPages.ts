// Pages beside the word river: the player takes one with the key, and throws it into the water with the key.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, ySortDepth } from '../../../game/core/depth.ts';
import { isInside } from '../../../game/core/framing.ts';
import { CanvasPicture } from '../../../game/mechanics/CanvasPicture.ts';
import type { Mechanic, MechanicContext, UsablePlace } from '../../../game/mechanics/mechanic.ts';
import { drawPage, drawSplash, PAGE, SPLASH } from './pagePictures.ts';

type Context = MechanicContext<'river-pages'>;
type Command = Parameters<NonNullable<Mechanic<'river-pages'>['command']>>[0];

/** From the middle of a page, and of the water, at which it can be used, less the usual margin, units. */
const REACH = 26;
/** As far as the bridge and both banks. */
const RIVER_REACH = 84;
/** The river, among the places of the pages. */
const RIVER = '/river';
/** Over the player's feet, of a page in the hands. */
const CARRIED_LIFT = 74;
/** Of a throw, seconds and units. */
const FLIGHT = 0.7;
const ARC = 60;
const SPIN = 300;
const RING = 0.8;
/** A page that is carried so far goes back by itself. */
const AWAY = 420;

/** Middle of a lying page: they lie in a row, each a little askew. */
export const pageSpot = ({ x, y, width, height }: Context['spot'], at: number, all: number): Point => ({
  x: x + ((at + 0.5) * width) / all,
  y: y + height - PAGE.height / 2,
});
const TILTS = [-6, 4, -3, 7] as const;

/** Over the ground between two places, at a share of the way. */
export const onArc = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share - Math.sin(share * Math.PI) * ARC,
});

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a few pages; taking and throwing share what lies there
export function create(context: Context): Mechanic<'river-pages'> {
  const { scene, spot } = context;
  const { splashX: x, splashY: y } = spot.properties;
  const water = { x, y };
  const pictures = new Map<string, CanvasPicture>();
  let shown: Command | undefined;
  let carried: string | undefined;
  let flight: { id: string; from: Point; seconds: number } | undefined;
  let ring: { picture: CanvasPicture; seconds: number } | undefined;

  const lying = () =>
    (shown?.pages ?? []).filter(({ id }) => id !== shown?.thrown && id !== carried && id !== flight?.id);
  const placeOf = (id: string): Point => {
    const pages = shown?.pages ?? [];
    return pageSpot(
      spot,
      Math.max(
        0,
        pages.findIndex((page) => page.id === id),
      ),
      Math.max(1, pages.length),
    );
  };
  const arrange = () => {
    for (const [at, { id }] of (shown?.pages ?? []).entries()) {
      const place = placeOf(id);
      const isHere = id !== shown?.thrown;
      pictures
        .get(id)
        ?.image.setVisible(isHere)
        .setPosition(place.x, place.y)
        .setAngle(TILTS[at % TILTS.length] ?? 0);
    }
    const pages = lying().map(({ id, title }): UsablePlace => {
      const { x: atX, y: atY } = placeOf(id);
      return { id, name: title, use: 'take', x: atX, y: atY + PAGE.height / 2, size: REACH, height: PAGE.height };
    });
    const river: UsablePlace = {
      ...water,
      id: RIVER,
      name: shown?.river ?? '',
      use: 'throw',
      size: RIVER_REACH,
      height: 20,
    };
    context.setPlaces(carried === undefined ? pages : [river]);
  };
  const land = (id: string) => {
    flight = undefined;
    pictures.get(id)?.image.setVisible(false);
    ring?.picture.destroy();
    const picture = new CanvasPicture(scene, `${spot.id}-ring`, SPLASH, DEPTH.overFlat, drawSplash);
    picture.image.setPosition(water.x, water.y);
    ring = { picture, seconds: RING };
    context.playSound('step-done', water);
    context.emit({ thrown: id });
  };
  const fly = (seconds: number) => {
    if (!flight) return;
    flight.seconds = context.isMotionReduced() ? FLIGHT : flight.seconds + seconds;
    const share = Math.min(1, flight.seconds / FLIGHT);
    const at = onArc(flight.from, water, share);
    pictures
      .get(flight.id)
      ?.image.setPosition(at.x, at.y)
      .setAngle(share * SPIN);
    if (share === 1) land(flight.id);
  };
  const carry = () => {
    const player = context.bodies.at(-1);
    if (!player || carried === undefined) return;
    if (!isInside(spot, player, AWAY)) {
      carried = undefined;
      arrange();
      return;
    }
    pictures
      .get(carried)
      ?.image.setPosition(player.x, player.y - CARRIED_LIFT)
      .setAngle(0);
  };
  const clear = () => {
    for (const picture of pictures.values()) picture.destroy();
    pictures.clear();
  };

  return {
    update(_time, delta) {
      carry();
      fly(delta);
      if (!ring) return;
      ring.seconds -= delta;
      ring.picture.image.setAlpha(Math.max(0, ring.seconds / RING));
      if (ring.seconds > 0) return;
      ring.picture.destroy();
      ring = undefined;
    },
    command(command) {
      shown = command;
      clear();
      for (const { id, title } of command.pages) {
        const depth = id === carried ? DEPTH.bubble - 1 : ySortDepth(spot.y + spot.height);
        pictures.set(id, new CanvasPicture(scene, `${spot.id}-${id}`, PAGE, depth, (pen) => drawPage(pen, title)));
      }
      if (carried === command.thrown) carried = undefined;
      arrange();
      carry();
    },
    use(place) {
      const player = context.bodies.at(-1);
      if (place === RIVER && carried !== undefined && player) {
        flight = { id: carried, from: { x: player.x, y: player.y - CARRIED_LIFT }, seconds: 0 };
        carried = undefined;
        arrange();
        fly(0);
      } else if (lying().some(({ id }) => id === place)) {
        carried = place;
        pictures.get(place)?.image.setDepth(DEPTH.bubble - 1);
        context.playSound('pick-up', placeOf(place));
        arrange();
        carry();
      }
    },
    destroy() {
      clear();
      ring?.picture.destroy();
    },
  };
}
