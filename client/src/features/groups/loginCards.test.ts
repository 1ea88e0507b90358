// Tests the login cards in memory: the newest passphrase per child and group, for one teacher only.
import { expect, it } from 'vitest';
import { readLoginCards, storeLoginCards } from './loginCards.ts';

const card = (id: string, passphrase: string) => ({ id, name: id, username: `${id}-1`, passphrase });
const cardSet = (...cards: ReturnType<typeof card>[]) => ({ cards, signInUrl: 'https://learn.example/sign-in' });

it('keeps the cards of one group when those of another are stored', () => {
  storeLoginCards('meera', '7B', cardSet(card('asha', 'old'), card('bina', 'one')));
  storeLoginCards('meera', '8A', cardSet(card('pooja', 'two')));
  storeLoginCards('meera', '7B', cardSet(card('asha', 'new')));
  expect(readLoginCards('meera', '7B')?.cards.map(({ passphrase }) => passphrase)).toEqual(['one', 'new']);
  expect(readLoginCards('meera', '8A')?.cards).toHaveLength(1);
});

it('returns nothing to another teacher on the same device', () => {
  storeLoginCards('meera', '7B', cardSet(card('asha', 'old')));
  expect(readLoginCards('david', '7B')).toBeUndefined();
  storeLoginCards('david', '9C', cardSet(card('noah', 'three')));
  expect(readLoginCards('meera', '7B')).toBeUndefined();
});
