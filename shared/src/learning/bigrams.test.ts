// Tests of bigram counts: by hand, and against a count over the joined text.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../testing/seed.ts';
import { countBigrams, predictNext } from './bigrams.ts';

fc.configureGlobal({ seed: seedFor('bigrams') });

describe('bigram counts', () => {
  it('are the pairs of neighbours, in the order in which they first occurred', () => {
    expect(countBigrams([['red', 'blue', 'red', 'blue', 'green']])).toEqual([
      { first: 'red', next: 'blue', count: 2 },
      { first: 'blue', next: 'red', count: 1 },
      { first: 'blue', next: 'green', count: 1 },
    ]);
  });

  it('do not join one sequence to the next', () => {
    expect(countBigrams([['1', '2'], ['3'], [], ['1', '2']])).toEqual([{ first: '1', next: '2', count: 2 }]);
  });

  it('predict what followed most often, with its real probability', () => {
    const model = countBigrams([['a', 'b', 'a', 'b', 'a', 'c']]);
    expect(predictNext(model, 'a')).toEqual({
      kind: 'predicted',
      current: 'a',
      options: [
        { next: 'b', count: 2, share: 2 / 3 },
        { next: 'c', count: 1, share: 1 / 3 },
      ],
      best: ['b'],
    });
  });

  it('name every item that ties, the one seen first in front', () => {
    const tie = predictNext(countBigrams([['a', 'c', 'a', 'b']]), 'a');
    expect(tie).toMatchObject({ kind: 'predicted', best: ['c', 'b'] });
  });

  it('predict nothing untrained, or after an item that nothing followed', () => {
    expect(predictNext(countBigrams([]), 'a')).toEqual({ kind: 'untrained' });
    expect(predictNext(countBigrams([['a']]), 'a')).toEqual({ kind: 'untrained' });
    expect(predictNext(countBigrams([['a', 'b']]), 'b')).toEqual({ kind: 'never-followed', current: 'b' });
  });

  it('take any text for an item, also names that objects have', () => {
    const model = countBigrams([['constructor', '__proto__', 'constructor', '__proto__']]);
    expect(predictNext(model, 'constructor')).toMatchObject({ best: ['__proto__'] });
    expect(predictNext(model, 'toString')).toMatchObject({ kind: 'never-followed' });
  });

  it('equal a count of overlapping matches in the text, and the shares add up to 1', () => {
    const sequences = fc.array(fc.array(fc.constantFrom('r', 'g', 'b', 'y'), { maxLength: 12 }), { maxLength: 6 });
    fc.assert(
      fc.property(sequences, (all) => {
        const text = all.map((one) => one.join('')).join('|');
        const model = countBigrams(all);
        for (const first of 'rgby') {
          for (const next of 'rgby') {
            // The look-ahead finds overlapping pairs ("rr" twice in "rrr").
            const matches = [...text.matchAll(new RegExp(`${first}(?=${next})`, 'g'))].length;
            expect(model.find((pair) => pair.first === first && pair.next === next)?.count ?? 0).toBe(matches);
          }
          const found = predictNext(model, first);
          if (found.kind !== 'predicted') continue;
          expect(found.options.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
          const most = Math.max(...found.options.map(({ count }) => count));
          expect(found.best).toEqual(found.options.filter(({ count }) => count === most).map(({ next }) => next));
        }
      }),
    );
  });
});
