// Pass phrases between the answer that tells them and the paper they are printed on. They live in this tab's memory only.
import type { LoginCard } from '@lanternwise/shared/contracts/class-accounts';

export interface Deck {
  cards: readonly LoginCard[];
  signInUrl: string;
}

let kept: (Deck & { teacherId: string; groupId: string }) | undefined;

/** Replaces what was kept before: only the newest pass phrases are true. */
export function keepCards(teacherId: string, groupId: string, { cards, signInUrl }: Deck): void {
  const before = kept?.teacherId === teacherId && kept.groupId === groupId ? kept.cards : [];
  const renewed = new Set(cards.map(({ id }) => id));
  kept = { teacherId, groupId, signInUrl, cards: [...before.filter(({ id }) => !renewed.has(id)), ...cards] };
}

/** The cards of a group, for the teacher who was told them; undefined for anybody else and after a reload. */
export const keptCards = (teacherId: string, groupId: string): Deck | undefined =>
  kept?.teacherId === teacherId && kept.groupId === groupId ? kept : undefined;
