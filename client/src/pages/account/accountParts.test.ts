// Tests which parts of the account each role has, and where the anchors of the former one page lead.

import type { User } from '@lanternwise/shared/contracts/user';
import { expect, it } from 'vitest';
import { BECOME_TEACHER, canBecomeTeacher, movedPath, partAt, partsOf } from './accountParts.ts';

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

it('points adults who do not teach yet to the card that makes them teachers', () => {
  const adult = { role: 'User', ageBand: '18+', isClassAccount: false } as User;
  const others: Partial<User>[] = [
    { role: 'Teacher' },
    { role: 'Admin' },
    { ageBand: '12-13' },
    { isClassAccount: true },
  ];
  expect(canBecomeTeacher(adult)).toBe(true);
  for (const change of others) expect(canBecomeTeacher({ ...adult, ...change })).toBe(false);
  expect(BECOME_TEACHER.to).toBe('/account/family#become-teacher');
});
