// The courses fit the content they lead through, and progress follows from real realm states.
import { readFileSync } from 'node:fs';
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import type { Quest } from '@lanternwise/shared/content/quest';
import { COURSES, findCourse } from '@lanternwise/shared/courses/courses';
import {
  badgesOf,
  coursePercent,
  courseProgress,
  type LearnerProgress,
  lastSevenDays,
  nextUnit,
  resumedRealm,
} from '@lanternwise/shared/courses/progress';
import { realmProgress } from '@lanternwise/shared/courses/realmProgress';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { describe, expect, it } from 'vitest';

const content = (realm: string, file: string) =>
  JSON.parse(readFileSync(new URL(`../../shared/content/realms/${realm}/${file}.json`, import.meta.url), 'utf8'));
const course = (slug: string) => {
  const found = findCourse(slug);
  if (!found) throw new Error(`no course ${slug}`);
  return found;
};
const questOf = (realm: string): Quest => ({ ...content(realm, 'quests') });
const NOTHING: LearnerProgress = { realms: [], checks: {}, scores: {}, canOpenProtected: false };

describe('the courses', () => {
  it('are four, and other slugs are none', () => {
    expect(COURSES.map(({ title }) => title)).toEqual(['AI Adventure', 'Python World', 'School Class X', 'Map Making']);
    expect(findCourse('constructor')).toBeUndefined();
  });

  it('name the realms and badges of the content', () => {
    const units = course('ai-adventure').units;
    expect(units.map(({ realm }) => realm)).toEqual(PLAY_ORDER);
    for (const { realm, title, badge } of units) {
      expect(content(realm ?? '', 'realm')).toMatchObject({ title, badge: { name: badge } });
    }
  });

  it('name the tasks of Python World in their order', () => {
    const tasks = questOf('python-world').tasks.map(({ id, title }) => ({ task: id, title }));
    expect(course('python-world').units.map(({ task, title }) => ({ task, title }))).toEqual(tasks);
  });

  it('have ids that are used once', () => {
    for (const { units } of COURSES) {
      const ids = units.flatMap((unit) => [unit.id, ...(unit.checklist ?? []).map(({ id }) => id)]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('progress', () => {
  const quest = questOf('robo-realm');
  const steps = quest.tasks.flatMap((task) => task.steps.map(({ id }) => id));

  it('of a realm is the share of its steps, and 100 only past its exit', () => {
    expect(realmProgress(quest, EMPTY_REALM_STATE)).toMatchObject({ percent: 0, entered: false, completed: false });
    const half = { ...EMPTY_REALM_STATE, entered: true, done: steps.slice(0, 3) };
    expect(realmProgress(quest, half).percent).toBe(Math.floor((3 / steps.length) * 100));
    expect(realmProgress(quest, { ...half, done: steps }).percent).toBe(99);
    expect(realmProgress(quest, { ...half, completed: true }).percent).toBe(100);
  });

  it('of a realm counts its great lanterns', () => {
    const lanterns = quest.tasks.slice(0, 2).map(({ id }) => id);
    const state = { ...EMPTY_REALM_STATE, entered: true, done: steps, lanterns };
    expect(realmProgress(quest, state).lanterns).toEqual({ lit: 2, total: quest.tasks.length });
  });

  it('leads nowhere once every realm of the course is completed', () => {
    const completed = { ...EMPTY_REALM_STATE, entered: true, completed: true };
    const realms = PLAY_ORDER.map((id) => realmProgress(questOf(id), completed));
    const standing = { ...NOTHING, canOpenProtected: true, realms };
    const units = courseProgress(course('ai-adventure'), standing);
    expect(nextUnit(units)).toBeUndefined();
    expect(units.map(({ unit }) => unit.id)).toEqual([...PLAY_ORDER]);
    expect(resumedRealm(standing)).toBeUndefined();
  });

  it('resumes the realm last played that is open now', () => {
    const entered = { ...EMPTY_REALM_STATE, entered: true };
    const realms = ['python-world', 'ai-adventure-park'].map((id) => realmProgress(questOf(id), entered));
    const paying = { ...NOTHING, canOpenProtected: true, realms };
    expect(resumedRealm(paying)?.path).toBe('/Grassroot/python-world');
    expect(resumedRealm({ ...NOTHING, realms })?.path).toBe('/School/ClassX/Unit1');
    const lock = { message: 'Closed.', opensAt: null };
    const lockOf = (realm: string) => (realm === 'python-world' ? lock : undefined);
    expect(resumedRealm({ ...paying, lockOf })?.path).toBe('/Grassroot/ai-adventure-park');
  });

  it('locks what needs a plan and opens it with one', () => {
    const adventure = course('ai-adventure');
    expect(courseProgress(adventure, NOTHING).map(({ status }) => status)).toEqual(Array(8).fill('locked'));
    const done = { ...EMPTY_REALM_STATE, entered: true, completed: true };
    const standing = { ...NOTHING, canOpenProtected: true, realms: [realmProgress(quest, done)] };
    const units = courseProgress(adventure, standing);
    expect(units.map(({ status }) => status).slice(0, 3)).toEqual(['available', 'completed', 'available']);
    expect(coursePercent(units)).toBe(12);
    expect(nextUnit(units)?.unit.id).toBe('ai-adventure-park');
    expect(badgesOf(adventure, standing.realms).map(({ badge }) => badge)).toEqual(['Field Programmer']);
  });

  it('opens a shop after the one before it', () => {
    const street = questOf('python-world');
    const first = street.tasks[0]?.steps.map(({ id }) => id) ?? [];
    const state = { ...EMPTY_REALM_STATE, entered: true, done: first };
    const standing = { ...NOTHING, canOpenProtected: true, realms: [realmProgress(street, state)] };
    const units = courseProgress(course('python-world'), standing);
    expect(units.map(({ status }) => status).slice(0, 3)).toEqual(['completed', 'available', 'locked']);
    expect(nextUnit(units)?.unit.id).toBe('learn-variables');
  });

  it('of Map Making follows the ticks, and a lesson that was begun comes first', () => {
    const standing = { ...NOTHING, checks: { 'map-making': ['ground-1', 'nonsense'] } };
    const units = courseProgress(course('map-making'), standing);
    expect(units.map(({ percent }) => percent)).toEqual([0, 33, 0, 0, 0, 0]);
    expect(nextUnit(units)?.unit.id).toBe('ground');
  });

  it('opens both units of School Class X for everybody', () => {
    expect(courseProgress(course('school-class-x'), NOTHING).map(({ status }) => status)).toEqual([
      'available',
      'available',
    ]);
  });

  it('shows the last seven days without a verdict', () => {
    expect(lastSevenDays([93, 99, 100], 100).map(({ played }) => played)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
