// Tests which parts of the account each role has, and where the anchors of the former one page lead.
import { expect, it } from 'vitest';
import { movedPath, partAt, partsOf } from './accountParts.ts';

it.each([
  ['User', ['Profile', 'Security', 'Game', 'Classes & family', 'Data']],
  ['Pilot', ['Profile', 'Security', 'Game', 'Classes & family', 'Data']],
  ['Teacher', ['Profile', 'Security', 'Settings', 'Classes', 'Data']],
  ['Parent', ['Profile', 'Security', 'Settings', 'Family', 'Data']],
  ['Admin', ['Profile', 'Security', 'Settings', 'Data']],
] as const)('a %s has only what fits', (role, labels) => {
  expect(partsOf(role).map(({ label }) => label.message)).toEqual(labels);
});

it('finds the part at an address, and none that the role has not', () => {
  expect(partAt('User', '/account')?.part).toBe('profile');
  expect(partAt('User', '/account/data/')?.part).toBe('data');
  expect(partAt('Admin', '/account/family')).toBeUndefined();
});

it('leads old anchors to their part, once', () => {
  expect(movedPath({ pathname: '/account', hash: '#classes' })).toBe('/account/family#classes');
  expect(movedPath({ pathname: '/account', hash: '#parents' })).toBe('/account/family#parents');
  expect(movedPath({ pathname: '/account/family', hash: '#classes' })).toBeUndefined();
  expect(movedPath({ pathname: '/account', hash: '' })).toBeUndefined();
});
