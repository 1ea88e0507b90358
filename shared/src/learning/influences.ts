// Counts how often each influence was offered and followed in a learner's choices.

export interface Influence {
  id: string;
  /** Rounds in which some options, but not all, have this influence. */
  offered: number;
  /** Rounds in which an option with this influence was chosen. */
  followed: number;
}

interface Round {
  id: string;
  options: readonly { id: string; tags: readonly string[] }[];
}

/** Counts over the answered rounds, sorted by share, then frequency, then id. */
export function influencesOf(rounds: readonly Round[], choices: Record<string, string>): Influence[] {
  const counts = new Map<string, Influence>();
  for (const round of rounds) {
    const chosen = round.options.find((option) => option.id === choices[round.id]);
    if (!chosen) continue;
    for (const tag of new Set(round.options.flatMap((option) => option.tags))) {
      if (round.options.every((option) => option.tags.includes(tag))) continue;
      const before = counts.get(tag) ?? { id: tag, offered: 0, followed: 0 };
      const followed = before.followed + (chosen.tags.includes(tag) ? 1 : 0);
      counts.set(tag, { id: tag, offered: before.offered + 1, followed });
    }
  }
  const share = (influence: Influence) => influence.followed / influence.offered;
  return [...counts.values()].sort(
    (a, b) => share(b) - share(a) || b.followed - a.followed || a.id.localeCompare(b.id),
  );
}
