// Follows every reference inside a realm's content: who speaks, what opens, which step waits for what.

import { type Activity, mapNamesOf, partsOf } from '../../shared/src/activities/registry.ts';
import { type LessonOf, MAX_PAGE_WORDS, pageWords } from '../../shared/src/content/lesson.ts';
import type { Trigger } from '../../shared/src/content/quest.ts';
import type { OpenTarget } from '../../shared/src/content/realm.ts';
import { WORKSHOP } from '../../shared/src/content/workshop.ts';
import { nearestName } from '../../shared/src/text/editDistance.ts';
import { activityIssues } from './activityReferences.ts';
import { countedIssues } from './countedReferences.ts';
import { type Issue, issueAt, type Source } from './issue.ts';
import type { JsonPath } from './jsonSource.ts';
import { lessonActivities } from './lessonActivities.ts';
import type { LoadedRealm } from './loadRealm.ts';
import { pythonIssues } from './pythonReferences.ts';

const FULL_SCORE = 100;

/** Collects issues of one realm; `known` says what may be named. */
class Checker {
  readonly issues: Issue[] = [];
  constructor(private readonly loaded: LoadedRealm) {}

  checkId(source: Source, path: JsonPath, what: string, id: string | undefined, known: readonly string[]): void {
    if (id === undefined || known.includes(id)) return;
    const near = nearestName(id, known);
    const hint = near === undefined ? '' : `; did you mean "${near}"?`;
    this.issues.push(
      issueAt(
        source,
        path,
        `expected the id of ${what} (${known.join(', ') || 'there is none'}), found "${id}"${hint}`,
      ),
    );
  }

  get known() {
    const { realm, quest, dialogs, lessons, activities } = this.loaded.content;
    return {
      characters: realm.characters.map((c) => c.id),
      items: realm.items.map((i) => i.id),
      dialogs: Object.keys(dialogs),
      lessons: Object.keys(lessons),
      activities: Object.keys(activities),
      /** Python lessons, whose Arena's program has the lesson's id. */
      arenas: Object.values(lessons).flatMap((lesson) => (lesson.kind === 'python' ? lesson.id : [])),
      steps: quest.tasks.flatMap((task) => task.steps.map((step) => step.id)),
    };
  }

  checkOpenTarget(source: Source, path: JsonPath, target: OpenTarget | undefined): void {
    if (!target) return;
    const { lessons, activities, dialogs } = this.known;
    const lists = { lesson: lessons, tutorial: lessons, activity: activities, dialog: dialogs, workshop: [WORKSHOP] };
    this.checkId(source, [...path, 'ref'], `a ${target.kind}`, target.ref, lists[target.kind]);
  }

  checkTrigger(source: Source, path: JsonPath, on: Trigger): void {
    const lists: Record<Trigger['kind'], readonly string[]> = {
      'realm-entered': [this.loaded.content.realm.id],
      'item-collected': this.known.items,
      'dialog-finished': this.known.dialogs,
      'lesson-finished': this.known.lessons,
      'activity-answered': this.known.activities,
    };
    this.checkId(source, [...path, 'ref'], `what "${on.kind}" is about`, on.ref, lists[on.kind]);
  }

  activity(id: string): Activity | undefined {
    return this.loaded.content.activities[id];
  }

  checkUnique(source: Source, ids: readonly { id: string; path: JsonPath }[]): void {
    const seen = new Set<string>();
    for (const { id, path } of ids) {
      if (seen.has(id)) this.issues.push(issueAt(source, path, `expected an id used once, found "${id}" again`));
      seen.add(id);
    }
  }
}

