// Tests on every map that the name of each thing is needed: taken away, misspelt or called otherwise, the check names it, once.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkReferences } from '../../shared/src/maps/checkReferences.ts';
import { mapUses } from '../../shared/src/maps/mapUses.ts';
import type { RealmMap } from '../../shared/src/maps/realmMap.ts';
import { loadRealms } from '../content/compile.ts';
import { ROOT } from './atlasFiles.ts';
import { mapFiles } from './mapFiles.ts';
import { readMapFile } from './readMap.ts';

const LISTS = ['npcs', 'shops', 'collectibles', 'exits', 'zones', 'lanterns', 'posts', 'mechanics'] as const;
const PROPERTIES = ['board', 'swap'] as const;

/** A named thing of a map, and the map without its name or with another one. */
interface Named {
  name: string;
  /** Nothing need name it: a zone, or a mechanic that acts by itself. */
  mayBeIdle: boolean;
  rename(name: string): RealmMap;
  remove(): RealmMap;
}

const namedIn = (map: RealmMap): Named[] => [
  ...LISTS.flatMap((list) =>
    map[list].map((thing, at): Named => {
      const others = (map[list] as { id: string }[]).toSpliced(at, 1);
      return {
        name: thing.id,
        mayBeIdle: list === 'zones' || ('mechanic' in thing && thing.mechanic === 'sliding-gate'),
        rename: (id) => ({ ...map, [list]: [...others, { ...thing, id }] }),
        remove: () => ({ ...map, [list]: others }),
      };
    }),
  ),
  ...map.props.flatMap((prop, at) =>
    PROPERTIES.flatMap((property): Named[] => {
      const name = prop[property];
      if (name === undefined) return [];
      const change = (value: string | undefined) => ({
        ...map,
        props: map.props.toSpliced(at, 1, { ...prop, [property]: value }),
      });
      return [{ name, mayBeIdle: false, rename: change, remove: () => change(undefined) }];
    }),
  ),
];

/** Letters that are easily lost or swapped. */
const slipsOf = (name: string): string[] => [name.slice(0, -1), `${name}s`, `${name[1]}${name[0]}${name.slice(2)}`];

const { loaded, issues } = loadRealms(ROOT);
const realms = loaded.map(({ content }) => {
  const { id } = content.realm;
  const { map } = readMapFile(path.join(ROOT, `tiled-maps/${id}/${id}.tmj`));
  if (!map) throw new Error(`${id} has no map that can be read`);
  return { id, map, uses: mapUses(content) };
});

it('reads every map with its content', () => {
  expect(issues).toEqual([]);
  expect(realms.map(({ id }) => id)).toEqual(mapFiles().map(({ realm }) => realm));
});

describe.each(realms)('$id', ({ map, uses }) => {
  const tell = (changed: RealmMap) => checkReferences(changed, uses).map(({ message }) => message);
  const isUsed = ({ name, mayBeIdle }: Named) =>
    !mayBeIdle || uses.some((use) => use.name === name && use.kinds.includes('zone'));
  const things = namedIn(map);
  const used = things.filter(isUsed);
  /** A map may do without a work ground. */
  const needed = used.filter(({ name }) => !uses.some((use) => use.name === name && use.isOptional));

  it('has the names of its content, and no others', () => {
    expect(tell(map)).toEqual([]);
    expect(used.length).toBeGreaterThan(8);
  });

  it('misses each thing that is taken away', () => {
    for (const thing of needed) expect(tell(thing.remove())).toEqual([expect.stringContaining(`"${thing.name}"`)]);
  });

  it('asks whether each misspelt thing was meant', () => {
    for (const thing of used)
      for (const slip of slipsOf(thing.name).filter((each) => each !== thing.name)) {
        const [message = '', ...more] = tell(thing.rename(slip));
        expect(more).toEqual([]);
        expect(message).toContain(`"${thing.name}"`);
        expect(message).toMatch(/Did you mean the [^?]+\?/);
        expect(message).toContain(`"${slip}" (object `);
      }
  });

  it('finds each thing that is called quite otherwise', () => {
    for (const thing of needed) {
      const told = tell(thing.rename('q0'));
      expect(told.some((message) => message.includes(`"${thing.name}"`))).toBe(true);
      // Any other zone may be there for the eye.
      if (!thing.mayBeIdle) expect(told.some((message) => message.includes('"q0"'))).toBe(true);
    }
  });

  it('leaves alone what is only there for the eye', () => {
    for (const thing of things.filter((each) => !isUsed(each))) {
      expect(tell(thing.remove())).toEqual([]);
      expect(tell(thing.rename('q0'))).toEqual([]);
    }
  });
});

interface RawObject {
  name: string;
  visible: boolean;
}

it('says of a thing that Tiled hides that it is hidden', () => {
  const { map, uses } = realms[0]!;
  const file = path.join(ROOT, `tiled-maps/${map.name.replace('.tmj', '')}/${map.name}`);
  const told = (hide: (object: RawObject) => void) => {
    const raw = JSON.parse(readFileSync(file, 'utf8')) as { layers: { objects?: RawObject[] }[] };
    for (const layer of raw.layers)
      for (const object of layer.objects ?? []) if (object.name === 'wizard' || object.name === 'exit') hide(object);
    const read = readMapFile(file, JSON.stringify(raw)).map;
    return read ? checkReferences(read, uses).map(({ message }) => message) : [];
  };
  const hide = (object: RawObject) => {
    object.visible = false;
  };
  expect(told(hide)).toEqual([
    expect.stringMatching(/"wizard".* It is hidden \(object \d+\): show it with the eye in Objects$/),
    expect.stringMatching(/"exit".* It is hidden \(object \d+\): show it with the eye in Objects$/),
  ]);
  expect(told(() => undefined)).toEqual([]);
});
