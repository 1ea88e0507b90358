// Checks the cast of all realms: a sprite and a portrait belong to one name, and everybody can be drawn.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMapFile } from '../../../../../scripts/maps/readMap.ts';
import { CHARACTER_ATLASES, characterAtlas } from '../../../../../shared/src/constants/characters.ts';
import { MAP_IDS, type MapId } from '../../../../../shared/src/constants/realms.ts';
import { ROOT } from '../../pipeline/sources.ts';
import { FOLK_BY_REALM } from './realms.ts';

interface Character {
  readonly id: string;
  readonly name: string;
  readonly portrait: string;
}
interface Role extends Character {
  readonly realm: MapId;
  readonly sprite: string;
}

const charactersOf = (realm: MapId): readonly Character[] =>
  JSON.parse(readFileSync(path.join(ROOT, `shared/content/realms/${realm}/realm.json`), 'utf8')).characters;

/** Everybody with a name who stands on a map. */
function rolesOf(realm: MapId): Role[] {
  const { map } = readMapFile(path.join(ROOT, `tiled-maps/${realm}/${realm}.tmj`));
  return charactersOf(realm).flatMap((character) => {
    const npc = map?.npcs.find(({ id }) => id === character.id);
    return npc ? [{ ...character, realm, sprite: npc.sprite }] : [];
  });
}
const ROLES = MAP_IDS.flatMap(rolesOf);

/** The keys that more than one name uses, each with the names. */
function sharedBy(keyOf: (role: Role) => string): string[] {
  const names = new Map<string, Set<string>>();
  for (const role of ROLES) names.set(keyOf(role), (names.get(keyOf(role)) ?? new Set()).add(role.name));
  return [...names].flatMap(([key, different]) => (different.size > 1 ? [`${key}: ${[...different].join(', ')}`] : []));
}

describe('the cast', () => {
  it('has nobody who looks like somebody else', () => {
    expect(ROLES.length).toBeGreaterThan(40);
    expect(sharedBy(({ sprite }) => sprite)).toEqual([]);
  });

  it('has nobody with the portrait of somebody else', () => {
    expect(sharedBy(({ portrait }) => portrait)).toEqual([]);
  });

  it.each(ROLES.map((role) => [role.name, role] as const))(
    'draws %s and shows the same face in talk',
    (_name, role) => {
      const { frames } = JSON.parse(
        readFileSync(path.join(ROOT, `assets/atlases/${characterAtlas(role.sprite, role.realm)}.json`), 'utf8'),
      ) as { frames: Record<string, unknown> };
      expect(frames[`${role.sprite}/idle/0`]).toBeDefined();
      expect(existsSync(path.join(ROOT, `assets/atlases/portraits/${role.portrait}.webp`))).toBe(true);
      expect(role.portrait).toBe(role.sprite);
    },
  );
});

it.each(Object.entries(FOLK_BY_REALM))('the game looks for the people of %s where they are drawn', (realm, folk) => {
  const drawn = folk.flatMap(({ rows }) => rows.map(({ npc }) => npc));
  expect(CHARACTER_ATLASES[`folk-${realm}`]?.toSorted()).toEqual([...new Set(drawn)].toSorted());
});
