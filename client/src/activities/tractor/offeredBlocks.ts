// Which blocks of the editor a field offers; apart from the editor, which is loaded later.
import type { BlockKind } from '@lanternwise/shared/activities/tractor/program';
import { EDITOR_BLOCKS, type EditorBlock } from '@lanternwise/shared/activities/tractor/workspace';

/** What each block of the editor needs in the toolbox of the field. */
const NEEDS: Partial<Record<EditorBlock, BlockKind>> = {
  'if-else': 'if',
  'if-count': 'set-count',
  'while-count': 'set-count',
};

/** In the order of the palette. */
export const offeredBlocks = (toolbox: readonly BlockKind[]): EditorBlock[] =>
  EDITOR_BLOCKS.filter((block) => toolbox.includes(NEEDS[block] ?? (block as BlockKind)));
