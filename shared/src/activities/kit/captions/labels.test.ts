// Tests the labels of captions: those with both labels, and where two labellers differ.
import { expect, it } from 'vitest';
import { agreementOn, labelledCaptions } from './labels.ts';

const belt = {
  captions: [
    { id: 'sock', text: 'My sock left.' },
    { id: 'bus', text: 'The bus leaves.' },
    { id: 'cat', text: 'My cat sings.' },
  ],
};

it('counts a caption as labelled once both of its labels are there', () => {
  const labels = { cat: { funny: true, kind: true }, sock: { funny: true }, unknown: { funny: true, kind: false } };
  expect(labelledCaptions(belt, labels)).toEqual([{ id: 'cat', text: 'My cat sings.', funny: true, kind: true }]);
});

it('takes no label from an inherited property', () => {
  expect(labelledCaptions({ captions: [{ id: 'constructor', text: 'Trick.' }] }, {})).toEqual([]);
});

it('compares two people only over the captions that both have labelled', () => {
  const ours = { sock: { funny: true }, bus: { funny: false }, cat: { kind: true } };
  const theirs = { sock: { funny: false }, bus: { funny: false }, cat: { funny: true } };
  expect(agreementOn('funny', ours, theirs)).toMatchObject({ share: 0.5, differingIds: ['sock'] });
  expect(agreementOn('funny', {}, theirs)).toBeUndefined();
});
