// Tests a table of fields against rows: which the game uses, which it may pass over, and what it says of the others.
import { describe, expect, it } from 'vitest';
import type { FieldTable } from '../tiled/fieldRules.ts';
import { saidAfter, type TiledParts } from './tiledParts.ts';

/** A value that is fine, or one of which something is said, with words of it. */
export type Row = readonly [field: string, use: 'used' | 'harmless' | 'refused', value?: unknown, says?: string];

export interface Rows {
  table: FieldTable;
  part: keyof TiledParts;
  rows: Row[];
}

export const SAID = {
  class: 'class, which says nothing to the game',
  old: 'saved by Tiled 1.1 or older',
  properties: 'custom properties, which say nothing',
} as const;
export const NOTE = [{ name: 'note', value: 'mine' }];
export const POINTS = [{ x: 0, y: 0 }];

/** The light of the test is a template's instance where the template is asked for. */
function withValue(parts: TiledParts, part: keyof TiledParts, field: string, value: unknown): void {
  if (part === 'template') parts.object.template = 'some.tj';
  parts[part][field] = value;
}

/** What lies in a tileset that cannot be read is not found, and told of too. */
const isLost = (part: keyof TiledParts, field: string, says: string | undefined) =>
  field === 'source' ||
  (says === SAID.old && ['sheet', 'pictures', 'groundTile', 'pictureTile', 'shape'].includes(part));

export function describeFields(tables: Readonly<Record<string, Rows>>): void {
  describe.each(Object.entries(tables))('%s', (_, { table, part, rows }) => {
    it('has one row for each field', () => {
      expect(rows.map(([field]) => field).sort()).toEqual(Object.keys(table).sort());
      expect(new Set(rows.map(([field]) => field)).size).toBe(rows.length);
    });

    const cases = rows.map(([field, use, value, says]) => ({ field, use, value, says }));
    it.each(cases)('$field is $use', ({ field, use, value, says }) => {
      const rule = table[field];
      expect(rule?.use).toBe(use);
      if (rule?.use === 'harmless') expect(rule.why).not.toBe('');
      if (value === undefined) return;
      const said = saidAfter((parts) => withValue(parts, part, field, value));
      if (says === undefined) expect(said).toEqual([]);
      else expect(said.join('\n')).toContain(says);
      if (!isLost(part, field, says)) expect(said.length).toBeLessThanOrEqual(1);
    });

    it('tells of a field of a newer Tiled by its name, and reads on', () => {
      const said = saidAfter((parts) => withValue(parts, part, 'sparkle', 1));
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(/^warning .*"sparkle", a field that the game does not know/);
    });
  });
}