function checkRealm(checker: Checker, loaded: LoadedRealm): void {
  const { realm } = loaded.content;
  const source = loaded.sources.realm;
  const { known } = checker;
  checker.checkUnique(source, [
    ...realm.characters.map((c, at) => ({ id: c.id, path: ['characters', at, 'id'] })),
    ...realm.items.map((i, at) => ({ id: i.id, path: ['items', at, 'id'] })),
  ]);
  checker.checkId(source, ['welcome', 'intro'], 'a dialog', realm.welcome.intro, checker.known.dialogs);
  checker.checkId(source, ['welcome', 'tutorial'], 'a lesson', realm.welcome.tutorial, checker.known.lessons);
  realm.welcome.cards.forEach((card, at) => {
    checker.checkId(source, ['welcome', 'cards', at, 'character'], 'a character', card.character, known.characters);
  });
  realm.changes.forEach((change, at) => {
    checker.checkId(source, ['changes', at, 'after'], 'a quest step or an activity', change.after, [
      ...known.steps,
      ...known.activities,
    ]);
  });
  realm.characters.forEach((character, at) => {
    const path = ['characters', at];
    checker.checkId(source, [...path, 'greets'], 'a dialog', character.greets, known.dialogs);
    for (const outcome of ['good', 'poor'] as const)
      checker.checkId(
        source,
        [...path, 'trained', 'greets', outcome],
        'a dialog',
        character.trained?.greets[outcome],
        known.dialogs,
      );
    character.alsoGreets?.forEach((ref, n) => {
      checker.checkId(source, [...path, 'alsoGreets', n], 'a dialog', ref, known.dialogs);
    });
    checker.checkId(source, [...path, 'whenLit'], 'a dialog', character.whenLit, known.dialogs);
    checker.checkOpenTarget(source, [...path, 'opens'], character.opens);
    character.later.forEach((later, n) => {
      const laterPath = [...path, 'later', n];
      checker.checkId(source, [...laterPath, 'after'], 'a quest step', later.after, known.steps);
      checker.checkId(source, [...laterPath, 'until'], 'a quest step', later.until, known.steps);
      checker.checkId(source, [...laterPath, 'greets'], 'a dialog', later.greets, known.dialogs);
      checker.checkOpenTarget(source, [...laterPath, 'opens'], later.opens);
    });
  });
}

function checkQuest(checker: Checker, loaded: LoadedRealm): void {
  const { quest, realm } = loaded.content;
  const source = loaded.sources.quest;
  const { known } = checker;
  if (quest.realm !== realm.id)
    checker.issues.push(issueAt(source, ['realm'], `expected "${realm.id}", found "${quest.realm}"`));
  const onMap = Object.values(loaded.content.activities).flatMap((activity) =>
    mapNamesOf(activity).map(({ name }) => name),
  );
  const targets = [...known.characters, ...known.items, quest.exit.id, ...onMap];
  checker.checkUnique(source, [
    ...quest.tasks.map((task, at) => ({ id: task.id, path: ['tasks', at, 'id'] })),
    ...quest.tasks.flatMap((task, at) =>
      task.steps.map((step, n) => ({ id: step.id, path: ['tasks', at, 'steps', n, 'id'] })),
    ),
  ]);
  quest.tasks.forEach((task, at) => {
    task.steps.forEach((step, n) => {
      const path = ['tasks', at, 'steps', n];
      checker.checkTrigger(source, [...path, 'on'], step.on);
      checker.checkId(source, [...path, 'target'], 'a place on the map', step.target, targets);
      step.needs.forEach((need, i) => {
        checker.checkId(
          source,
          [...path, 'needs', i],
          'another step',
          need,
          known.steps.filter((s) => s !== step.id),
        );
      });
    });
  });
  quest.rules.forEach((rule, at) => {
    checker.checkTrigger(source, ['rules', at, 'on'], rule.on);
    for (const field of ['needs', 'unless'] as const)
      rule[field]?.forEach((step, n) => {
        checker.checkId(source, ['rules', at, field, n], 'a step', step, known.steps);
      });
    rule.effects.forEach((effect, n) => {
      const path = ['rules', at, 'effects', n];
      if (effect.kind === 'open') checker.checkOpenTarget(source, [...path, 'target'], effect.target);
      if (effect.kind === 'enable')
        checker.checkId(source, [...path, 'character'], 'a character', effect.character, known.characters);
    });
  });
  checker.issues.push(...countedIssues(loaded));
  const parts = quest.points?.flatMap((group, at) =>
    group.parts.map((part, n) => ({ ...part, path: ['points', at, 'parts', n, 'activity'] })),
  );
  parts?.forEach(({ activity, path }) => {
    checker.checkId(source, path, 'an activity', activity, known.activities);
  });
  const total = parts?.reduce((sum, { points }) => sum + points, 0) ?? FULL_SCORE;
  if (total !== FULL_SCORE)
    checker.issues.push(issueAt(source, ['points'], `expected 100 points together, found ${total}`));
  quest.graded.forEach((activity, at) => {
    checker.checkId(source, ['graded', at], 'an activity or a Python lesson', activity, [
      ...known.activities,
      ...known.arenas,
    ]);
  });
}

