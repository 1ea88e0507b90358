// Turns the text of a guide's block into plain words, for search and for names of controls.
import type { GuideBlock } from '@lanternwise/shared/resources/guide';

/** A link, kept as a part by `split`. */
export const LINK_MARKUP = /(\[[^\]]+\]\([^)]+\))/;

const plain = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\*\*|`/g, '');

export function plainText(block: GuideBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return plain(block.text);
    case 'code':
      return block.text;
    case 'list':
      return block.items.map(plain).join(' ');
    case 'table':
      return plain([...block.head, ...block.rows.flat()].filter(Boolean).join(' · '));
    case 'cards':
      return block.cards.map(({ title, text }) => plain(`${title} ${text}`.trim())).join(' · ');
    default:
      return '';
  }
}
