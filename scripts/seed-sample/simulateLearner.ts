// What a learner would have sent while playing: the quest's own steps in order, with wrong tries, hints and pauses.
import {
  type Activity,
  emptyAnswerOf,
  gradeActivity,
  mistakesOf,
  solutionOf,
} from '../../shared/src/activities/registry.ts';
import type { RealmContent } from '../../shared/src/content/bundle.ts';
import type { Lesson } from '../../shared/src/content/lesson.ts';
import { stepRef } from '../../shared/src/content/programRefs.ts';
import type { QuestStep } from '../../shared/src/content/quest.ts';
import { createQuestContext } from '../../shared/src/content/questContext.ts';
import type { QuestEvent } from '../../shared/src/quests/events.ts';
import type { Random } from './random.ts';
import { passedRun, type SampleRun, type SampleTask, slipsOf } from './samplePrograms.ts';
import type { Learner } from './school.ts';

/** An event before it is known when it happened; `ms` is how long it took. */
export interface SimulatedEvent {
  event: Omit<QuestEvent, 'at'>;
  ms: number;
}

interface SimulationContext {
  content: RealmContent;
  learner: Learner;
  chance: Random;
}

const SECOND = 1000;

/** Steps of the quest in an order in which each may be done. */
function topologicalSteps({ quest }: RealmContent): QuestStep[] {
  const left = quest.tasks.flatMap((task) => task.steps);
  const done = new Set<string>();
  const ordered: QuestStep[] = [];
  while (left.length > 0) {
    const at = left.findIndex((step) => step.needs.every((need) => done.has(need)));
    const [step] = left.splice(Math.max(at, 0), 1);
    if (!step) break;
    done.add(step.id);
    ordered.push(step);
  }
  return ordered;
}

/** Everything from entering the realm to `share` of its steps; with all of them, through the exit. */
export function simulateRealm(content: RealmContent, learner: Learner, chance: Random, share = 1): SimulatedEvent[] {
  const playing: SimulationContext = { content, learner, chance };
  const steps = topologicalSteps(content);
  const wanted = steps.slice(0, lastStepIndex(steps, learner, share));
  const whole = wanted.length === steps.length;
  const moves = [
    createEvent(playing, { kind: 'realm-entered' }, chance.between(5, 40)),
    ...wanted.flatMap((step) => simulateStep(playing, step)),
  ];
  if (whole) {
    moves.push(...simulateExtras(playing, moves));
    moves.push(createEvent(playing, { kind: 'exit-reached', ref: content.quest.exit.id }, chance.between(10, 60)));
  } else if (learner.stuck) moves.push(...simulateBeingStuck(playing, steps[wanted.length]));
  return moves;
}

/** Where play stops; a stuck learner stops before a question. */
function lastStepIndex(steps: readonly QuestStep[], { stuck }: Learner, share: number): number {
  if (share >= 1) return steps.length;
  const end = Math.floor(steps.length * share);
  const answered = steps.findIndex(({ on }, at) => at >= end && on.kind === 'activity-answered');
  return stuck && answered >= 0 ? answered : end;
}

function createEvent(
  { content, chance }: SimulationContext,
  event: Record<string, unknown>,
  seconds: number,
): SimulatedEvent {
  const whole = { id: chance.uuid(), realm: content.realm.id, ...event } as Omit<QuestEvent, 'at'>;
  return { event: whole, ms: seconds * SECOND };
}

function simulateStep(playing: SimulationContext, { on }: QuestStep): SimulatedEvent[] {
  const { chance, content } = playing;
  switch (on.kind) {
    case 'activity-answered': {
      const activity = content.activities[on.ref];
      return activity ? simulateAnswers(playing, activity) : [];
    }
    case 'lesson-finished': {
      const lesson = content.lessons[on.ref];
      return lesson
        ? [
            ...simulateReading(playing, lesson),
            ...activitiesIn(content, JSON.stringify(lesson)).flatMap((activity) => simulateAnswers(playing, activity)),
            createEvent(playing, { kind: on.kind, ref: on.ref }, 20),
          ]
        : [];
    }
    case 'realm-entered':
      return [];
    default:
      return [createEvent(playing, { kind: on.kind, ref: on.ref }, chance.between(8, 70))];
  }
}

