// What the palette and the buttons do to a Blockly workspace: place a block after the chosen one, remove it, load and read the program.
import type { Program } from '@lanternwise/shared/activities/tractor/program';
import {
  type EditorBlock,
  fromWorkspace,
  type SavedWorkspace,
  START_BLOCK,
  toWorkspace,
} from '@lanternwise/shared/activities/tractor/workspace';
import { type Block, Events, serialization, type Workspace } from 'blockly/core';

export function loadProgram(workspace: Workspace, program: Program): void {
  serialization.workspaces.load(toWorkspace(program), workspace, { recordUndo: false });
}

export const readProgram = (workspace: Workspace) =>
  fromWorkspace(serialization.workspaces.save(workspace) as SavedWorkspace);

/** The last block of the program, or the hat. */
function endOfProgram(workspace: Workspace): Block | null {
  let last: Block | null = workspace.getBlockById(START_BLOCK);
  for (let next = last; next; next = next.getNextBlock()) last = next;
  return last;
}

/** Puts a new block into the empty mouth of the chosen block, else after it, else at the end of the program. */
export function placeBlock(workspace: Workspace, type: EditorBlock, chosen: string | undefined): string | undefined {
  const target = (chosen && workspace.getBlockById(chosen)) || endOfProgram(workspace);
  if (!target) return undefined;
  Events.setGroup(true);
  const block = serialization.blocks.append({ type }, workspace, { recordUndo: true });
  const mouth = target.getInput('BODY')?.connection;
  const place = mouth && !mouth.isConnected() ? mouth : target.nextConnection;
  if (place && block.previousConnection) place.connect(block.previousConnection);
  Events.setGroup(false);
  return block.id;
}

/** Removes a block and what is inside it; what follows moves up. Returns the block to choose next. */
export function removeBlock(workspace: Workspace, chosen: string | undefined): string | undefined {
  const block = chosen ? workspace.getBlockById(chosen) : null;
  if (!block?.isDeletable()) return chosen;
  const before = block.getPreviousBlock()?.id;
  Events.setGroup(true);
  block.dispose(true);
  Events.setGroup(false);
  return before;
}
