// Thins out a long list evenly, so that what is shown of it costs the same however long it is.

/** At most `most` of them, in their order: the first, the last, and evenly many between. */
export function thinOut<T>(things: readonly T[], most: number): readonly T[] {
  if (things.length <= most) return things;
  return Array.from({ length: most }, (_, at) => things[Math.round((at * (things.length - 1)) / (most - 1))] as T);
}
