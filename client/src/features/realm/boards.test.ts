// Tests what the boards of the Python shops show, and that outputs are cut to what fits and kept per person.
import { readFileSync } from 'node:fs';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { describe, expect, it } from 'vitest';
import { boardLines } from '../progress/programOutputs.ts';
import { shopBoards, trainedModels } from './boards.ts';

const load = (realm: string) =>
  realmContentSchema.parse(
    JSON.parse(readFileSync(new URL(`../../../../shared/generated/content/${realm}.json`, import.meta.url), 'utf8')),
  );
const content = load('python-world');
const firstTask = content.quest.tasks[0];
const entered: RealmState = { ...EMPTY_REALM_STATE, entered: true };
const finished: RealmState = { ...entered, done: firstTask?.steps.map(({ id }) => id) ?? [] };
const shop = firstTask?.steps[0]?.target ?? '';

describe('the board of a shop', () => {
  it('is missing before a program ran', () => {
    expect(shopBoards(content, entered, () => undefined)).toEqual({});
  });

  it('shows what the child printed', () => {
    const boards = shopBoards(content, entered, (lesson) =>
      lesson === 'python-print' ? ['I am a cupcake'] : undefined,
    );
    expect(boards).toEqual({ [shop]: { lines: ['I am a cupcake'], isSample: false } });
  });

  it('shows a marked sample where the lesson was finished in another browser', () => {
    expect(shopBoards(content, finished, () => undefined)).toEqual({
      [shop]: { lines: ['Cake Shop', 'I Love Python'], isSample: true },
    });
  });
});

it.each([
  ['Hello\n\n  World ', ['Hello', 'World']],
  ['a\u0007b\u202ec', ['abc']],
  ['1\n2\n3\n4', ['1', '2', '…']],
  ['A sentence that is much too long for a board', ['A sentence that is mu…']],
  [' \n', []],
])('cuts %j to what fits', (output, lines) => {
  expect(boardLines(output)).toEqual(lines);
});

it('the sign of a trained model stands beside its character, and only after the training', () => {
  const park = load('ai-adventure-park');
  expect(trainedModels(park, entered)).toEqual({});
  const cards = { 'canteen-data': { 'test accuracy': 0.75 } };
  expect(trainedModels(park, { ...entered, cards })).toEqual({ cook: 0.75 });
});
