// Loads the questions of the realms that a review asks about; those of each realm are a chunk of their own.
import type { ReviewedRealm } from '@lanternwise/shared/review/bank';
import { cardFrom, partsOf, type ReviewCard } from '@lanternwise/shared/review/card';
import type { RealmReview } from '@lanternwise/shared/review/questions/item';
import { useEffect, useState } from 'react';

const LOADERS: Readonly<Record<ReviewedRealm, () => Promise<RealmReview>>> = {
  'ai-adventure-park': async () =>
    (await import('@lanternwise/shared/review/questions/aiAdventurePark')).aiAdventurePark,
  'robo-realm': async () => (await import('@lanternwise/shared/review/questions/roboRealm')).roboRealm,
  'wonder-vision-valley': async () =>
    (await import('@lanternwise/shared/review/questions/wonderVisionValley')).wonderVisionValley,
  'think-tank-park': async () => (await import('@lanternwise/shared/review/questions/thinkTankPark')).thinkTankPark,
  'imagination-island': async () =>
    (await import('@lanternwise/shared/review/questions/imaginationIsland')).imaginationIsland,
  'fun-factory-realm': async () =>
    (await import('@lanternwise/shared/review/questions/funFactoryRealm')).funFactoryRealm,
  'voice-valley-park': async () =>
    (await import('@lanternwise/shared/review/questions/voiceValleyPark')).voiceValleyPark,
  'safety-star-city': async () => (await import('@lanternwise/shared/review/questions/safetyStarCity')).safetyStarCity,
  'python-world': async () => (await import('@lanternwise/shared/review/questions/pythonWorld')).pythonWorld,
};

const isLoadable = (realm: string): realm is ReviewedRealm => Object.hasOwn(LOADERS, realm);

/** The card of an item for the given number of earlier answers; undefined if there is none. */
export type CardOf = (item: string, seen: number) => ReviewCard | undefined;

async function loadCards(realms: readonly string[]): Promise<CardOf> {
  const loaded = await Promise.all(
    realms.filter(isLoadable).map(async (realm) => [realm, await LOADERS[realm]()] as const),
  );
  const banks = new Map<string, RealmReview>(loaded);
  return (item, seen) => {
    const { realm, id } = partsOf(item);
    const bank = banks.get(realm);
    return bank && isLoadable(realm) ? cardFrom(bank, realm, id, seen) : undefined;
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
