// Moves a card within the chosen order.

/** The order with `card` at `place` (capped at the end), or without it where no place is given. */
export function moveCard(order: readonly string[], card: string, place: number | undefined): string[] {
  const others = order.filter((other) => other !== card);
  if (place === undefined) return others;
  return [...others.slice(0, place), card, ...others.slice(place)];
}
