// Edits of a Blockly workspace by palette and buttons: place, choose, fill in and remove blocks, load and read the program.
import type { Program } from '@lanternwise/shared/activities/tractor/program';
import {
  type EditorBlock,
  fromWorkspace,
  type SavedWorkspace,
  START_BLOCK,
  toWorkspace,
} from '@lanternwise/shared/activities/tractor/workspace';
import { type Block, Events, FieldDropdown, FieldNumber, serialization, type Workspace } from 'blockly/core';

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

/** The block before or after the chosen one as the program is read, into loops and out of them; the hat counts as the first. */
export function stepChoice(workspace: Workspace, chosen: string | undefined, by: 1 | -1): string | undefined {
  const inOrder = workspace.getBlockById(START_BLOCK)?.getDescendants(true) ?? [];
  const at = Math.max(
    inOrder.findIndex(({ id }) => id === chosen),
    0,
  );
  return (inOrder[at + by] ?? inOrder[at])?.id;
}

/** A number or a list inside a block. */
export interface BlockValue {
  name: string;
  value: string;
  options?: { value: string; label: string }[];
}

export interface ChosenBlock {
  id: string;
  /** As it reads on the block. */
  label: string;
  values: BlockValue[];
}

/** What can be changed in a block without pointing into the workspace. */
export function describeBlock(workspace: Workspace, id: string | undefined): ChosenBlock | undefined {
  const block = id ? workspace.getBlockById(id) : null;
  if (!block) return undefined;
  const values = [...block.getFields()].flatMap((field): BlockValue[] => {
    const named = { name: field.name ?? '', value: String(field.getValue()) };
    if (field instanceof FieldNumber) return [named];
    if (!(field instanceof FieldDropdown)) return [];
    const options = field.getOptions(false).flatMap((option) => {
      const [label, value] = Array.isArray(option) ? option : [];
      return typeof label === 'string' && typeof value === 'string' ? [{ label, value }] : [];
    });
    return [{ ...named, options }];
  });
  const label = block.inputList[0]?.fieldRow.map((field) => field.getText()).join(' ') ?? '';
  return { id: block.id, label, values };
}

export function setBlockValue(workspace: Workspace, id: string | undefined, name: string, value: string): void {
  const block = id ? workspace.getBlockById(id) : null;
  // An emptied number field is on its way to another number.
  if (value.trim() !== '') block?.setFieldValue(value, name);
}
