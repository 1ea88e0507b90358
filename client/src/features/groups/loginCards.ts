// Pass phrases between the answer that tells them and the paper they are printed on. They live in this tab's memory only.
import type { LoginCard } from '@lanternwise/shared/contracts/class-accounts';

export interface LoginCardSet {
  cards: readonly LoginCard[];
  signInUrl: string;
}

/** Decks by group, of the one teacher they were told to. */
let cached: { teacherId: string; decks: ReadonlyMap<string, LoginCardSet> } | undefined;

/** Joins what was kept of the group before: of each child only the newest pass phrase is true. */
export function storeLoginCards(teacherId: string, groupId: string, { cards, signInUrl }: LoginCardSet): void {
  const decks = new Map(cached?.teacherId === teacherId ? cached.decks : []);
  const renewed = new Set(cards.map(({ id }) => id));
  const before = decks.get(groupId)?.cards.filter(({ id }) => !renewed.has(id)) ?? [];
  cached = { teacherId, decks: decks.set(groupId, { signInUrl, cards: [...before, ...cards] }) };
}

/** The cards of a group, for the teacher who was told them; undefined for anybody else and after a reload. */
export const readLoginCards = (teacherId: string, groupId: string): LoginCardSet | undefined =>
  cached?.teacherId === teacherId ? cached.decks.get(groupId) : undefined;
