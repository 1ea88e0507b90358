// Lists the lessons that are columns of the heat map, with the ids under which the evidence of each is stored.
import { PROGRESS_PLACES, type ProgressPlace } from '@lanternwise/shared/constants/realms';
import { type Lesson, teachingPages } from '@lanternwise/shared/content/lesson';
import { programRefs } from '@lanternwise/shared/content/programRefs';
import type { QuestStep } from '@lanternwise/shared/content/quest';
import type { PlaceContent, PlaceLookup } from './placeContent.ts';

export interface LessonStep {
  realm: ProgressPlace;
  realmTitle: string;
  step: QuestStep;
  /** Its own id; also those of its programs, and of its activities that have no column of their own. */
  refs: readonly string[];
}

/** Activities and lessons, without collected items and dialogs. The demo is no part of the course. */
export const lessonSteps = (contents: PlaceLookup): LessonStep[] =>
  PROGRESS_PLACES.filter((realm) => realm !== 'demo').flatMap((realm) => {
    const content = contents(realm);
    return content ? stepsOf(content) : [];
  });

export const findLessonStep = (content: PlaceContent, ref: string): LessonStep | undefined =>
  stepsOf(content).find(({ step }) => step.on.ref === ref);

/** Content is replaced as a whole when it changes, so that each is read once. */
const cached = new WeakMap<PlaceContent, LessonStep[]>();

function stepsOf(content: PlaceContent): LessonStep[] {
  const known = cached.get(content) ?? readSteps(content);
  cached.set(content, known);
  return known;
}

function readSteps(content: PlaceContent): LessonStep[] {
  const steps = content.quest.tasks
    .flatMap((task) => task.steps)
    .filter(({ on }) => ['activity-answered', 'lesson-finished'].includes(on.kind));
  const columns = new Set(steps.map(({ on }) => on.ref));
  return steps.map((step) => ({
    realm: content.realm.id,
    realmTitle: content.realm.title,
    step,
    refs: [step.on.ref, ...innerRefs(content, step.on.ref).filter((ref) => !columns.has(ref))],
  }));
}

function innerRefs(content: PlaceContent, ref: string): string[] {
  const lesson = lessonOf(content, ref);
  if (!lesson) return [];
  return lesson.kind === 'python' ? programRefs(lesson) : activitiesIn(lesson, content);
}

export const lessonOf = ({ lessons }: PlaceContent, ref: string): Lesson | undefined =>
  Object.hasOwn(lessons, ref) ? lessons[ref] : undefined;

/** The activities that a lesson refers to, wherever in it. */
function activitiesIn(lesson: Lesson, { activities }: PlaceContent): string[] {
  const found = new Set<string>();
  JSON.stringify(lesson, (_key, value: unknown) => {
    if (typeof value === 'string' && Object.hasOwn(activities, value)) found.add(value);
    return value;
  });
  return [...found];
}

/** Pages or steps of a lesson; undefined for kinds that have none. */
export function pageCount(lesson: Lesson): number | undefined {
  switch (lesson.kind) {
    case 'cycle':
    case 'python':
      return lesson.steps.length;
    case 'tour':
      return lesson.domains.length;
    case 'pages':
      return lesson.pages.length;
    case 'teachings':
      return teachingPages(lesson).length;
    default:
      return undefined;
  }
}
