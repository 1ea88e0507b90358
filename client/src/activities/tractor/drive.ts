// Programs the tractor of the first fields with the palette: a wrong program first, then the solution; runs are shown at once.
import { tractorField } from '@lanternwise/shared/activities/tractor/fields';
import { countBlocks } from '@lanternwise/shared/activities/tractor/program';
import { FIELD_PROGRAMS } from '@lanternwise/shared/activities/tractor/solutions';
import type { ActivityDriver } from '../kit/drive.ts';

export const drive: ActivityDriver<'tractor'> = async (user, activity, wrongFirst) => {
  for (let page = 1; page < activity.intro.length; page += 1) await user.click('next');
  await user.click('start');
  const field = tractorField(activity.field);
  const programs = FIELD_PROGRAMS[field.id];
  if (!programs) throw new Error(`no programs for ${field.id}`);
  if (wrongFirst) {
    await user.click('skip');
    await user.expectText(activity.messages.wrong);
    await user.expectExplanation();
  }
  const { starter, solution } = programs;
  // The first field's solution goes on where its starter ends; others need numbers typed into blocks, which the e2e journey does.
  for (const block of solution.blocks.slice(countBlocks(starter))) await user.click(`add:${block.kind}`);
  await user.click('skip');
  await user.expectText(activity.messages.correct);
};
