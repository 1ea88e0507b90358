// Loads the questions of the realms that a review asks about; those of each realm are a chunk of their own.
import type { ReviewedRealm } from '@lanternwise/shared/review/bank';
import { cardFrom, partsOf, type ReviewCard } from '@lanternwise/shared/review/card';
import type { RealmReview } from '@lanternwise/shared/review/questions/item';
import { useEffect, useState } from 'react';

const FILES = import.meta.glob<Readonly<Record<string, RealmReview>>>('../../../../shared/src/review/questions/*.ts');

/** The file of a realm's questions, and what it exports, have its id as one word. */
async function loadReview(realm: string): Promise<RealmReview | undefined> {
  const word = realm.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return (await FILES[`../../../../shared/src/review/questions/${word}.ts`]?.())?.[word];
}

/** The card of an item for the given number of earlier answers; undefined if there is none. */
export type CardOf = (item: string, seen: number) => ReviewCard | undefined;

async function loadCards(realms: readonly string[]): Promise<CardOf> {
  const banks = new Map(await Promise.all(realms.map(async (realm) => [realm, await loadReview(realm)] as const)));
  return (item, seen) => {
    const { realm, id } = partsOf(item);
    const bank = banks.get(realm);
    return bank && cardFrom(bank, realm as ReviewedRealm, id, seen);
  };
}

export interface LoadedCards {
  /** Undefined until the questions are there. */
  cardOf: CardOf | undefined;
  hasFailed: boolean;
  retry(): void;
}

export function useReviewCards(due: readonly { item: string }[]): LoadedCards {
  const realms = [...new Set(due.map(({ item }) => partsOf(item).realm))].sort().join(' ');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ realms: string; attempt: number; cardOf: CardOf | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (cardOf?: CardOf) => isCurrent && setState({ realms, attempt, cardOf });
    loadCards(realms.split(' ')).then(show, () => show());
    return () => {
      isCurrent = false;
    };
  }, [realms, attempt]);
  const isShown = state?.realms === realms && state.attempt === attempt;
  return {
    cardOf: isShown ? state.cardOf : undefined,
    hasFailed: isShown && state.cardOf === undefined,
    retry: () => setAttempt(attempt + 1),
  };
}
