// The rules of linking two columns: either side first, a tap on a linked card unlinks it, nothing is linked twice.

/** Right id by left id. */
export type Links = Readonly<Record<string, string>>;
export type Side = 'left' | 'right';
export interface Card {
  side: Side;
  id: string;
}
export interface LinkBoard {
  links: Links;
  /** Was tapped and waits for its partner. */
  picked: Card | undefined;
}

export const EMPTY_BOARD: LinkBoard = { links: {}, picked: undefined };

export const leftOf = (links: Links, right: string): string | undefined =>
  Object.keys(links).find((left) => links[left] === right);

/** The left card of the link that a card is part of. */
export function linkOf(links: Links, { side, id }: Card): string | undefined {
  if (side === 'right') return leftOf(links, id);
  return links[id] === undefined ? undefined : id;
}

const unlink = (links: Links, left: string): Links =>
  Object.fromEntries(Object.entries(links).filter(([id]) => id !== left));

/** Adds a link; whatever either card was linked with before is let go. */
export function link(links: Links, left: string, right: string): Links {
  const before = leftOf(links, right);
  const free = before === undefined ? links : unlink(links, before);
  return { ...unlink(free, left), [left]: right };
}

/** A tap on a card: a linked one is unlinked; a free one is picked, or linked with the picked one of the other side. */
export function tap({ links, picked }: LinkBoard, tapped: Card): LinkBoard {
  const linked = linkOf(links, tapped);
  if (linked !== undefined) return { links: unlink(links, linked), picked: undefined };
  if (!picked || picked.side === tapped.side) {
    const again = picked?.side === tapped.side && picked.id === tapped.id;
    return { links, picked: again ? undefined : tapped };
  }
  const [left, right] = tapped.side === 'left' ? [tapped.id, picked.id] : [picked.id, tapped.id];
  return { links: link(links, left, right), picked: undefined };
}
