// Turns the lessons, tasks and items of a realm into passages. Options, replies and solutions are left out, so that no answer is given away.
import type { Passage } from '../../client/src/help/search/passage.ts';
import type { RealmContent } from '../../shared/src/content/bundle.ts';
import type { Lesson } from '../../shared/src/content/lesson.ts';

/** Fields that explain. */
const EXPLAINS = new Set([
  'description',
  'explanation',
  'example',
  'text',
  'content',
  'answer',
  'lines',
  'about',
  'caption',
  'funFact',
]);
/** Fields that hold more of them. */
const HOLDS = new Set(['examples', 'sections', 'figure', 'branches', 'leaves', 'cards', 'scenes', 'intro', 'film']);

function explanations(node: unknown, isText = false): string[] {
  if (typeof node === 'string') return isText ? [node] : [];
  if (Array.isArray(node)) return node.flatMap((entry) => explanations(entry, isText));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (EXPLAINS.has(key)) return explanations(value, true);
    return HOLDS.has(key) ? explanations(value) : [];
  });
}

interface Part {
  id: string;
  heading: string;
  node: unknown;
}

function partsOf(lesson: Lesson): Part[] {
  switch (lesson.kind) {
    case 'cycle':
      return lesson.steps.map((step) => ({ id: step.id, heading: step.title, node: step }));
    case 'tour':
      return lesson.domains.map((domain) => ({ id: domain.id, heading: domain.title, node: domain }));
    case 'pages':
      return lesson.pages.map((page) => ({ id: page.id, heading: page.title, node: page }));
    case 'wizard':
      return lesson.concepts.map((concept) => ({ id: concept.id, heading: concept.question, node: concept }));
    case 'menu':
      return lesson.levels.map((level) => ({ id: level.id, heading: level.title, node: level }));
    case 'python':
      return [
        ...lesson.steps.map((step) => ({ id: step.id, heading: step.title, node: step })),
        { id: 'recap', heading: '', node: { lines: lesson.recap.points } },
      ];
    default:
      return [{ id: 'all', heading: '', node: lesson }];
  }
}

export function realmPassages({ realm, lessons, activities }: RealmContent): Passage[] {
  const place = realm.id === 'demo' ? '/demo' : `/Grassroot/${realm.id}`;
  const common = { keywords: '', place, realm: realm.id, audience: 'child' as const, related: [] };
  const passage = (
    source: string,
    part: string,
    title: string,
    heading: string,
    texts: readonly string[],
  ): Passage[] =>
    texts.length === 0
      ? []
      : [
          {
            ...common,
            id: `${source}#${part}`,
            source,
            title,
            heading: heading === title ? '' : heading,
            text: texts.join('\n\n'),
          },
        ];
  return [
    ...Object.values(lessons).flatMap((lesson) =>
      partsOf(lesson).flatMap(({ id, heading, node }) =>
        passage(`${realm.id}/${lesson.id}`, id, lesson.title, heading, explanations(node)),
      ),
    ),
    ...Object.values(activities).flatMap((activity) => {
      const intro = 'intro' in activity ? explanations(activity.intro) : [];
      const rule = 'rule' in activity && typeof activity.rule === 'string' ? [activity.rule] : [];
      return passage(`${realm.id}/${activity.id}`, 'task', activity.title, '', [activity.prompt, ...intro, ...rule]);
    }),
    ...realm.items.flatMap((item, at) =>
      'about' in item && typeof item.about === 'string'
        ? passage(`${realm.id}/item-${item.id}`, String(at), item.name, '', [item.about])
        : [],
    ),
  ];
}
