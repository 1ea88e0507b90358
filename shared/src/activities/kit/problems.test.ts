// Tests of the content check's messages about unknown ids and placeholders.
import { describe, expect, it } from 'vitest';
import { checkPlaceholders, checkReference, questionProblems } from './problems.ts';

const among = [{ id: 'a' }, { id: 'b' }];

describe('a reference', () => {
  it('to an existing id is no problem', () => {
    expect(checkReference(['zone'], 'a', among)).toEqual([]);
  });
  it('to an unknown id is reported with the known ids', () => {
    expect(checkReference(['zone'], 'c', among)).toEqual([
      { path: ['zone'], message: 'expected one of a, b, found "c"' },
    ]);
  });
  it('to a right answer is resolved among the options of its own question, at any depth', () => {
    const rounds = [
      { correct: 'a', options: among },
      { correct: 'c', options: among },
    ];
    const activity = { correct: 'd', options: among, rounds, tool: { kind: 'channels', correct: 'c', options: among } };
    const paths = questionProblems(activity).map(({ path }) => path);
    expect(paths).toEqual([['correct'], ['rounds', 1, 'correct'], ['tool', 'correct']]);
  });
});

describe('placeholders', () => {
  it('must match the filled names exactly', () => {
    expect(checkPlaceholders(['row'], 'Row {row}', ['row'])).toEqual([]);
    expect(checkPlaceholders(['row'], 'Row {line}', ['row']).map(({ message }) => message)).toEqual([
      'expected {row} in the text',
      'nothing fills {line}',
    ]);
  });
});
