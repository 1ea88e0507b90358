// @vitest-environment jsdom
// Hard words: found as whole words of either script, marked once, explained on a press.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HardWordsProvider, TextWithHardWords } from './HardWords.tsx';
import { splitAtWords, wordFinder } from './wordFinder.ts';

const HEDGE = { says: 'hedge, hedges', means: 'bushes in a row' };
const marked = (text: string, ...words: { says: string; means: string }[]) => {
  const finder = wordFinder(words);
  if (!finder) throw new Error('no words');
  return splitAtWords(text, finder)
    .filter(({ means }) => means)
    .map((piece) => piece.text);
};

it('marks a word in any of its forms, once, and no part of another word', () => {
  expect(marked('Hedges! A hedge, a hedgehog.', HEDGE)).toEqual(['Hedges']);
  expect(marked('A hedgehog.', HEDGE)).toEqual([]);
  expect(marked('C++ (a+b)', { says: 'a+b', means: 'a sum' })).toEqual(['a+b']);
});

it('takes the vowel signs of Hindi for letters', () => {
  const bush = { says: 'झाड़ी', means: 'पौधे' };
  expect(marked('बाईं झाड़ी पर', bush)).toEqual(['झाड़ी']);
  expect(marked('झाड़ीदार', bush)).toEqual([]);
});

it('keeps every letter of the text', () => {
  const finder = wordFinder([HEDGE]);
  const text = 'One hedge, two hedges.';
  expect(
    finder &&
      splitAtWords(text, finder)
        .map((piece) => piece.text)
        .join(''),
  ).toBe(text);
});

it('shows the meaning behind the word on a press, and hides it on the next', () => {
  render(
    <HardWordsProvider words={[HEDGE]}>
      <p>
        <TextWithHardWords text="Behind the hedges." />
      </p>
    </HardWordsProvider>,
  );
  const word = screen.getByRole('button', { name: 'hedges' });
  expect(word.closest('p')?.textContent).toBe('Behind the hedges.');
  fireEvent.click(word);
  expect(word.getAttribute('aria-expanded')).toBe('true');
  expect(word.closest('p')?.textContent).toBe('Behind the hedges (bushes in a row).');
  fireEvent.click(word);
  expect(word.closest('p')?.textContent).toBe('Behind the hedges.');
});

it('is plain text where no words are given', () => {
  render(<TextWithHardWords text="Behind the hedges." />);
  expect(screen.queryByRole('button')).toBeNull();
});
