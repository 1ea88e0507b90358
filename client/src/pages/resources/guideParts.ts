// Splits a guide into its parts: what stands before the first heading of level 2, then each heading with what follows.
import type { Guide, GuideBlock, GuideBlockOf } from '@lanternwise/shared/resources/guide';

export interface GuidePart {
  /** Undefined for the beginning. */
  heading: GuideBlockOf<'heading'> | undefined;
  blocks: readonly GuideBlock[];
}

export function partsOf({ blocks }: Guide): GuidePart[] {
  const parts: { heading: GuideBlockOf<'heading'> | undefined; blocks: GuideBlock[] }[] = [
    { heading: undefined, blocks: [] },
  ];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) parts.push({ heading: block, blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}
