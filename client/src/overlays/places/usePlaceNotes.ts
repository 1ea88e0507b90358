// What lessons changed at the places of the realm, in words: boards, signs of trained models, and what stands beside them.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { hasSkipped } from '@lanternwise/shared/quests/tasks';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { kindNotes } from '../../activities/host/kindNotes.ts';
import { type Work, worksIn } from '../../activities/host/works.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useRealmState } from '../../features/progress/hooks.ts';
import { readProgramResults } from '../../features/progress/programResults.ts';
import { type Board, type ProgramResults, shopBoards } from '../../features/realm/boards.ts';
import { modelResult } from '../../features/realm/trainedModels.ts';
import { signLines } from '../../overlay-kit/signText.ts';

function boardNote({ lines, picture, isSample }: Board): string | undefined {
  const board = lines.join(' ');
  if (picture) return isSample ? t`Its board shows a drawing of ours as a sample.` : t`Its board shows your drawing.`;
  if (board === '') return undefined;
  return isSample ? t`Its board shows a sample: ${board}` : t`Its board shows: ${board}`;
}

const frameNote = ({ isSample }: Work): string =>
  isSample ? t`A frame nearby shows a picture of ours as a sample.` : t`A frame nearby shows your picture.`;

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
  const works = worksIn(content, state);
  for (const work of works) if (work.hangs?.as === 'frame') notes[work.hangs.at] = [frameNote(work)];
  for (const task of content.quest.tasks.filter((each) => hasSkipped(each, state)))
    for (const { target } of task.steps)
      if (target)
        notes[target] = [t`You skipped its lesson: its stars are still to be earned.`, ...(notes[target] ?? [])];
  for (const { guide, note } of kindNotes(content, state)) notes[guide] = [...(notes[guide] ?? []), note];
  for (const { hangs } of works) if (hangs?.as === 'plot') notes[hangs.at] = [t`The big board shows your plot.`];
  for (const character of content.realm.characters) {
    const { id, trained } = character;
    const model = modelResult(state, character);
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
