// Defines the course 'Map Making': six lessons of the designers' guide, each with a stored checklist.
import type { MapPoint } from '../maps/reviewMap.ts';
import type { Course, CourseUnit } from './course.ts';
import { COURSE_TITLES } from './titles.ts';

/** A checklist item; with a point, it is checked on the map that the learner uploads. */
type Check = string | readonly [text: string, point: MapPoint];
type Lesson = readonly [id: string, title: string, minutes: number, text: string, checks: readonly Check[]];

const LESSONS: readonly Lesson[] = [
  [
    'look',
    'Look before you draw',
    20,
    'A realm begins with a question it should answer. Walk two realms with open eyes: where does the path lead you, what do you notice first, where do you turn back? Then write in one sentence what a visitor of your realm shall understand.',
    [
      'I walked two realms and noted what led me.',
      'I wrote the one sentence that my realm teaches.',
      'I drew a rough sketch on paper.',
    ],
  ],
  [
    'ground',
    'Ground and paths',
    40,
    'Open the project in Tiled. A map is 72 by 48 tiles of 32 pixels. Lay the ground first, then the paths: wide enough for two, never straight for long, always ending at something worth seeing.',
    [
      ['My map has the right size.', 'size'],
      'Every path ends at something.',
      ['No way is so narrow that one gets stuck.', 'ways'],
    ],
  ],
  [
    'walls',
    'Walls that feel fair',
    30,
    'Whatever looks solid must be solid, and nothing else. Draw collision rectangles around the foot of a tree, not around its crown: people walk behind it. Try every corner with the arrow keys.',
    [
      'I walked along every wall.',
      ['There is a start, and nobody is enclosed at it.', 'start'],
      'One can walk behind trees and houses.',
    ],
  ],
  [
    'people',
    'People and things to find',
    40,
    'Give every character a place of its own, away from the others, and something to say in two lines. Hide things where curious people look. The way to each of them must be open.',
    [
      ['Each character has a place of its own.', 'people'],
      ['There are things to find, and each can be reached.', 'things'],
      ['The map check finds nothing to mend.', 'all'],
    ],
  ],
  [
    'story',
    'Tasks that tell a story',
    45,
    'Tasks are the plot: find, ask, try, show. Each one uses what the one before has taught. Write hints for somebody who is stuck, not for somebody who knows.',
    [
      'My tasks build on each other.',
      'Each task has a hint that helps.',
      ['There is an exit, and a way to it.', 'exit'],
    ],
  ],
  [
    'test',
    'Let somebody play',
    40,
    'Sit beside a friend who has never seen your realm and say nothing. Note every stop and every sigh. Change the three worst places, then ask the next friend.',
    ['Somebody played it without my help.', 'I changed the three worst places.', 'A second person found it easier.'],
  ],
];

const unitOf = ([id, title, minutes, text, checks]: Lesson): CourseUnit => ({
  id,
  title,
  text,
  kind: id === 'test' ? 'Project' : 'Lesson',
  minutes,
  skills: ['Tiled', 'Design'],
  path: `/courses/map-making#${id}`,
  free: true,
  checklist: checks.map((check, at) => ({
    id: `${id}-${at + 1}`,
    ...(typeof check === 'string' ? { text: check } : { text: check[0], point: check[1] }),
  })),
});

export const mapMaking: Course = {
  slug: 'map-making',
  title: COURSE_TITLES['map-making'],
  promise: 'Build a realm of your own, from the first sketch to the first visitor.',
  about:
    'The guide our own designers work by, as six lessons. You need the free map editor Tiled and a computer; no programming.',
  outcomes: [
    'Plan a place so that it teaches something.',
    'Build a map with ground, walls, characters and things to find.',
    'Test it with real people and make it better.',
  ],
  standards: [
    { source: 'AI4K12', text: 'Big Idea 4: natural interaction; designing for people.' },
    { source: 'CBSE 417', text: 'Design thinking and problem scoping with users.' },
    { source: 'UNESCO', text: 'AI system design: human-centred design, testing with users.' },
  ],
  units: LESSONS.map(unitOf),
};
