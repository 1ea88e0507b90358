// What the content check says of names and placeholders that lead nowhere.
import { describe, expect, it } from 'vitest';
import { checkCorrectOptions, checkPlaceholders, checkReference } from './problems.ts';

const among = [{ id: 'a' }, { id: 'b' }];

describe('a name', () => {
  it('of something that is there is no problem', () => {
    expect(checkReference(['zone'], 'a', among)).toEqual([]);
  });
  it('of something else is told with what there is', () => {
    expect(checkReference(['zone'], 'c', among)).toEqual([
      { path: ['zone'], message: 'expected one of a, b, found "c"' },
    ]);
  });
  it('of a right answer is looked for in its own round', () => {
    const rounds = [
      { correct: 'a', options: among },
      { correct: 'c', options: among },
    ];
    expect(checkCorrectOptions('rounds', rounds).map(({ path }) => path)).toEqual([['rounds', 1, 'correct']]);
  });
});

describe('placeholders', () => {
  it('must be exactly those that are filled', () => {
    expect(checkPlaceholders(['row'], 'Row {row}', ['row'])).toEqual([]);
    expect(checkPlaceholders(['row'], 'Row {line}', ['row']).map(({ message }) => message)).toEqual([
      'expected {row} in the text',
      'nothing fills {line}',
    ]);
  });
});
