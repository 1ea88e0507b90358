// Tests that two students of one name are told apart.
import { expect, it } from 'vitest';
import { distinctNames } from './distinctNames.ts';

it('adds user names where two students have one name', () => {
  const people = [
    { id: '1', name: 'Asha', username: 'witty-panda-98' },
    { id: '2', name: 'Asha', username: 'calm-fox-12' },
    { id: '3', name: 'Ravi', username: 'kind-owl-7' },
  ];
  expect([...distinctNames(people).values()]).toEqual(['Asha (witty-panda-98)', 'Asha (calm-fox-12)', 'Ravi']);
});
