// Tests that the guide's tables name every class of objects with every property, its type and default, and nothing else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { isMechanicName, MECHANIC_SCHEMAS } from '../../shared/src/maps/mechanics.ts';
import { NAMED_CLASSES, OBJECT_CLASSES, type ObjectClass } from '../../shared/src/maps/objectClasses.ts';

const MAPS = join(import.meta.dirname, '../../tiled-maps');
const read = (name: string) => readFileSync(join(MAPS, name), 'utf8');

interface Row {
  name: string;
  property: string;
  type: string;
  byDefault: string;
  meaning: string;
}

/** The rows of the table with these headings; a class stands in the first of its rows. */
function tableOf(file: string): Row[] {
  const [, table = ''] = read(file).split('| Class | Property | Type | Default | Meaning |');
  const lines = (table.split('\n\n')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  let last = '';
  return lines.map((line) => {
    const [name = '', property = '', type = '', byDefault = '', meaning = ''] = line
      .slice(1)
      .split('|')
      .map((cell) => cell.trim());
    last = name || last;
    return { name: last, property: property === '–' ? '' : property, type, byDefault, meaning };
  });
}

interface Member {
  name: string;
  type: string;
}
/** What Tiled shows of each class. */
const TILED = new Map(
  (
    JSON.parse(read('lanternwise.tiled-project')) as { propertyTypes: { name: string; members: Member[] }[] }
  ).propertyTypes.map(
    ({ name, members }) => [name, new Map(members.map((member) => [member.name, member.type]))] as const,
  ),
);

const fieldsOf = (name: ObjectClass) => OBJECT_CLASSES[name].shape as Record<string, z.ZodType>;
const classNames = Object.keys(OBJECT_CLASSES) as ObjectClass[];

describe.each([
  ['classes.md', classNames.filter((name) => !isMechanicName(name))],
  ['mini-games.md', Object.keys(MECHANIC_SCHEMAS) as ObjectClass[]],
] as const)('%s', (file, names) => {
  const rows = tableOf(file);

  it('has every class with every property, and no other', () => {
    const wanted = names.flatMap((name) => {
      const fields = Object.keys(fieldsOf(name));
      return fields.length === 0 ? [`${name} `] : fields.map((field) => `${name} ${field}`);
    });
    expect(rows.map(({ name, property }) => `${name} ${property}`).sort()).toEqual(wanted.sort());
  });

  it('says of each what it means, its type as in Tiled, and its default as in the game', () => {
    for (const { name, property, type, byDefault, meaning } of rows) {
      expect(meaning, `${name} ${property}`).not.toBe('');
      if (property === '') continue;
      expect(type, `${name} ${property}`).toBe(TILED.get(name)?.get(property));
      const schema = fieldsOf(name as ObjectClass)[property];
      const set = schema?.safeParse(undefined);
      if (set?.data !== undefined) expect(byDefault, `${name} ${property}`).toBe(String(set.data));
      else
        expect(byDefault === '–', `${name} ${property} must be set`).toBe(
          set?.success === false && isMechanicName(name),
        );
    }
  });
});

it('Tiled shows the same classes with the same properties', () => {
  const ours = classNames.map((name) => [name, Object.keys(fieldsOf(name)).sort()]);
  const tiled = [...TILED].map(([name, members]) => [name, [...members.keys()].sort()]);
  expect(tiled.sort()).toEqual(ours.sort());
});

it('the list of what needs a name is complete', () => {
  const [, list = ''] = /^These need a name[^:]*: (.+), and every mini-game\./m.exec(read('classes.md')) ?? [];
  const core = NAMED_CLASSES.filter((name) => !isMechanicName(name));
  expect(list.split(', ')).toEqual(core);
  expect(NAMED_CLASSES.filter(isMechanicName).sort()).toEqual(Object.keys(MECHANIC_SCHEMAS).sort());
});

it('says how to draw the rectangle of each mini-game', () => {
  const [, table = ''] = read('mini-games.md').split('| Class | How to draw it |');
  const drawn = [...table.matchAll(/^\| ([a-z-]+) \| \S/gm)].map(([, name]) => name);
  expect(drawn.sort()).toEqual(Object.keys(MECHANIC_SCHEMAS).sort());
});
