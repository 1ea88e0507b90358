// Schedules the review: which items are due on a day, from the answers given so far; spaced by 1, 3, 7 and 21 days.

/** Days until the next review: the first after a realm was finished, the others after a right answer each. A wrong answer starts again. */
export const INTERVALS_DAYS = [1, 3, 7, 21] as const;
/** Items of one review: about five minutes. */
export const REVIEW_SIZE = 8;
const LAST_STAGE = INTERVALS_DAYS.length - 1;
const LONGEST_WAIT = INTERVALS_DAYS[3];

export interface ReviewAnswer {
  item: string;
  correct: boolean;
  /** Day number since 1970-01-01 in the learner's time zone. */
  day: number;
}

/** What is known of one item. */
export interface ItemMemory {
  item: string;
  /** Number of answers; the wording and the numbers of the next question depend on it. */
  seen: number;
  /** Index into INTERVALS_DAYS of the wait before `dueDay`. */
  stage: number;
  dueDay: number;
  lastDay: number;
  /** Whether the first answer of the last day was right. */
  remembered: boolean;
}

const wait = (stage: number): number => INTERVALS_DAYS[stage] ?? LONGEST_WAIT;

/** The first answer of a day counts; later ones of that day are practice after a mistake. */
function remember(before: ItemMemory | undefined, { item, correct, day }: ReviewAnswer): ItemMemory {
  const seen = (before?.seen ?? 0) + 1;
  // A device with a wrong clock must not take back what another one recorded.
  if (before && day <= before.lastDay) return { ...before, seen };
  const stage = correct ? Math.min((before?.stage ?? 0) + 1, LAST_STAGE) : 0;
  return { item, seen, stage, dueDay: day + wait(stage), lastDay: day, remembered: correct };
}

/** `answers` in the order in which they were given. */
export function memoryOf(answers: readonly ReviewAnswer[]): ReadonlyMap<string, ItemMemory> {
  const memory = new Map<string, ItemMemory>();
  for (const answer of answers) memory.set(answer.item, remember(memory.get(answer.item), answer));
  return memory;
}

/** Items of a realm that was finished on a day. */
export interface FinishedItems {
  items: readonly string[];
  finishedDay: number;
}

export interface ReviewPlan {
  /** Items to ask today: those that return before new ones, the most overdue first, realms mixed. */
  due: { item: string; seen: number }[];
  /** Due items beyond today's; they wait without harm. */
  waiting: number;
  /** The next day with something to review if nothing is due; null without finished realms. */
  nextDay: number | null;
}

export function planReview(
  finished: readonly FinishedItems[],
  memory: ReadonlyMap<string, ItemMemory>,
  today: number,
): ReviewPlan {
  const scheduled = finished.map(({ items, finishedDay }) =>
    items
      .map((item) => {
        const { seen = 0, dueDay = finishedDay + wait(0) } = memory.get(item) ?? {};
        return { item, seen, dueDay };
      })
      .sort((a, b) => a.dueDay - b.dueDay),
  );
  const dueItems = (isNew: boolean) =>
    interleave(scheduled.map((items) => items.filter(({ seen, dueDay }) => dueDay <= today && (seen === 0) === isNew)));
  // A realm has more items than a review: new ones wait, so that what was learned returns when it is due.
  const due = [...dueItems(false), ...dueItems(true)].map(({ item, seen }) => ({ item, seen }));
  const days = scheduled.flat().map(({ dueDay }) => dueDay);
  return {
    due: due.slice(0, REVIEW_SIZE),
    waiting: Math.max(0, due.length - REVIEW_SIZE),
    nextDay: due.length > 0 ? today : days.length > 0 ? Math.min(...days) : null,
  };
}

/** One of each list in turn; lists with the most overdue items begin. */
function interleave<T extends { dueDay: number }>(lists: readonly (readonly T[])[]): T[] {
  const sorted = lists.filter(([first]) => first).sort(([a], [b]) => (a?.dueDay ?? 0) - (b?.dueDay ?? 0));
  const rounds = Math.max(0, ...sorted.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, at) => sorted.flatMap((list) => list[at] ?? [])).flat();
}

export interface Remembered {
  /** Items asked so far. */
  asked: number;
  /** Of those, remembered at the last review. */
  remembered: number;
}

export function countRemembered(items: readonly string[], memory: ReadonlyMap<string, ItemMemory>): Remembered {
  const known = items.flatMap((item) => memory.get(item) ?? []);
  return { asked: known.length, remembered: known.filter(({ remembered }) => remembered).length };
}
