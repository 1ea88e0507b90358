// Builds the heat map of a class: one letter per learner and lesson, and the most common misconceptions.
import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { QuestStep } from '@lanternwise/shared/content/quest';
import type { HeatMapCell } from '@lanternwise/shared/contracts/lessonEvidence';
import type { HeatMap } from '@lanternwise/shared/contracts/reports';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { mistakesIn, titleOf } from './contentTitles.ts';
import { lessonSteps } from './lessonSteps.ts';
import type { PlaceLookup } from './placeContent.ts';
import type { classEvidence, membersOf } from './repository.ts';

const MISCONCEPTIONS_SHOWN = 12;
/** Minimum first-try share of a lesson that was done well. */
const DONE_WELL_SHARE = 0.6;

type ClassEvidence = Awaited<ReturnType<typeof classEvidence>>;
type Members = Awaited<ReturnType<typeof membersOf>>;

export function buildHeatMap(
  group: HeatMap['group'],
  members: Members,
  evidence: ClassEvidence,
  contents: PlaceLookup,
): HeatMap {
  const lessons = lessonSteps(contents);
  const key = (userId: string, realm: string, ref = '') => `${userId} ${realm} ${ref}`;
  const states = new Map(evidence.states.map(({ userId, realm, state }) => [key(userId, realm), state]));
  const signs = new Set(evidence.signs.map(({ userId, realm, ref }) => key(userId, realm, ref)));
  const signCounts = countBy(evidence.signs.map(({ userId }) => userId));
  const learners = members.map(({ id, name, username }) => ({
    id,
    name,
    username,
    needsHelp: signCounts.get(id) ?? 0,
    cells: lessons
      .map(({ realm, step, refs }) => {
        const state = states.get(key(id, realm)) ?? EMPTY_REALM_STATE;
        const needsHelp = signCounts.has(id) && refs.some((ref) => signs.has(key(id, realm, ref)));
        return cellLetter(step, state, needsHelp);
      })
      .join(''),
  }));
  return {
    group,
    lessons: lessons.map(({ realm, realmTitle, step }) => ({ realm, realmTitle, ref: step.on.ref, title: step.title })),
    // Learners who need help come first.
    learners: learners.sort((a, b) => b.needsHelp - a.needsHelp || a.name.localeCompare(b.name)),
    misconceptions: countMisconceptions(evidence, contents),
  };
}

const countBy = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

export function cellLetter(step: QuestStep, state: RealmState, needsHelp: boolean): HeatMapCell {
  if (needsHelp) return 'h';
  if (state.skipped?.[step.on.ref]) return 's';
  const record = state.activities[step.on.ref];
  if (state.done.includes(step.id) || state.completed) {
    const well = !record || (record.first >= DONE_WELL_SHARE && record.hints < 3);
    return well ? 'D' : 'd';
  }
  return record || state.pages[step.on.ref] !== undefined ? 'w' : '-';
}

function countMisconceptions({ mistakes, failures }: ClassEvidence, contents: PlaceLookup): HeatMap['misconceptions'] {
  type Found = HeatMap['misconceptions'][number] & { userIds: Set<string> };
  const found = new Map<string, Found>();
  const addMisconception = (key: string, userId: string, make: () => Omit<Found, 'userIds' | 'learners'>) => {
    const entry = found.get(key) ?? { ...make(), learners: 0, userIds: new Set<string>() };
    entry.userIds.add(userId);
    found.set(key, entry);
    return entry;
  };
  for (const { userId, realm, activity, answer, wrong } of mistakes) {
    for (const { item, label, text } of mistakesIn(contents(realm), activity, answer, wrong)) {
      addMisconception(`${realm} ${activity} ${item}`, userId, () => ({
        realm: realm as ProgressPlace,
        title: titleOf(contents(realm), activity),
        mistake: { label, text },
        errorKind: null,
        program: null,
        programHidden: false,
      }));
    }
  }
  for (const { userId, realm, ref, errorKind, code } of failures) {
    const entry = addMisconception(`${realm} ${ref} !${errorKind}`, userId, () => ({
      realm: realm as ProgressPlace,
      title: titleOf(contents(realm), ref),
      mistake: null,
      errorKind,
      program: null,
      programHidden: true,
    }));
    if (code !== null && entry.program === null) Object.assign(entry, { program: code, programHidden: false });
  }
  return [...found.values()]
    .map(({ userIds, ...rest }) => ({ ...rest, learners: userIds.size }))
    .sort((a, b) => b.learners - a.learners)
    .slice(0, MISCONCEPTIONS_SHOWN);
}
