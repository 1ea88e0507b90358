// @vitest-environment jsdom
// Tests that the list of places says what lessons changed on the map, before and after.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATH_LEVELS } from '@lanternwise/shared/activities/path-finding/levels';
import { mazeFigures } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { expect, it } from 'vitest';
import { placeNotes } from './usePlaceNotes.ts';

const contentOf = (realm: string) =>
  realmContentSchema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, `../../../../shared/generated/content/${realm}.json`), 'utf8')),
  );
const content = contentOf('think-tank-park');
const noResults = { outputOf: () => undefined, pictureOf: () => undefined };
const notesOfWizard = (cards: (typeof EMPTY_REALM_STATE)['cards']) =>
  placeNotes(content, { ...EMPTY_REALM_STATE, cards }, noResults).wizard;

it('the maze beside the wizard is named only once the learner has built one', () => {
  const waiting = 'On the lawn nearby a guide dog waits for a maze of yours.';
  expect(notesOfWizard({})).toEqual([waiting]);
  expect(notesOfWizard({ 'path-level-1': { 'visited greedy': 20 } })).toEqual([waiting]);
  const figures = mazeFigures(PATH_LEVELS[1]!.grid);
  expect(notesOfWizard({ 'path-level-2': figures })).toEqual([
    'On the lawn nearby your maze stands, and a guide dog runs its shortest way.',
  ]);
});

it('the gate beside the guard is named once the learner’s tree guards it, with both kinds of mistakes', () => {
  const city = contentOf('safety-star-city');
  const notesOf = (cards: (typeof EMPTY_REALM_STATE)['cards']) =>
    placeNotes(city, { ...EMPTY_REALM_STATE, cards }, noResults);
  expect(notesOf({})).not.toHaveProperty('fort-guard');
  expect(notesOf({ 'guard-gate': { 'gate depth': 3, 'false alarms': 1, misses: 4 } })['fort-guard']).toEqual([
    'Your tree guards the gate: in its test, friends turned away: 1, thieves let in: 4.',
  ]);
});

it('the trophies on the plinths are counted', () => {
  const valley = contentOf('voice-valley-park');
  const notes = (parts: object) =>
    placeNotes(valley, { ...EMPTY_REALM_STATE, parts: { 'master-forty': { ...parts } } }, noResults);
  expect(notes({}).organist).toEqual(['Trophies on the plinths of the meadow: 0 of 40.']);
  const won = { echo: { won: 1, misses: 0, at: 1 }, ship: { won: 0, misses: 1, at: 2 } };
  expect(notes(won).organist).toEqual(['Trophies on the plinths of the meadow: 1 of 40.']);
});
