// What can be opened in a realm on the developers' page, and as which learner.

import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { type Lesson, teachingPages } from '@lanternwise/shared/content/lesson';
import { wizardPages } from '@lanternwise/shared/content/wizardPages';
import type { RealmState } from '@lanternwise/shared/quests/state';
import type { OverlayRequest } from '../../../src/features/overlays/overlayRequest.ts';

/** What is opened, and how. */
export interface Sight {
  name: string;
  request: OverlayRequest | null;
  /** The progress of the learner who opens it. */
  done?: Partial<RealmState>;
  /** Fills the HUD instead. */
  hud?: { log: boolean };
  /** The button that is pressed then: of the lesson's foot, or the first that has the focus. */
  press?: 'middle' | 'next' | 'first';
  /** The activities that can be played there. */
  activities?: readonly string[];
}

const PLAIN = [
  'welcome',
  'avatar',
  'owl',
  'inventory',
  'journal',
  'map',
  'places',
  'pause',
  'settings',
  'recap',
  'feedback',
] as const;

const allSteps = ({ quest }: RealmContent) => quest.tasks.flatMap((task) => task.steps);

/** A learner who has solved all activities, and stands at this page of the lesson. */
const atPage = (content: RealmContent, lesson: string, page: number): Partial<RealmState> => ({
  done: allSteps(content).flatMap((step) => (step.on.kind === 'activity-answered' ? step.id : [])),
  pages: { [lesson]: page },
});

function lessonPages(lesson: Lesson): readonly unknown[] {
  switch (lesson.kind) {
    case 'tour':
      return lesson.domains;
    case 'pages':
      return lesson.pages;
    case 'adventure':
      return lesson.levels;
    // Its levels are lessons of their own.
    case 'menu':
      return [lesson];
    // On the map, see long/roboRealm.spec.ts.
    case 'tutorial':
      return [];
    case 'wizard':
      return wizardPages(lesson);
    case 'teachings':
      return teachingPages(lesson);
    default:
      return lesson.steps;
  }
}

/** All pages of a lesson; cycles and tours have an activity on each, a cycle's middle button opens its project, and the first level of an adventure may wait behind its introduction. */
function lessonSights(content: RealmContent, id: string): Sight[] {
  const lesson = content.lessons[id];
  if (!lesson) return [];
  const pages = lessonPages(lesson);
  const presses = {
    tour: ['middle'],
    pages: ['middle'],
    cycle: ['next', 'middle'],
    adventure: [],
    menu: [],
    teachings: [],
    tutorial: [],
    wizard: [],
    python: [],
  } as const;
  return pages.flatMap((shown, page) => {
    const written = JSON.stringify(shown);
    const activities = Object.keys(content.activities).filter((activity) => written.includes(`"${activity}"`));
    const sight = {
      name: `lesson ${id} ${page + 1}`,
      request: { kind: 'lesson', ref: id },
      done: atPage(content, id, page),
    } as const;
    const isBehindIntro = lesson.kind === 'adventure' && lesson.intro !== undefined && page === 0;
    const pressed = isBehindIntro ? (['next'] as const) : presses[lesson.kind];
    if (pressed.length === 0) return [{ ...sight, activities }];
    return [sight, ...pressed.map((press) => ({ ...sight, activities, name: `${sight.name} ${press}`, press }))];
  });
}

/** The Lab with the task of a Python lesson, which its finished lesson opens again. */
export const labSight = (content: RealmContent, ref: string): Sight => ({
  name: `lab ${ref}`,
  request: { kind: 'lesson', ref },
  done: {
    done: allSteps(content).flatMap(({ id, on }) => (on.kind === 'lesson-finished' && on.ref === ref ? id : [])),
  },
  press: 'first',
});

/** All dialogues have one layout: the one with the longest lines stands for them. */
function longestDialog({ dialogs }: RealmContent): Sight[] {
  const [ref] =
    Object.entries(dialogs).sort(([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length)[0] ?? [];
  return ref ? [{ name: `dialog ${ref}`, request: { kind: 'dialog', ref } }] : [];
}

const hasWorkshop = ({ realm }: RealmContent): boolean =>
  realm.characters.some(({ later }) => later.some(({ opens }) => opens?.kind === 'workshop'));

/** Everything that can be opened in the realm. */
export function allSights(content: RealmContent): Sight[] {
  const { realm, lessons, activities } = content;
  const item = realm.items[0]?.id;
  const python = Object.values(lessons).filter((lesson) => lesson.kind === 'python');
  return [
    { name: 'hud', request: null },
    { name: 'hud full', request: null, hud: { log: false } },
    { name: 'hud full with log', request: null, hud: { log: true } },
    ...PLAIN.map((kind) => ({ name: kind, request: { kind } })),
    ...(item ? [{ name: 'discovery', request: { kind: 'discovery', item } } as const] : []),
    ...longestDialog(content),
    ...Object.keys(lessons).flatMap((ref) => lessonSights(content, ref)),
    ...Object.keys(activities).map((ref) => ({
      name: `activity ${ref}`,
      request: { kind: 'activity', ref } as const,
      activities: [ref],
    })),
    ...python.map(({ id }) => labSight(content, id)),
    ...(hasWorkshop(content) ? [{ name: 'workshop', request: { kind: 'workshop', ref: 'workshop' } } as const] : []),
  ];
}

/** Each kind of overlay and of activity once, and the first page of each kind of lesson. */
export function oneOfEachKind(content: RealmContent): Sight[] {
  const seen = new Set<string>();
  return allSights(content).filter(({ name, request, press }) => {
    const of =
      request?.kind === 'activity'
        ? content.activities[request.ref]?.kind
        : request?.kind === 'lesson'
          ? content.lessons[request.ref]?.kind
          : request
            ? ''
            : name;
    const kind = [request?.kind, of, press].join(' ');
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

/** The windows in which these activities are played: that of their lesson, where they have one. */
export function windowsOf(content: RealmContent, wanted: readonly string[]): Sight[] {
  const left = new Set(wanted);
  return allSights(content).filter(({ name, activities = [] }) => {
    const [id] = activities.filter((activity) => left.has(activity));
    const lesson = /^lesson (\S+)/.exec(name)?.[1];
    const kind = content.lessons[lesson ?? '']?.kind ?? '';
    // Pages open their first activity, whichever page is shown.
    if (!id || kind === 'pages') return false;
    left.delete(id);
    return true;
  });
}
