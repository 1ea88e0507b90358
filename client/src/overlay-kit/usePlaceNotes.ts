// What lessons changed at the places of the realm, in words: boards, signs of trained models, and what stands beside them.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { wonParts } from '@lanternwise/shared/quests/parts';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { hasSkipped } from '@lanternwise/shared/quests/tasks';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { readProgramResults } from '../features/progress/programResults.ts';
import { type Board, type ProgramResults, shopBoards } from '../features/realm/boards.ts';
import { framedPictures } from '../features/realm/framedPictures.ts';
import { plottedBoards } from '../features/realm/plottedBoards.ts';
import { modelResult } from '../features/realm/trainedModels.ts';
import { signLines } from './signText.ts';

function boardNote({ lines, picture, isSample }: Board): string | undefined {
  const board = lines.join(' ');
  if (picture) return isSample ? t`Its board shows a drawing of ours as a sample.` : t`Its board shows your drawing.`;
  if (board === '') return undefined;
  return isSample ? t`Its board shows a sample: ${board}` : t`Its board shows: ${board}`;
}

/** Beside the guide of the path finding levels a dog runs the learner's maze; the figures of a level carry it once it is built. */
function mazeNote({ activities }: RealmContent, { cards }: RealmState): { guide: string; note: string } | undefined {
  const levels = Object.values(activities).filter(({ kind }) => kind === 'path-finding');
  const [first] = levels;
  if (!first) return undefined;
  const isBuilt = levels.some(({ id }) => cards[id]?.['maze row 0'] !== undefined);
  const note = isBuilt
    ? t`On the lawn nearby your maze stands, and a guide dog runs its shortest way.`
    : t`On the lawn nearby a guide dog waits for a maze of yours.`;
  return { guide: first.guide, note };
}

/** Beside the guide of the message gate couriers come to the gate that the learner's tree opens or shuts. */
function gateNote({ activities }: RealmContent, { cards }: RealmState): { guide: string; note: string } | undefined {
  const fort = Object.values(activities).find(({ kind }) => kind === 'message-gate');
  const figures = fort && cards[fort.id];
  if (!figures || figures['gate depth'] === undefined) return undefined;
  const { 'false alarms': turnedAway = 0, misses: letIn = 0 } = figures;
  const note = t`Your tree guards the gate: in its test, friends turned away: ${turnedAway}, thieves let in: ${letIn}.`;
  return { guide: fort.guide, note };
}

/** Trophies of a mastery quiz stand on plinths of the map. */
function plinthNote({ activities }: RealmContent, { parts }: RealmState): { guide: string; note: string } | undefined {
  const quiz = Object.values(activities).find(({ kind }) => kind === 'mastery-quiz');
  if (quiz?.kind !== 'mastery-quiz') return undefined;
  const { guide, goal } = quiz;
  const full = Math.min(goal, wonParts(parts?.[quiz.id] ?? {}).length);
  return { guide, note: t`Trophies on the plinths of the meadow: ${full} of ${goal}.` };
}

/** Sentences by the id of a shop or character. */
export function placeNotes(
  content: RealmContent,
  state: RealmState,
  results: ProgramResults,
): Readonly<Record<string, readonly string[]>> {
  const notes: Record<string, readonly string[]> = {};
  for (const [id, board] of Object.entries(shopBoards(content, state, results))) {
    const note = boardNote(board);
    if (note !== undefined) notes[id] = [note];
  }
  for (const { board, isSample } of framedPictures(content, state))
    notes[board] = [
      isSample ? t`A frame nearby shows a picture of ours as a sample.` : t`A frame nearby shows your picture.`,
    ];
  for (const task of content.quest.tasks.filter((each) => hasSkipped(each, state)))
    for (const { target } of task.steps)
      if (target)
        notes[target] = [t`You skipped its lesson: its stars are still to be earned.`, ...(notes[target] ?? [])];
  for (const made of [mazeNote(content, state), gateNote(content, state), plinthNote(content, state)])
    if (made) notes[made.guide] = [...(notes[made.guide] ?? []), made.note];
  for (const { board } of plottedBoards(content, state)) notes[board] = [t`The big board shows your plot.`];
  for (const character of content.realm.characters) {
    const { id, trained } = character;
    const model = modelResult(content, state, character);
    const sign = model && signLines(model).join(' ');
    if (trained) notes[id] = sign ? [t`The sign says: ${sign}`, trained.about[model.outcome]] : [trained.about.before];
  }
  return notes;
}

export function usePlaceNotes(): Readonly<Record<string, readonly string[]>> {
  const { i18n } = useLingui();
  const content = useRealmContent();
  const state = useRealmState();
  // The sentences depend on the language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => placeNotes(content, state, readProgramResults()), [content, state, i18n.locale]);
}
