// The rules of the matching game: how links are made and let go, when they are right, and why one is wrong.
import type { TutorialStepOf } from '@lanternwise/shared/content/python-lesson';

export type Matching = TutorialStepOf<'matching'>;
export type Letter = Matching['outputs'][number]['id'];
/** Letter of the linked output by snippet id. */
export type Links = Readonly<Record<string, Letter>>;
export type Side = 'code' | 'output';
export interface Picked {
  side: Side;
  id: string;
}
export interface Board {
  links: Links;
  /** Waits for its partner. */
  picked: Picked | undefined;
}

export const EMPTY_BOARD: Board = { links: {}, picked: undefined };

const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D'];
/** Whatever a learner or a content file writes: with or without commas, any case, any spaces. */
const KEY = '1A2B3C4D';

export const snippetOf = (links: Links, letter: string): string | undefined =>
  Object.keys(links).find((snippet) => links[snippet] === letter);

const isLinked = (links: Links, { side, id }: Picked): boolean =>
  side === 'code' ? links[id] !== undefined : snippetOf(links, id) !== undefined;

function unlink(links: Links, { side, id }: Picked): Links {
  const snippet = side === 'code' ? id : snippetOf(links, id);
  return Object.fromEntries(Object.entries(links).filter(([code]) => code !== snippet));
}

/** A tap on a card: a linked one is unlinked; a free one is picked, or linked with the picked one of the other side. */
export function tap({ links, picked }: Board, tapped: Picked): Board {
  if (isLinked(links, tapped)) return { links: unlink(links, tapped), picked: undefined };
  if (!picked || picked.side === tapped.side) {
    const again = picked?.side === tapped.side && picked.id === tapped.id;
    return { links, picked: again ? undefined : tapped };
  }
  const [code, output] = tapped.side === 'code' ? [tapped, picked] : [picked, tapped];
  const letter = LETTERS.find((known) => known === output.id);
  return { links: letter ? { ...links, [code.id]: letter } : links, picked: undefined };
}

/** The links as the answer of the requirements, for example "1A,2B,3C,4D". */
export const written = (step: Matching, links: Links): string =>
  step.snippets.flatMap(({ id }, at) => (links[id] ? [`${at + 1}${links[id]}`] : [])).join(',');

export const isKey = (answer: string): boolean => answer.replace(/[\s,]/g, '').toUpperCase() === KEY;

export interface WrongLink {
  snippet: string;
  letter: Letter;
  why: string;
}

/** The wrong links with their reasons. A reason may be written for the very output or for all others ('*'). */
export function wrongLinks(step: Matching, links: Links): WrongLink[] {
  return step.snippets.flatMap(({ id: snippet }, at) => {
    const letter = links[snippet];
    if (!letter || letter === LETTERS[at]) return [];
    const reasons = step.why[snippet] ?? {};
    return [{ snippet, letter, why: reasons[letter] ?? reasons['*'] ?? 'Read the code once more: what does it show?' }];
  });
}
