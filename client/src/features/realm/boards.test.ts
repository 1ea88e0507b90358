// Tests what the boards of the Python shops show, and that outputs are cut to what fits and kept per person.
import { readFileSync } from 'node:fs';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { describe, expect, it } from 'vitest';
import { boardLines } from '../progress/programOutputs.ts';
import { type ProgramResults, shopBoards } from './boards.ts';
import { SAMPLE_PICTURE } from './samplePicture.ts';
import { changedFrames, trainedModels } from './trainedModels.ts';

const load = (realm: string) =>
  realmContentSchema.parse(
    JSON.parse(readFileSync(new URL(`../../../../shared/generated/content/${realm}.json`, import.meta.url), 'utf8')),
  );
const content = load('python-world');
const firstTask = content.quest.tasks[0];
const entered: RealmState = { ...EMPTY_REALM_STATE, entered: true };
const finished: RealmState = { ...entered, done: firstTask?.steps.map(({ id }) => id) ?? [] };
const shop = firstTask?.steps[0]?.target ?? '';

const second = content.realm.characters.find(({ opens }) => opens?.ref === 'python-variables')?.id ?? '';
const everything: RealmState = {
  ...entered,
  done: content.quest.tasks.flatMap(({ steps }) => steps.map(({ id }) => id)),
};
const results = (outputs: Record<string, string[]> = {}, pictures: Record<string, typeof SAMPLE_PICTURE> = {}) =>
  ({ outputOf: (id) => outputs[id], pictureOf: (id) => pictures[id] }) satisfies ProgramResults;

describe('the board of a shop', () => {
  it('is empty before a program ran, and the lamps of the first one are off', () => {
    expect(shopBoards(content, entered, results())).toEqual({ [shop]: { lines: [], isSample: false, lit: false } });
  });

  it('shows what the child printed; the first one is lit by it', () => {
    const outputs = { 'python-print': ['I am a cupcake'], 'python-variables': ['24'] };
    expect(shopBoards(content, entered, results(outputs))).toEqual({
      [shop]: { lines: ['I am a cupcake'], isSample: false, lit: true },
      [second]: { lines: ['24'], isSample: false },
    });
  });

  it('shows a marked sample without light where the lesson was finished on another device, until the program runs here', () => {
    const sample = { lines: ['Cake Shop', 'I Love Python'], isSample: true, lit: false };
    expect(shopBoards(content, finished, results())).toEqual({ [shop]: sample });
    const own = shopBoards(content, finished, results({ 'python-print': ['Mine'] }));
    expect(own[shop]).toEqual({ lines: ['Mine'], isSample: false, lit: true });
  });
});

describe('the board of the workshop', () => {
  it('shows the last drawing, else the last output, else a marked sample once it is open', () => {
    const at = (outputs = {}, pictures = {}) => shopBoards(content, everything, results(outputs, pictures)).workshop;
    const picture = { ...SAMPLE_PICTURE, paper: '#ffffff' };
    expect(at({ 'bakery-workshop': ['42'] }, { 'bakery-workshop': picture })).toEqual({
      lines: [],
      picture,
      isSample: false,
    });
    expect(at({ 'bakery-workshop': ['42'] })).toEqual({ lines: ['42'], isSample: false });
    expect(at()).toEqual({ lines: [], picture: SAMPLE_PICTURE, isSample: true });
    expect(shopBoards(content, entered, results()).workshop).toBeUndefined();
  });
});

it.each([
  ['Hello\n\n  World ', ['Hello', 'World']],
  ['a\u0007b\u202ec', ['abc']],
  ['1\n2\n3\n4', ['1', '2', '…']],
  ['Cake Shop is open from 10 AM to 10 PM', ['Cake Shop is open from 10 AM to 10 PM']],
  [
    'A sentence that is much too long for a board, even if nothing else is printed',
    ['A sentence that is much too long for a board, even if nothing els…'],
  ],
  ['1\n2\nA sentence that is much too long', ['1', '2', 'A sentence that is mu…']],
  [' \n', []],
])('cuts %j to what fits', (output, lines) => {
  expect(boardLines(output)).toEqual(lines);
});

const park = load('ai-adventure-park');
const trained = (accuracy: number): RealmState => ({
  ...entered,
  cards: { 'canteen-data': { 'test accuracy': accuracy, baseline: 0.62 } },
});

it.each([
  [0.83, 'good', 'pudding-perfect'],
  [0.62, 'poor', 'pudding-flop'],
  [0.5, 'poor', 'pudding-flop'],
])('a model that is right on %d of new days is %s, and the pudding shows it', (accuracy, outcome, frame) => {
  expect(trainedModels(park, trained(accuracy))).toEqual({ cook: { accuracy, outcome } });
  expect(changedFrames(park, trained(accuracy))).toEqual({ pudding: frame });
});

it('before the training there is no sign and the pudding stays covered', () => {
  expect(trainedModels(park, entered)).toEqual({});
  expect(changedFrames(park, entered)).toEqual({});
});
