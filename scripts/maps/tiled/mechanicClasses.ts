// Brings the classes of mechanics in Tiled's project up to date, so that Tiled shows a form for their properties.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { MECHANIC_SCHEMAS } from '../../../shared/src/maps/mechanics.ts';

interface Member {
  name: string;
  type: string;
  value: unknown;
}
interface TiledClass {
  id: number;
  name: string;
  color: string;
  members: Member[];
}
interface LegacyClass {
  name: string;
  color: string;
  properties: Member[];
}

const NEW_COLOR = '#ff7fc97f';
const TYPES: Readonly<Record<string, Omit<Member, 'name'>>> = {
  string: { type: 'string', value: '' },
  number: { type: 'float', value: 0 },
  integer: { type: 'int', value: 0 },
  boolean: { type: 'bool', value: false },
};

function membersOf(schema: z.ZodType): Member[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => {
    const { type = '', default: value } = property as { type?: string; default?: unknown };
    const found = TYPES[type];
    if (!found) throw new Error(`Tiled has no type "${type}", which the property "${name}" of a mechanic wants`);
    return { name, ...found, ...(value !== undefined && { value }) };
  });
}

/** The classes as they should be; those of others stay. */
function updated(classes: readonly TiledClass[]): TiledClass[] {
  const next = classes.map((each) => ({ ...each }));
  for (const [name, schema] of Object.entries(MECHANIC_SCHEMAS)) {
    const known = next.find((each) => each.name === name);
    const members = membersOf(schema);
    if (known) known.members = members;
    else {
      const id = Math.max(0, ...next.map((each) => each.id)) + 1;
      next.push({
        id,
        name,
        color: NEW_COLOR,
        ...{ type: 'class', drawFill: true },
        members,
        ...{ useAs: ['object'] },
      });
    }
  }
  return next;
}

/** Writes both files that Tiled reads, of which older versions know the second; answers those that change. */
export function updateMechanicClasses(folder: string, write: boolean): string[] {
  const change = (name: string, next: (before: never) => unknown): string[] => {
    const file = path.join(folder, name);
    const before = readFileSync(file, 'utf8');
    const text = `${JSON.stringify(next(JSON.parse(before) as never), null, 2)}\n`;
    if (text === before) return [];
    if (write) writeFileSync(file, text);
    return [name];
  };
  let classes: TiledClass[] = [];
  const project = change('lanternwise.tiled-project', (before: { propertyTypes: TiledClass[] }) => {
    classes = updated(before.propertyTypes);
    return { ...before, propertyTypes: classes };
  });
  const legacy = change('objecttypes.json', (): LegacyClass[] =>
    classes.map(({ name, color, members }) => ({ name, color, properties: members })),
  );
  return [...project, ...legacy];
}
