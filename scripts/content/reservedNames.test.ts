// Compares the reserved user names with the guides of the realms, so that nobody can pass for a new one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReservedName } from '@lanternwise/shared/text/reservedNames';
import { expect, it } from 'vitest';

it('are those of every guide who has a title', () => {
  const realms = join(import.meta.dirname, '../../shared/content/realms');
  const titled = readdirSync(realms).flatMap((realm) => {
    const { characters = [] } = JSON.parse(readFileSync(join(realms, realm, 'realm.json'), 'utf8')) as {
      characters?: { name: string }[];
    };
    return characters.map(({ name }) => name).filter((name) => / the |^Captain Shield/.test(name));
  });
  expect(titled.length).toBeGreaterThan(5);
  expect(titled.filter((name) => !isReservedName(name))).toEqual([]);
});
