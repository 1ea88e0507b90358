// @vitest-environment jsdom
// The questions as the page loads them: for every item the card by which the server grades.
import { REVIEW_BANK, type ReviewedRealm, reviewCard, reviewItems } from '@lanternwise/shared/review/bank';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useReviewCards } from './useReviewCards.ts';

it('loads the card of every item as the server knows it, and none of an unknown realm', async () => {
  const items = (Object.keys(REVIEW_BANK) as ReviewedRealm[]).flatMap(reviewItems);
  const due = items.map((item) => ({ item }));
  const { result } = renderHook(() => useReviewCards(due));
  expect(result.current).toMatchObject({ cardOf: undefined, hasFailed: false });
  await waitFor(() => expect(result.current.cardOf).toBeDefined());
  expect(items.map((item) => result.current.cardOf?.(item, 1))).toEqual(items.map((item) => reviewCard(item, 1)));
  expect(result.current.cardOf?.('demo/x', 0)).toBeUndefined();
});
