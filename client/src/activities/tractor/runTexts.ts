// Says in words what the tractor does, why it stopped, and what the field still needs.
import type { TractorField } from '@lanternwise/shared/activities/tractor/fields';
import type { Refusal } from '@lanternwise/shared/activities/tractor/grade';
import type { TractorEnd, TractorStep } from '@lanternwise/shared/activities/tractor/interpreter';
import type { CrashReason } from '@lanternwise/shared/activities/tractor/machine';
import type { ShowFrame, ShowOutcome } from '@lanternwise/shared/activities/tractor/show';
import { t } from '@lingui/core/macro';

export function crashText(reason: CrashReason): string {
  switch (reason) {
    case 'fence':
      return t`The tractor reached the fence: the field ends here. Use fewer moves, or turn first.`;
    case 'stone':
      return t`There is a stone ahead, so the tractor cannot move. Turn first.`;
    case 'water':
      return t`There is water ahead, so the tractor cannot move. Turn first, or stop in time.`;
    case 'crop':
      return t`There is ripe crop ahead. The tractor would crush it. Turn first.`;
    case 'not-soil':
      return t`There is no unploughed soil under the tractor, so there is nothing to plough.`;
    case 'not-ploughed':
      return t`Seeds need ploughed soil. Plough this square before you plant it.`;
  }
}

function refusalText(refused: Refusal, { maxBlocks }: TractorField): string {
  switch (refused) {
    case 'empty':
      return t`The program is empty. Add a block first.`;
    case 'too-many-blocks':
      return t`Only ${maxBlocks} blocks fit into the tractor for this field. Find what repeats.`;
    case 'block-not-offered':
      return t`This program uses a block that this field does not offer. Remove it.`;
  }
}

export const limitText = (limit: number): string =>
  t`The program was stopped after ${limit} steps, because it would never end. Check when its loop stops.`;

export const unfinishedText = (unfinished: number, goal: TractorField['goal']): string =>
  goal === 'planted'
    ? t`The program ended, but squares still without plants: ${unfinished}.`
    : t`The program ended, but squares still unploughed: ${unfinished}.`;

function endText(end: TractorEnd, unfinished: number, goal: TractorField['goal']): string {
  switch (end.kind) {
    case 'crashed':
      return crashText(end.reason);
    case 'step-limit':
      return limitText(end.limit);
    case 'finished':
      return unfinishedText(unfinished, goal);
  }
}

/** Why a run was not a success; undefined after a success. */
export function outcomeText(outcome: ShowOutcome, field: TractorField): string | undefined {
  if (outcome.kind === 'passed') return undefined;
  if (outcome.kind === 'refused') return refusalText(outcome.refused, field);
  return endText(outcome.end, outcome.unfinished, field.goal);
}

function actionText(step: TractorStep): string {
  switch (step.kind) {
    case 'move':
      return t`The tractor moves.`;
    case 'turn-left':
      return t`The tractor turns left.`;
    case 'turn-right':
      return t`The tractor turns right.`;
    case 'plough':
      return t`The tractor ploughs.`;
    case 'plant':
      return t`The tractor plants.`;
    case 'checked':
      return step.holds ? t`The check says yes.` : t`The check says no.`;
    case 'round': {
      const { round, of } = step;
      return t`Round ${round} of ${of}.`;
    }
    case 'counted': {
      const { count } = step;
      return t`The count is ${count}.`;
    }
  }
}

/** The step that is shown, for screen readers and beside the map. */
export function frameText({ step, tractor, layout }: ShowFrame, layouts: number): string {
  const { row, col } = tractor.pose;
  const [line, place] = [row + 1, col + 1];
  const where = t`Row ${line}, square ${place}.`;
  const number = layout + 1;
  const which = layouts > 1 ? ` ${t`Morning ${number} of ${layouts}.`}` : '';
  return `${step ? actionText(step) : t`The tractor starts.`} ${where}${which}`;
}
