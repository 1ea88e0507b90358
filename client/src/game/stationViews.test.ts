// Frames the window of every lesson beside the map, on every map, at five sizes: what happens, the player and who gave the task are in sight.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mapNamesOf } from '@lanternwise/shared/activities/registry';
import { MAP_IDS } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { NpcSpot, RealmMap } from '@lanternwise/shared/maps/realmMap';
import { describe, expect, it } from 'vitest';
import { readMapFile } from '../../../scripts/maps/readMap.ts';
import { KIND_MECHANICS } from '../activities/host/kinds.ts';
import { figureArea, placeView, SMALLEST_ZOOM, UNCOVERED } from './core/framing.ts';
import type { Area } from './core/goalArrow.ts';
import { usualZoom } from './core/usualZoom.ts';
import { effectArea } from './mechanics/mechanicParts.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** With what the window covers there at most. */
const SCREENS = [
  { width: 1366, height: 641, right: 0.55, bottom: 0 },
  { width: 1366, height: 768, right: 0.55, bottom: 0 },
  { width: 1920, height: 1080, right: 0.4, bottom: 0 },
  { width: 844, height: 390, right: 0.55, bottom: 0 },
  { width: 390, height: 844, right: 0, bottom: 0.56 },
];
/** Too far from who gives the task: a screen in which both were seen would show neither. The effect alone is in sight. */
const FAR = ['trophy-plinths', 'new-field-each-day', 'farm-gate-bot'];
const TALK_DISTANCE = 48;

const read = (realm: string): RealmContent =>
  JSON.parse(readFileSync(path.join(ROOT, `shared/generated/content/${realm}.json`), 'utf8')) as RealmContent;

interface Station {
  realm: string;
  place: string;
  map: RealmMap;
  effect: Area;
  giver: NpcSpot;
}

function placeArea(map: RealmMap, place: string): Area {
  const mechanic = map.mechanics.find(({ id }) => id === place);
  const zone = map.zones.find(({ id }) => id === place);
  if (mechanic) return effectArea(KIND_MECHANICS, mechanic);
  if (zone) return zone;
  throw new Error(`there is no ${place} on ${map.name}`);
}

function stationsOf(realm: string): Station[] {
  const content = read(realm);
  const { map } = readMapFile(path.join(ROOT, `tiled-maps/${realm}/${realm}.tmj`));
  if (!map) throw new Error(`${realm} cannot be read`);
  return Object.values(content.lessons).flatMap((lesson) => {
    // The levels of a menu fill the screen, as the menu does.
    const isLevel = Object.values(content.lessons).some(
      (one) => one.kind === 'menu' && one.levels.some((level) => level.lesson === lesson.id),
    );
    if (lesson.kind !== 'adventure' || lesson.isWholeScreen || isLevel) return [];
    const opens = (one: { opens?: unknown }) => (one.opens as { ref?: string } | undefined)?.ref === lesson.id;
    const character = content.realm.characters.find((one) => opens(one) || one.later.some(opens));
    const giver = map.npcs.find(({ id }) => id === character?.id);
    return lesson.levels.flatMap(({ activity }) => {
      const given = content.activities[activity];
      // Windows without a place of their own frame the player.
      const isOnMap = (name: string) => map.mechanics.some(({ id }) => id === name);
      const places = (given ? mapNamesOf(given) : []).filter(
        ({ isBeside, isOptional, name }) => isBeside && (!isOptional || isOnMap(name)),
      );
      return places.map(({ name: place }) => {
        if (!giver) throw new Error(`nobody gives ${lesson.id}`);
        return { realm, place, map, giver, effect: placeArea(map, place) };
      });
    });
  });
}

const contains = (outer: Area, inner: Area) =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

const stations = MAP_IDS.flatMap(stationsOf);

describe.each(stations)('$realm: $place', ({ place, map, effect, giver }) => {
  it.each(SCREENS)('is in sight at $width×$height', ({ right, bottom, ...screen }) => {
    const covered = { ...UNCOVERED, right, bottom };
    const player = figureArea({ x: giver.x - TALK_DISTANCE, y: giver.y });
    const people = [player, figureArea(giver)];
    const usual = usualZoom(screen);
    for (const closer of [usual, 2]) {
      const sized = { width: screen.width / closer, height: screen.height / closer };
      const smallest = SMALLEST_ZOOM / closer;
      const view = placeView({ seen: [effect, ...people], screen: sized, covered, world: map, smallest });
      const free = {
        ...{ x: view.x, y: view.y },
        ...{ width: (sized.width / view.zoom) * (1 - right), height: (sized.height / view.zoom) * (1 - bottom) },
      };
      expect(contains(free, effect), `effect at ${closer}`).toBe(true);
      if (!FAR.includes(place))
        for (const person of people) expect(contains(free, person), `person at ${closer}`).toBe(true);
      expect(contains({ x: 0, y: 0, width: map.width, height: map.height }, free), `void at ${closer}`).toBe(true);
    }
  });
});

it('knows every lesson beside the map', () => {
  expect(stations.length).toBeGreaterThan(18);
});

const tours = MAP_IDS.flatMap((realm) =>
  Object.values(read(realm).lessons).flatMap((lesson) =>
    lesson.kind === 'tutorial' ? lesson.stops.map((stop) => ({ realm, ...stop })) : [],
  ),
);

it.each(tours)(
  'the tour of $realm shows $target at zoom $zoom and nothing beyond the map',
  ({ realm, target, zoom }) => {
    const { map } = readMapFile(path.join(ROOT, `tiled-maps/${realm}/${realm}.tmj`));
    const place =
      map && [...map.npcs, ...map.collectibles, ...map.exits, ...map.lanterns].find(({ id }) => id === target);
    if (!map || !place) throw new Error(`there is no ${target}`);
    for (const { width, height } of SCREENS) {
      const screen = { width: width / zoom, height: height / zoom };
      const covered = { top: 0.14, right: 0, bottom: 0.36 };
      const middle = { x: place.x - 6, y: place.y - 14, width: 12, height: 12 };
      const tall = map.npcs.some(({ id }) => id === target) ? undefined : 24;
      const view = placeView({ seen: [figureArea(place, tall)], screen, covered, world: map, smallest: 1 });
      const free = { x: view.x, y: view.y + screen.height * 0.14, width: screen.width, height: screen.height * 0.5 };
      expect(contains(free, middle)).toBe(true);
      expect(contains({ x: 0, y: 0, width: map.width, height: map.height }, { ...view, ...screen })).toBe(true);
    }
  },
);
