// Tests what of a text is shown at once.
import { expect, it } from 'vitest';
import { splitBrief } from './splitBrief.ts';

it('keeps a short text whole, however many sentences it has', () => {
  expect(splitBrief('✅ Correct! Well done.')).toEqual({ first: '✅ Correct! Well done.', rest: '' });
});

it('shows the first sentence of a long text', () => {
  const text = 'It copies less with three packs. With one pack it walks along one line. That is why data counts.';
  expect(splitBrief(text)).toEqual({
    first: 'It copies less with three packs.',
    rest: 'With one pack it walks along one line. That is why data counts.',
  });
});

it('takes the sentence after a short call, and no more than a glance', () => {
  expect(
    splitBrief('Yes! Rain and fish empty the plates. The tree asks for both of them, one after the other.'),
  ).toEqual({
    first: 'Yes! Rain and fish empty the plates.',
    rest: 'The tree asks for both of them, one after the other.',
  });
});

it('ends sentences at the danda, and not after an abbreviation', () => {
  const hindi = 'यह शब्द गिनती है और कुछ नहीं समझता। इसलिए यह गलत भी हो सकता है, और तुम जाँचो।';
  expect(splitBrief(hindi).first).toBe('यह शब्द गिनती है और कुछ नहीं समझता।');
  const english = 'Mr. Dal cooks too much on curry days every week. His bins are full in the evening.';
  expect(splitBrief(english).first).toBe('Mr. Dal cooks too much on curry days every week.');
});

it('leaves one long sentence whole', () => {
  const text = 'One sentence that is longer than a glance but has nothing after it to hide from anybody';
  expect(splitBrief(text)).toEqual({ first: text, rest: '' });
});
