// What of a heat map is on screen: the realm filter, collapsed realms, the order of students, counts of the class.
import type { HeatMap } from '@lanternwise/shared/contracts/reports';
import { compareNames } from '../../i18n/format.ts';
import { isDone } from './cellLabels.ts';

export const HEAT_MAP_ORDERS = ['need', 'name', 'done'] as const;
export type HeatMapOrder = (typeof HEAT_MAP_ORDERS)[number];

type Learner = HeatMap['learners'][number];
type Realm = HeatMap['lessons'][number]['realm'];

/** One lesson, or all lessons of a collapsed realm. */
export interface Column {
  key: string;
  title: string;
  realm: Realm;
  realmTitle: string;
  /** Indexes of `lessons`; one, unless collapsed. */
  lessons: readonly number[];
  isCollapsed: boolean;
}

export interface HeatMapRealm {
  realm: Realm;
  title: string;
  lessons: readonly number[];
}

/** The realms in the order of their lessons. */
export function realmsOf({ lessons }: HeatMap): HeatMapRealm[] {
  const realms = new Map<Realm, { realm: Realm; title: string; lessons: number[] }>();
  for (const [index, { realm, realmTitle }] of lessons.entries()) {
    const known = realms.get(realm) ?? { realm, title: realmTitle, lessons: [] };
    known.lessons.push(index);
    realms.set(realm, known);
  }
  return [...realms.values()];
}

export interface HeatMapFilter {
  /** Only this realm; empty for all. */
  realm: string;
  collapsed: ReadonlySet<string>;
  order: HeatMapOrder;
  /** Only students who need help. */
  onlyNeed: boolean;
}

export function columnsOf(map: HeatMap, { realm: only, collapsed }: HeatMapFilter): Column[] {
  return realmsOf(map)
    .filter(({ realm }) => only === '' || realm === only)
    .flatMap(({ realm, title: realmTitle, lessons }): Column[] =>
      collapsed.has(realm)
        ? [{ key: realm, title: realmTitle, realm, realmTitle, lessons, isCollapsed: true }]
        : lessons.map((index) => ({
            key: `${index}`,
            title: map.lessons[index]?.title ?? '',
            realm,
            realmTitle,
            lessons: [index],
            isCollapsed: false,
          })),
    );
}

const doneCount = ({ cells }: Learner): number => [...cells].filter(isDone).length;

export function learnersOf({ learners }: HeatMap, { order, onlyNeed }: HeatMapFilter): Learner[] {
  const byName = (a: Learner, b: Learner) => compareNames(a.name, b.name) || compareNames(a.username, b.username);
  const compare: Record<HeatMapOrder, (a: Learner, b: Learner) => number> = {
    need: (a, b) => b.needsHelp - a.needsHelp || byName(a, b),
    name: byName,
    done: (a, b) => doneCount(a) - doneCount(b) || byName(a, b),
  };
  return learners.filter(({ needsHelp }) => !onlyNeed || needsHelp > 0).sort(compare[order]);
}

/** How many students have passed each lesson of the map. */
export function passedByLesson({ lessons, learners }: HeatMap): number[] {
  const counts = lessons.map(() => 0);
  for (const { cells } of learners) {
    for (let index = 0; index < cells.length; index += 1)
      if (isDone(cells[index])) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Passed lessons of a learner in a collapsed realm. */
export const passedIn = ({ cells }: Learner, lessons: readonly number[]): number =>
  lessons.filter((index) => isDone(cells[index])).length;
