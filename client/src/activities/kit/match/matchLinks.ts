// State of links between two columns: cards are tapped in either order, and each has at most one link.

/** Right id by left id. */
export type Links = Readonly<Record<string, string>>;
export type Side = 'left' | 'right';
export interface Card {
  side: Side;
  id: string;
}
export interface LinkState {
  links: Links;
  /** The tapped card that is linked with the next one of the other side. */
  selected: Card | undefined;
}

export const EMPTY_LINK_STATE: LinkState = { links: {}, selected: undefined };

export const linkedLeft = (links: Links, right: string): string | undefined =>
  Object.keys(links).find((left) => links[left] === right);

/** Id of the left card of the link that a card is part of. */
export function linkOf(links: Links, { side, id }: Card): string | undefined {
  if (side === 'right') return linkedLeft(links, id);
  return links[id] === undefined ? undefined : id;
}

const removeLink = (links: Links, left: string): Links =>
  Object.fromEntries(Object.entries(links).filter(([id]) => id !== left));

/** Adds a link and removes the previous links of both cards. */
export function addLink(links: Links, left: string, right: string): Links {
  const before = linkedLeft(links, right);
  const free = before === undefined ? links : removeLink(links, before);
  return { ...removeLink(free, left), [left]: right };
}

/** A tap on a linked card removes its link; a tap on a free one selects it, or links it with the selected card of the other side. */
export function tapCard({ links, selected }: LinkState, tapped: Card): LinkState {
  const linked = linkOf(links, tapped);
  if (linked !== undefined) return { links: removeLink(links, linked), selected: undefined };
  if (!selected || selected.side === tapped.side) {
    const isDeselect = selected?.side === tapped.side && selected.id === tapped.id;
    return { links, selected: isDeselect ? undefined : tapped };
  }
  const [left, right] = tapped.side === 'left' ? [tapped.id, selected.id] : [selected.id, tapped.id];
  return { links: addLink(links, left, right), selected: undefined };
}
