// Keeps new passphrases in this tab's memory between the response that contains them and their printing.
import type { LoginCard } from '@lanternwise/shared/contracts/class-accounts';
import { toSiteUrl } from '../../lib/siteUrl.ts';

export interface LoginCardSet {
  cards: readonly LoginCard[];
  signInUrl: string;
}

/** Card sets by group, of one teacher. */
let cached: { teacherId: string; cardSets: ReadonlyMap<string, LoginCardSet> } | undefined;

/** Merges with the group's earlier cards; only the newest passphrase of each child is valid. */
export function storeLoginCards(teacherId: string, groupId: string, { cards, signInUrl }: LoginCardSet): void {
  const cardSets = new Map(cached?.teacherId === teacherId ? cached.cardSets : []);
  const renewed = new Set(cards.map(({ id }) => id));
  const before = cardSets.get(groupId)?.cards.filter(({ id }) => !renewed.has(id)) ?? [];
  cached = {
    teacherId,
    cardSets: cardSets.set(groupId, { signInUrl: toSiteUrl(signInUrl), cards: [...before, ...cards] }),
  };
}

/** The cards of a group for this teacher; undefined for another teacher or after a reload. */
export const readLoginCards = (teacherId: string, groupId: string): LoginCardSet | undefined =>
  cached?.teacherId === teacherId ? cached.cardSets.get(groupId) : undefined;
