// The rules of linking two columns: either side first, a tap on a linked card unlinks it, nothing is linked twice.

/** Right id by left id. */
export type Links = Record<string, string>;

export interface Tapped {
  side: 'left' | 'right';
  id: string;
}

const leftOf = (links: Links, right: string): string | undefined =>
  Object.keys(links).find((left) => links[left] === right);

export function unlink(links: Links, left: string): Links {
  return Object.fromEntries(Object.entries(links).filter(([id]) => id !== left));
}

/** Adds a link; whatever the right card was linked with before is let go. */
export function link(links: Links, left: string, right: string): Links {
  const before = leftOf(links, right);
  return { ...(before === undefined ? links : unlink(links, before)), [left]: right };
}

/** What a tap on a card changes, given the card that was tapped before. */
export function tap(
  links: Links,
  selected: Tapped | undefined,
  tapped: Tapped,
): { links: Links; selected: Tapped | undefined } {
  const linked =
    tapped.side === 'left' ? (links[tapped.id] === undefined ? undefined : tapped.id) : leftOf(links, tapped.id);
  if (linked !== undefined) return { links: unlink(links, linked), selected: undefined };
  if (!selected || selected.side === tapped.side) {
    const again = selected?.side === tapped.side && selected.id === tapped.id;
    return { links, selected: again ? undefined : tapped };
  }
  const [left, right] = tapped.side === 'left' ? [tapped.id, selected.id] : [selected.id, tapped.id];
  return { links: link(links, left, right), selected: undefined };
}
