// Selects the top people by a measure and counts them by group.

/** The `places` people with the highest `measure`; ties go to the earlier in the list. */
export function topBy<T>(people: readonly T[], measure: (person: T) => number, places: number): T[] {
  return people
    .map((person, at) => ({ person, at, value: measure(person) }))
    .sort((a, b) => b.value - a.value || a.at - b.at)
    .slice(0, Math.max(0, places))
    .map((ranked) => ranked.person);
}

/** Number of people per group; 0 for empty groups. */
export function countByGroup<T>(
  people: readonly T[],
  group: (person: T) => string,
  groups: readonly string[],
): Record<string, number> {
  return Object.fromEntries(groups.map((g) => [g, people.filter((person) => group(person) === g).length]));
}