/** The activities that a lesson holds. */
const activitiesIn = ({ activities }: RealmContent, lesson: string): Activity[] =>
  Object.values(activities).filter(({ id }) => lesson.includes(`"activity":"${id}"`));

/** What counts for the score and is neither a step nor in a lesson. */
function simulateExtras(playing: SimulationContext, moves: readonly SimulatedEvent[]): SimulatedEvent[] {
  const { activities, quest } = playing.content;
  const scored = quest.points?.flatMap(({ parts }) => parts.map(({ activity }) => activity)) ?? quest.graded;
  const played = new Set(moves.map(({ event }) => ('ref' in event ? event.ref : undefined)));
  const left = [...new Set(scored)].filter((ref) => !played.has(ref)).flatMap((ref) => activities[ref] ?? []);
  return left.flatMap((activity) => simulateAnswers(playing, activity));
}

const MAX_TRIES = 4;

function simulateAnswers(playing: SimulationContext, activity: Activity): SimulatedEvent[] {
  const { learner, chance } = playing;
  const moves: SimulatedEvent[] = [];
  let hints = 0;
  for (
    let tries = 1;
    tries < MAX_TRIES && !chance.happens(Math.min(0.97, learner.skill + 0.15 * (tries - 1)));
    tries += 1
  ) {
    moves.push(createAnswerEvent(playing, activity, wrongAnswer(playing, activity), hints));
    if (chance.happens(0.4)) hints = Math.min(3, hints + 1);
  }
  moves.push(createAnswerEvent(playing, activity, solutionOf(activity), hints));
  return moves;
}

function wrongAnswer({ content, chance }: SimulationContext, activity: Activity): unknown {
  const { grade } = createQuestContext(content, gradeActivity);
  const [first, ...rest] = mistakesOf(activity);
  const wrong = chance.pick([first, ...rest]);
  const graded = grade(activity.id, wrong);
  return graded && !graded.correct ? wrong : emptyAnswerOf(activity);
}

function createAnswerEvent(
  playing: SimulationContext,
  { id: ref }: Activity,
  given: unknown,
  hints: number,
): SimulatedEvent {
  const seconds = playing.chance.between(15, 110);
  const event = { kind: 'activity-answered', ref, answer: given, ms: seconds * SECOND, hints, skipped: false };
  return createEvent(playing, event, seconds);
}

/** Pages one by one; in a Python lesson also the programs that were run on the way. */
function simulateReading(playing: SimulationContext, lesson: Lesson): SimulatedEvent[] {
  const { chance } = playing;
  const pages = lesson.kind === 'python' ? lesson.steps.length : lesson.kind === 'pages' ? lesson.pages.length : 3;
  const moves = Array.from({ length: Math.min(pages, 99) }, (_, page) =>
    createEvent(playing, { kind: 'lesson-page', ref: lesson.id, page }, chance.between(15, 60)),
  );
  if (lesson.kind !== 'python') return moves;
  const programs = lesson.steps.flatMap((step) => ('starter' in step ? [step] : []));
  for (const step of programs) moves.push(...simulateProgramRuns(playing, stepRef(lesson.id, step.id), step));
  moves.push(...simulateProgramRuns(playing, lesson.id, lesson.arena));
  return moves;
}

function simulateProgramRuns(playing: SimulationContext, ref: string, task: SampleTask): SimulatedEvent[] {
  const { chance, learner } = playing;
  const run = (found: SampleRun) => {
    const seconds = chance.between(20, 120);
    return createEvent(playing, { kind: 'program-run', ref, ...found, ms: seconds * SECOND }, seconds);
  };
  const moves: SimulatedEvent[] = [];
  while (moves.length < 3 && !chance.happens(learner.skill)) moves.push(run(chance.pick(slipsOf(task))));
  return [...moves, run(passedRun(task))];
}

/** The same mistake again and again, for more than a quarter of an hour. */
function simulateBeingStuck(playing: SimulationContext, step: QuestStep | undefined): SimulatedEvent[] {
  const activity = step?.on.kind === 'activity-answered' ? playing.content.activities[step.on.ref] : undefined;
  if (!activity) return [];
  const wrong = wrongAnswer(playing, activity);
  return Array.from({ length: 6 }, () => ({ ...createAnswerEvent(playing, activity, wrong, 2), ms: 200 * SECOND }));
}
