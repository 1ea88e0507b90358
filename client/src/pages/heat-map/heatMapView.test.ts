// Tests of what of a heat map is on screen: order, filter, collapsed realms and counts.
import type { HeatMap } from '@lanternwise/shared/contracts/reports';
import { describe, expect, it } from 'vitest';
import { columnsOf, type HeatMapFilter, learnersOf, passedByLesson, passedIn, realmsOf } from './heatMapView.ts';

const lesson = (realm: HeatMap['lessons'][number]['realm'], ref: string) => ({
  realm,
  realmTitle: realm,
  ref,
  title: `Lesson ${ref}`,
});
const learner = (name: string, cells: string, needsHelp = 0, username = name) => ({
  id: username,
  name,
  username,
  cells,
  needsHelp,
});
const map: HeatMap = {
  group: { id: 'owls', name: 'Owls' },
  lessons: [lesson('robo-realm', 'a'), lesson('robo-realm', 'b'), lesson('think-tank-park', 'c')],
  learners: [learner('Zoya', 'DDd'), learner('Asha', 'D-s'), learner('Kabir', 'hw-', 1)],
  misconceptions: [],
};
const everything: HeatMapFilter = { realm: '', collapsed: new Set(), order: 'need', onlyNeed: false };
const names = (filter: Partial<HeatMapFilter>) => learnersOf(map, { ...everything, ...filter }).map(({ name }) => name);
const titles = (filter: Partial<HeatMapFilter>) =>
  columnsOf(map, { ...everything, ...filter }).map(({ title }) => title);

describe('the order of students', () => {
  it.each([
    ['need', ['Kabir', 'Asha', 'Zoya']],
    ['name', ['Asha', 'Kabir', 'Zoya']],
    ['done', ['Kabir', 'Asha', 'Zoya']],
  ] as const)('by %s', (order, expected) => {
    expect(names({ order })).toEqual(expected);
  });

  it('leaves out who needs no help, if asked', () => {
    expect(names({ onlyNeed: true })).toEqual(['Kabir']);
  });
});

describe('the columns', () => {
  it('are the lessons of all realms, or of one', () => {
    expect(titles({})).toEqual(['Lesson a', 'Lesson b', 'Lesson c']);
    expect(titles({ realm: 'think-tank-park' })).toEqual(['Lesson c']);
  });

  it('are one for a collapsed realm, which counts its lessons', () => {
    const [robo, ...rest] = columnsOf(map, { ...everything, collapsed: new Set(['robo-realm']) });
    expect(robo).toMatchObject({ isCollapsed: true, lessons: [0, 1] });
    expect(rest).toHaveLength(1);
    expect(map.learners.map((each) => passedIn(each, robo?.lessons ?? []))).toEqual([2, 1, 0]);
    expect(realmsOf(map).map(({ realm }) => realm)).toEqual(['robo-realm', 'think-tank-park']);
  });
});

it('counts who has passed a lesson, without those who skipped it', () => {
  expect(passedByLesson(map)).toEqual([2, 1, 1]);
});
