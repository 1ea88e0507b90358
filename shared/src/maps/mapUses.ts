// Derives from a realm's content every name that it uses of its map: by quests, people, items, lessons and activities.
import { mapNamesOf } from '../activities/registry.ts';
import type { RealmContent } from '../content/bundle.ts';
import type { MapUse, Names } from './mapNames.ts';

/** A person lives on the map as a character, or as the shop that is run. */
const PERSON: Names = ['npc', 'shop'];
/** The one post of each realm of the course. */
const POST = 'lantern-post';

type ContentPlace = MapUse['by'];

const realmAt = (path: ContentPlace['path'], says: string): ContentPlace => ({
  part: 'realm',
  path,
  says: `${says} (realm.json)`,
});
const questAt = (path: ContentPlace['path'], says: string): ContentPlace => ({
  part: 'quest',
  path,
  says: `${says} (quests.json)`,
});

/** The characters on whose board a program of the learner is shown: each Python lesson's, and the first of the Workshop. */
function programBoards({ realm, lessons }: RealmContent): { character: string; at: number }[] {
  const withLesson = realm.characters.flatMap(({ id, opens }, at) => {
    const lesson = opens?.kind === 'lesson' ? lessons[opens.ref] : undefined;
    // A program that drives over a field of the map prints nothing.
    return lesson?.kind === 'python' && lesson.arena.field === undefined ? [{ character: id, at }] : [];
  });
  const at = realm.characters.findIndex(({ later }) => later.some(({ opens }) => opens?.kind === 'workshop'));
  const workshop = realm.characters[at];
  return workshop ? [...withLesson, { character: workshop.id, at }] : withLesson;
}

function realmUses(content: RealmContent): MapUse[] {
  const { characters, items, changes, order } = content.realm;
  return [
    ...characters.flatMap(({ id, trained }, at): MapUse[] => {
      const path = ['characters', at];
      const person: MapUse = { kinds: PERSON, name: id, by: realmAt([...path, 'id'], `the character "${id}"`) };
      if (!trained) return [person];
      const by = realmAt([...path, 'trained'], `what the character "${id}" trains`);
      const { swap, good, poor } = trained.prop;
      return [person, { kinds: ['swap'], name: swap, frames: [good, poor], by }, { kinds: ['board'], name: id, by }];
    }),
    ...programBoards(content).map(
      ({ character, at }): MapUse => ({
        kinds: ['board'],
        name: character,
        by: realmAt(['characters', at, 'id'], `the character "${character}" with its programs`),
      }),
    ),
    ...characters.flatMap(({ id, hangs }, at): MapUse[] =>
      hangs
        ? [{ kinds: ['board'], name: id, by: realmAt(['characters', at, 'hangs'], `the work beside "${id}"`) }]
        : [],
    ),
    ...items.map(
      ({ id }, at): MapUse => ({
        kinds: ['collectible'],
        name: id,
        by: realmAt(['items', at, 'id'], `the item "${id}"`),
      }),
    ),
    ...changes.map(
      ({ swap, after, frame }, at): MapUse => ({
        kinds: ['swap'],
        name: swap,
        frames: [frame],
        by: realmAt(['changes', at, 'swap'], `the change after "${after}"`),
      }),
    ),
    ...(order === null
      ? []
      : [{ kinds: ['post'] as const, name: POST, by: realmAt(['order'], 'the place in the course') }]),
  ];
}

/** What kind of thing an id of the content is on the map; undefined if the content knows no such id. */
function kindsOf({ realm, quest }: RealmContent, id: string): Names | undefined {
  if (realm.characters.some((one) => one.id === id)) return PERSON;
  if (realm.items.some((one) => one.id === id)) return ['collectible'];
  return id === quest.exit.id ? ['exit'] : undefined;
}

function questUses(content: RealmContent): MapUse[] {
  const { tasks, rules, exit } = content.quest;
  const useOf = (id: string | undefined, by: ContentPlace): MapUse[] => {
    const kinds = id === undefined ? undefined : kindsOf(content, id);
    return id !== undefined && kinds ? [{ kinds, name: id, by }] : [];
  };
  return [
    ...tasks.flatMap(({ id, steps }, at) => [
      { kinds: ['lantern'] as const, name: id, by: questAt(['tasks', at, 'id'], `the task "${id}"`) },
      ...steps.flatMap((step, n) =>
        useOf(step.target, questAt(['tasks', at, 'steps', n, 'target'], `the step "${step.id}"`)),
      ),
    ]),
    ...rules.flatMap(({ effects }, at) =>
      effects.flatMap((effect, n) =>
        effect.kind === 'enable'
          ? useOf(effect.character, questAt(['rules', at, 'effects', n, 'character'], `rule ${at + 1}`))
          : [],
      ),
    ),
    { kinds: ['exit'], name: exit.id, by: questAt(['exit', 'id'], 'the way out') },
  ];
}

const lessonUses = (content: RealmContent): MapUse[] =>
  Object.values(content.lessons).flatMap((lesson) =>
    lesson.kind === 'tutorial'
      ? lesson.stops.flatMap(({ target }, at): MapUse[] => {
          const kinds = kindsOf(content, target);
          const says = `stop ${at + 1} of the lesson "${lesson.id}"`;
          return kinds
            ? [{ kinds, name: target, by: { part: 'lessons', id: lesson.id, path: ['stops', at, 'target'], says } }]
            : [];
        })
      : [],
  );

/** Every string in it: the ids of what it opens are among them. */
function stringsIn(content: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [content];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') found.add(next);
    else if (typeof next === 'object' && next !== null) open.push(...Object.values(next));
  }
  return found;
}

/** An activity that nothing opens yet needs nothing on the map. */
function activityUses({ realm, quest, lessons, activities }: RealmContent): MapUse[] {
  const all = Object.values(activities);
  const opened = stringsIn([realm.characters, quest, lessons, all.map(({ next }) => next?.activity ?? '')]);
  return all
    .filter(({ id }) => opened.has(id))
    .flatMap((activity) =>
      mapNamesOf(activity).map(({ kind, name, isOptional }): MapUse => {
        const { id } = activity;
        const by: ContentPlace = { part: 'activities', id, path: [], says: `the activity "${id}"` };
        return { kinds: [kind], name, by, ...(isOptional && { isOptional }) };
      }),
    );
}

/** In the order in which a designer meets them: people and items, then tasks, lessons, activities. */
export const mapUses = (content: RealmContent): MapUse[] => [
  ...realmUses(content),
  ...questUses(content),
  ...lessonUses(content),
  ...activityUses(content),
];
