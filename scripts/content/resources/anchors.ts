// Gives the headings of a guide their anchors; a translation takes those of the English by position.
import type { GuideBlock, GuideBlockOf } from '../../../shared/src/resources/guide.ts';
import { type LineIssue, type PlacedBlock, slugOf } from './parseGuide.ts';

type Heading = GuideBlockOf<'heading'>;

export const isHeading = (block: GuideBlock): block is Heading => block.kind === 'heading';

/** An anchor of level 3 that is not written out begins with that of the heading above it: the same heading may stand below several. */
export function withAnchors(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  let parent = '';
  return blocks.map(({ line, block }) => {
    if (!isHeading(block)) return { line, block };
    const own = block.id || slugOf(block.text);
    if (block.level === 2) parent = own;
    return { line, block: { ...block, id: block.level === 2 || block.id ? own : `${parent}-${own}` } };
  });
}

/** Two headings with one anchor, or one without any. */
export function anchorIssues(blocks: readonly PlacedBlock[]): LineIssue[] {
  const seen = new Set<string>();
  return blocks.flatMap(({ line, block }) => {
    if (!isHeading(block)) return [];
    if (/(^|-)$/.test(block.id)) return [{ line, message: 'expected {#anchor}: the heading has no Latin letters' }];
    if (seen.has(block.id)) return [{ line, message: `expected another anchor, "${block.id}" is taken` }];
    seen.add(block.id);
    return [];
  });
}

/** The kinds of the blocks in order: a translation has the same. */
const shapeOf = ({ block }: PlacedBlock): string => {
  if (block.kind === 'heading') return `heading ${block.level}`;
  if (block.kind === 'table') return `table of ${block.head.length} × ${block.rows.length}`;
  if (block.kind === 'list') return `list of ${block.items.length}`;
  if (block.kind === 'cards') return `cards of ${block.cards.length}`;
  return block.kind;
};

/** The translated blocks with the anchors of the English, or where the two do not have the same shape. */
export function takeAnchors(
  english: readonly PlacedBlock[],
  translated: readonly PlacedBlock[],
): { blocks: PlacedBlock[]; issues: LineIssue[] } {
  const at = english.findIndex((one, index) => shapeOf(one) !== (translated[index] ? shapeOf(translated[index]) : ''));
  const found = translated[at < 0 ? english.length : at];
  const wanted = english[at];
  if (wanted || found) {
    const message = `expected ${wanted ? `${shapeOf(wanted)} as in line ${wanted.line} of the English` : 'the end'}, found ${found ? shapeOf(found) : 'the end'}`;
    return { blocks: [], issues: [{ line: found?.line ?? translated.at(-1)?.line ?? 1, message }] };
  }
  const blocks = translated.map(({ line, block }, index) => {
    const source = english[index]?.block;
    return { line, block: isHeading(block) && source && isHeading(source) ? { ...block, id: source.id } : block };
  });
  return { blocks, issues: [] };
}
