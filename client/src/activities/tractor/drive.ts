// Programs a field without pointing into the workspace: palette, choice of a block, its numbers and lists; an unfinished program first, then the solution.
import { tractorField } from '@lanternwise/shared/activities/tractor/fields';
import type { Program } from '@lanternwise/shared/activities/tractor/program';
import { FIELD_PROGRAMS } from '@lanternwise/shared/activities/tractor/solutions';
import { type SavedBlock, toWorkspace } from '@lanternwise/shared/activities/tractor/workspace';
import type { ActivityDriver, ActivityUser } from '../kit/drive.ts';

const firstBlock = (program: Program): SavedBlock | undefined => toWorkspace(program).blocks?.blocks[0]?.next?.block;

async function fillIn(user: ActivityUser, { fields = {} }: SavedBlock): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const control = `value:${name}`;
    if (typeof value === 'number') await user.type(control, String(value));
    else await user.selectOption(control, value);
  }
}

/** Places a block, what is inside it and what follows; returns how many steps of choice lead from the last block back to before the first. */
async function place(user: ActivityUser, block: SavedBlock): Promise<number> {
  await user.click(`add:${block.type}`);
  await fillIn(user, block);
  const body = block.inputs?.BODY?.block;
  const inside = body ? await place(user, body) : 0;
  if (!block.next) return inside + 1;
  for (let step = 0; step < inside; step += 1) await user.click('choose-before');
  return inside + 1 + (await place(user, block.next.block));
}

async function removeAll(user: ActivityUser, program: Program): Promise<void> {
  for (const _ of program.blocks) {
    await user.click('choose-after');
    await user.click('remove');
  }
}

export const drive: ActivityDriver<'tractor'> = async (user, activity, wrongFirst) => {
  if (activity.intro) await user.click('start');
  const field = tractorField(activity.field);
  const programs = FIELD_PROGRAMS[field.id];
  const first = programs && firstBlock(programs.solution);
  if (!first) throw new Error(`no programs for ${field.id}`);
  if (wrongFirst) {
    await user.click('skip');
    await user.expectText(activity.messages.wrong);
    await user.expectExplanation();
  }
  await removeAll(user, programs.starter);
  await place(user, first);
  await user.click('skip');
  await user.expectText(activity.messages.correct);
};
