// Builds the heat map of a class: one letter per learner and lesson, and the most common misconceptions.
import { PROGRESS_PLACES, type ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { QuestStep } from '@lanternwise/shared/content/quest';
import type { HeatMap, HeatMapCell } from '@lanternwise/shared/contracts/reports';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { describeError, mistakesIn, titleOf } from './contentTitles.ts';
import type { PlaceLookup } from './placeContent.ts';
import type { classEvidence, membersOf } from './repository.ts';

const MISCONCEPTIONS_SHOWN = 12;
/** Minimum first-try share of a lesson that was done well. */
const DONE_WELL_SHARE = 0.6;

type ClassEvidence = Awaited<ReturnType<typeof classEvidence>>;
type Members = Awaited<ReturnType<typeof membersOf>>;

interface Lesson {
  realm: ProgressPlace;
  realmTitle: string;
  step: QuestStep;
}

/** Activities and lessons, without collected items and dialogs. */
function lessonSteps(contents: PlaceLookup): Lesson[] {
  return PROGRESS_PLACES.flatMap((realm) => {
    const content = contents(realm);
    if (!content || realm === 'demo') return [];
    return content.quest.tasks
      .flatMap((task) => task.steps)
      .filter(({ on }) => ['activity-answered', 'lesson-finished'].includes(on.kind))
      .map((step) => ({ realm, realmTitle: content.realm.title, step }));
  });
}

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
  const learners = members.map(({ id, name }) => ({
    id,
    name,
    needsHelp: evidence.signs.filter(({ userId }) => userId === id).length,
    cells: lessons
      .map(({ realm, step }) =>
        cellLetter(step, states.get(key(id, realm)) ?? EMPTY_REALM_STATE, signs.has(key(id, realm, step.on.ref))),
      )
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

function cellLetter(step: QuestStep, state: RealmState, needsHelp: boolean): HeatMapCell {
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
        label,
        text,
        program: null,
        programHidden: false,
      }));
    }
  }
  for (const { userId, realm, ref, errorKind, code } of failures) {
    const entry = addMisconception(`${realm} ${ref} !${errorKind}`, userId, () => ({
      realm: realm as ProgressPlace,
      title: titleOf(contents(realm), ref),
      label: errorKind ?? 'error',
      text: describeError(errorKind),
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
