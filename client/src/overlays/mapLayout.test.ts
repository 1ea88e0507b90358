// Tests the pins of every realm's map at the sizes at which it is shown: none lies on another, and no name on a pin or a name.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAP_IDS } from '@lanternwise/shared/constants/realms';
import { WORLD_HEIGHT, WORLD_WIDTH } from '@lanternwise/shared/constants/world';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, it } from 'vitest';
import { readMapFile } from '../../../scripts/maps/readMap.ts';
import { layoutPins, type MapPin } from './mapLayout.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

function pinsOf(realm: string, width: number): MapPin[] {
  const { map } = readMapFile(path.join(ROOT, `tiled-maps/${realm}/${realm}.tmj`));
  const content = JSON.parse(
    readFileSync(path.join(ROOT, `shared/generated/content/${realm}.json`), 'utf8'),
  ) as RealmContent;
  if (!map) throw new Error(`${realm} cannot be read`);
  const named = (id: string) => content.realm.characters.find((one) => one.id === id)?.name ?? id;
  const scale = width / WORLD_WIDTH;
  const pin =
    (name: string) =>
    ({ id, x, y }: { id: string; x: number; y: number }) => ({
      ...{ id, x: x * scale, y: y * scale, name },
    });
  return [
    ...map.npcs.map((npc) => pin(named(npc.id))(npc)),
    ...map.shops.map((shop) => pin(shop.id)(shop)),
    ...map.exits.map((exit) => pin('Exit')(exit)),
    ...map.lanterns.map(pin('')),
    ...map.posts.map(pin('Lantern post')),
  ];
}

it.each(MAP_IDS.flatMap((realm) => [620, 960].map((width) => ({ realm, width }))))(
  '$realm at $width px',
  ({ realm, width }) => {
    const pins = pinsOf(realm, width);
    const placed = layoutPins(pins, { width, height: (width * WORLD_HEIGHT) / WORLD_WIDTH });
    for (const [index, one] of placed.entries())
      for (const other of placed.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(33);
    for (const [index, { x, y }] of placed.entries())
      expect(Math.hypot(x - (pins[index]?.x ?? 0), y - (pins[index]?.y ?? 0))).toBeLessThan(70);
    const hidden = placed.filter(({ side }, index) => side === 'hidden' && pins[index]?.name !== '');
    expect(hidden.length).toBeLessThanOrEqual(width < 700 ? 9 : 5);
  },
);

it('puts a name beside a pin that has another one below', () => {
  const pins = [
    { id: 'a', x: 300, y: 200, name: 'Bo' },
    { id: 'b', x: 300, y: 238, name: '' },
  ];
  expect(layoutPins(pins, { width: 900, height: 600 })[0]).toEqual({ x: 300, y: 200, side: 'above' });
});
