// Builds the report about one learner: realms and tasks, models, programs, trend, timeline, help signs.

import { isCheckedModel } from '@lanternwise/shared/activities/kit/figures';
import { figuresInWords } from '@lanternwise/shared/activities/registry';
import { PROGRESS_PLACES, type ProgressPlace } from '@lanternwise/shared/constants/realms';
import { programRefs, stepRef } from '@lanternwise/shared/content/programRefs';
import type { QuestTask } from '@lanternwise/shared/content/quest';
import type { RealmReport, StudentReport } from '@lanternwise/shared/contracts/reports';
import { askedActivities, firstTryRate } from '@lanternwise/shared/quests/firstTries';
import { realmPercent } from '@lanternwise/shared/quests/progress';
import { isScored, scoreRealm } from '@lanternwise/shared/quests/score';
import { taskStars } from '@lanternwise/shared/quests/stars';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { hasSkipped } from '@lanternwise/shared/quests/tasks';
import { isoTime } from '../../http/isoTime.ts';
import { timelineFacts, titleOf, UNKNOWN_TITLE } from './contentTitles.ts';
import { attemptsDuration, helpSignals, programReports } from './evidenceParts.ts';
import type { PlaceContent, PlaceLookup } from './placeContent.ts';
import type { LearnerEvidence } from './repository.ts';

/** Builds the report without the learner's identity, what reviews showed, and the teacher's note. */
export function buildStudentReport(
  evidence: LearnerEvidence,
  contents: PlaceLookup,
): Omit<StudentReport, 'student' | 'note' | 'review' | 'assignments' | 'ownWordsHidden' | 'isArchived'> {
  const states = new Map(evidence.states.map(({ realm, state }) => [realm, state]));
  const correctByEvent = new Map(evidence.answers.map(({ eventId, correct }) => [eventId, correct]));
  return {
    realms: PROGRESS_PLACES.flatMap(
      (realm) => buildRealmReport(realm, contents(realm), states.get(realm), evidence) ?? [],
    ),
    ...buildCards(evidence.states, contents),
    programs: programReports(evidence, contents),
    trend: dailyScores(evidence.answers),
    timeline: evidence.events.flatMap(({ realm, event, receivedAt }) => {
      const content = contents(realm);
      const facts = timelineFacts(content, event, correctByEvent.get(event.id));
      const place = { realm: event.realm, realmTitle: content?.realm.title ?? UNKNOWN_TITLE };
      return facts ? { id: event.id, at: isoTime(receivedAt), ...place, ...facts } : [];
    }),
    signs: helpSignals(evidence, contents),
  };
}

/** By the steps of the realm's quest: PostgreSQL's `jsonb` keeps the keys of an object in an order of its own. */
function inQuestOrder<T>(cards: [ref: string, card: T][], content: PlaceContent | undefined): [string, T][] {
  const refs = content?.quest.tasks.flatMap(({ steps }) => steps.map(({ on }) => on.ref)) ?? [];
  const at = (ref: string) => (refs.includes(ref) ? refs.indexOf(ref) : refs.length);
  return cards.toSorted(([one], [other]) => at(one) - at(other) || one.localeCompare(other, 'en'));
}

/** Cards without the figures that only redraw a child's work: models that were tested, and experiments. */
function buildCards(
  states: LearnerEvidence['states'],
  contents: PlaceLookup,
): Pick<StudentReport, 'models' | 'experiments'> {
  const cards = states.flatMap(({ realm, state }) =>
    inQuestOrder(Object.entries(state.cards), contents(realm)).flatMap(([ref, card]) => {
      const figures = figuresInWords(card);
      if (Object.keys(figures).length === 0) return [];
      return { realm: realm as ProgressPlace, title: titleOf(contents(realm), ref), figures };
    }),
  );
  return {
    models: cards.filter(({ figures }) => isCheckedModel(figures)),
    experiments: cards.filter(({ figures }) => !isCheckedModel(figures)),
  };
}

type Tries = Pick<LearnerEvidence, 'programs' | 'attempts'>;

function buildRealmReport(
  realm: ProgressPlace,
  content: PlaceContent | undefined,
  known: RealmState | undefined,
  tries: Tries,
): RealmReport | undefined {
  if (!content) return undefined;
  const state = known ?? EMPTY_REALM_STATE;
  return {
    realm,
    title: content.realm.title,
    course: content.realm.course,
    share: realmPercent(content.quest, state),
    score: isScored(content.quest) ? scoreRealm(content.quest, state).score : null,
    completed: state.completed,
    entered: state.entered,
    tasks: content.quest.tasks.map((task) => buildTaskReport(task, state, triesOfTask(task, content, tries))),
  };
}

/** The program runs of a task, and the attempts at those of its Python steps that have no program. */
function triesOfTask(task: QuestTask, content: PlaceContent, { programs, attempts }: Tries): Tries {
  const lessons = task.steps.flatMap(({ on }) => {
    const lesson = content.lessons[on.ref];
    return lesson?.kind === 'python' ? [lesson] : [];
  });
  const runs = new Set([...task.steps.map(({ on }) => on.ref), ...lessons.flatMap(programRefs)]);
  const steps = new Set(lessons.flatMap(({ id, steps }) => steps.map((step) => stepRef(id, step.id))));
  const isHere = ({ realm }: { realm: string }) => realm === content.realm.id;
  return {
    programs: programs.filter((run) => isHere(run) && runs.has(run.ref)),
    attempts: attempts.filter((one) => isHere(one) && steps.has(one.ref) && !runs.has(one.ref)),
  };
}

function buildTaskReport(
  task: QuestTask,
  state: RealmState,
  { programs, attempts }: Tries,
): RealmReport['tasks'][number] {
  const records = askedActivities(task).flatMap((activity) => state.activities[activity] ?? []);
  const sum = (of: (record: (typeof records)[number]) => number) =>
    records.reduce((all, record) => all + of(record), 0);
  return {
    id: task.id,
    title: task.title,
    done: task.steps.filter(({ id }) => state.done.includes(id)).length,
    skipped: hasSkipped(task, state),
    steps: task.steps.length,
    ms: sum(({ ms }) => ms) + programs.reduce((all, { ms }) => all + ms, 0) + attemptsDuration(attempts),
    firstTry: records.length === 0 ? null : firstTryRate(task, state),
    attempts: sum((record) => record.attempts) + programs.length + attempts.length,
    stars: taskStars(task, state),
  };
}

/** Mean grade of each day (UTC). */
function dailyScores(answers: LearnerEvidence['answers']): StudentReport['trend'] {
  const days = new Map<string, { sum: number; answers: number }>();
  for (const { answeredAt, score } of answers) {
    const day = isoTime(answeredAt).slice(0, 10);
    const before = days.get(day) ?? { sum: 0, answers: 0 };
    days.set(day, { sum: before.sum + score, answers: before.answers + 1 });
  }
  return [...days]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, { sum, answers: n }]) => ({ day, score: Math.round((sum / n) * 100), answers: n }));
}
