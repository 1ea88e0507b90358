// Tells two students of one name apart.

/** The names of a list: two of one name are told apart by their user names. */
export function distinctNames(people: readonly { id: string; name: string; username: string }[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { name } of people) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    people.map(({ id, name, username }) => [
      id,
      (counts.get(name) ?? 0) > 1 && username !== name ? `${name} (${username})` : name,
    ]),
  );
}