/** The activity that runs beside a cycle's steps has a part for each of them. */
function checkThread(checker: Checker, source: Source, { thread, steps }: LessonOf<'cycle'>): void {
  const activity = thread && checker.activity(thread.activity);
  if (!activity || partsOf(activity).length === steps.length) return;
  const message = `expected an activity of ${steps.length} parts, found one of ${partsOf(activity).length}`;
  checker.issues.push(issueAt(source, ['thread', 'activity'], message));
}

/** The camera flies to people and things. */
function checkStops(checker: Checker, source: Source, { stops }: LessonOf<'tutorial'>): void {
  const { characters, items } = checker.known;
  stops.forEach(({ target }, at) => {
    checker.checkId(source, ['stops', at, 'target'], 'a character or item', target, [...characters, ...items]);
  });
}

/** Levels are adventures of the realm, and none requires a level that does not exist. */
function checkMenu(
  checker: Checker,
  source: Source,
  { levels }: LessonOf<'menu'>,
  lessons: LoadedRealm['content']['lessons'],
): void {
  const adventures = Object.values(lessons).flatMap(({ id, kind }) => (kind === 'adventure' ? [id] : []));
  const ids = levels.map(({ id }) => id);
  levels.forEach(({ lesson, requires }, at) => {
    checker.checkId(source, ['levels', at, 'lesson'], 'an adventure', lesson, adventures);
    if (requires) checker.checkId(source, ['levels', at, 'requires', 'level'], 'a level', requires.level, ids);
  });
}

function checkLessons(checker: Checker, loaded: LoadedRealm): void {
  for (const [id, lesson] of Object.entries(loaded.content.lessons)) {
    const source = loaded.sources.lessons[id];
    if (!source) continue;
    if (lesson.kind === 'python') checker.issues.push(...pythonIssues(source, lesson));
    if (lesson.kind === 'tutorial') checkStops(checker, source, lesson);
    if (lesson.kind === 'cycle') checkThread(checker, source, lesson);
    if (lesson.kind === 'menu') checkMenu(checker, source, lesson, loaded.content.lessons);
    for (const ref of lessonActivities(lesson)) {
      checker.checkId(source, ref.path, 'an activity', ref.id, checker.known.activities);
    }
    for (const { page, words } of pageWords(lesson)) {
      if (words <= MAX_PAGE_WORDS) continue;
      checker.issues.push(
        issueAt(source, [], `expected at most ${MAX_PAGE_WORDS} words on page "${page}", found ${words}`),
      );
    }
  }
}

function checkDialogs(checker: Checker, loaded: LoadedRealm): void {
  for (const [id, dialog] of Object.entries(loaded.content.dialogs)) {
    const source = loaded.sources.dialogs[id];
    if (!source) continue;
    dialog.lines.forEach((line, at) => {
      checker.checkId(source, ['lines', at, 'speaker'], 'a character or "player"', line.speaker, [
        ...checker.known.characters,
        'player',
      ]);
    });
  }
}

/** Everything that is wrong with a realm's references; empty where all is well. */
export function referenceIssues(loaded: LoadedRealm): Issue[] {
  const checker = new Checker(loaded);
  checkRealm(checker, loaded);
  checkQuest(checker, loaded);
  checkLessons(checker, loaded);
  checkDialogs(checker, loaded);
  const activities = Object.entries(loaded.content.activities).flatMap(([id, activity]) => {
    const source = loaded.sources.activities[id];
    if (source)
      checker.checkId(source, ['next', 'activity'], 'an activity', activity.next?.activity, checker.known.activities);
    if (source) checker.checkId(source, ['guide'], 'a character', activity.guide, checker.known.characters);
    return source ? activityIssues(source, activity) : [];
  });
  return [...checker.issues, ...activities];
}
