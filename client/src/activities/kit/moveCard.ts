// Moves a card within the order that the learner has chosen so far.

/** The order with `card` at `place` (capped at the end), or without it if `place` is undefined. */
export function moveCard(order: readonly string[], card: string, place: number | undefined): string[] {
  const others = order.filter((other) => other !== card);
  if (place === undefined) return others;
  return [...others.slice(0, place), card, ...others.slice(place)];
}
