// What a teacher is told once: the newest pass phrase of each child, of every group, for this teacher alone.
import { expect, it } from 'vitest';
import { readLoginCards, storeLoginCards } from './loginCards.ts';

const card = (id: string, passphrase: string) => ({ id, name: id, username: `${id}-1`, passphrase });
const deck = (...cards: ReturnType<typeof card>[]) => ({ cards, signInUrl: 'https://learn.example/sign-in' });

it('keeps the cards of one group while another is being made', () => {
  storeLoginCards('meera', '7B', deck(card('asha', 'old'), card('bina', 'one')));
  storeLoginCards('meera', '8A', deck(card('pooja', 'two')));
  storeLoginCards('meera', '7B', deck(card('asha', 'new')));
  expect(readLoginCards('meera', '7B')?.cards.map(({ passphrase }) => passphrase)).toEqual(['one', 'new']);
  expect(readLoginCards('meera', '8A')?.cards).toHaveLength(1);
});

it('shows nothing to the next teacher at this computer', () => {
  storeLoginCards('meera', '7B', deck(card('asha', 'old')));
  expect(readLoginCards('david', '7B')).toBeUndefined();
  storeLoginCards('david', '9C', deck(card('noah', 'three')));
  expect(readLoginCards('meera', '7B')).toBeUndefined();
});
