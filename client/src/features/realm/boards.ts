// Decides what the boards of shops and signs show: what the last program printed or drew, or a built-in sample.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { lessonFinished } from '@lanternwise/shared/content/lessonProgress';
import { pythonShops } from '@lanternwise/shared/content/pythonShops';
import type { RealmState } from '@lanternwise/shared/quests/state';
import type { BoardPicture } from '../../bridge/boardPicture.ts';
import { boardLines } from '../progress/programOutputs.ts';
import { SAMPLE_PICTURE } from './samplePicture.ts';

export interface Board {
  lines: readonly string[];
  /** A drawing, shown instead of the lines. */
  picture?: BoardPicture;
  /** Ours, because the child's own output is in another browser. */
  isSample: boolean;
  /** Only of the first shop, whose board is illuminated: whether its lamps are on. */
  lit?: boolean;
}

/** What the programs of this browser's user made, by lesson or workshop. */
export interface ProgramResults {
  outputOf(program: string): readonly string[] | undefined;
  pictureOf(program: string): BoardPicture | undefined;
}

function sampleOf({ lessons }: RealmContent, id: string): Board | undefined {
  const lesson = lessons[id];
  if (lesson?.kind !== 'python') return undefined;
  return { lines: boardLines(lesson.arena.cases[0]?.expected ?? ''), isSample: true };
}

/** Boards by shop id; a shop without a program yet has none, except the first one, whose lamps are off then. */
function lessonBoards(content: RealmContent, state: RealmState, { outputOf }: ProgramResults): [string, Board][] {
  return pythonShops(content, state).flatMap((shop, index) => {
    const lines = outputOf(shop.lesson);
    const sample = shop.state === 'done' ? sampleOf(content, shop.lesson) : undefined;
    const board: Board | undefined = lines ? { lines, isSample: false } : sample;
    if (index > 0) return board ? [[shop.id, board]] : [];
    return [[shop.id, { ...(board ?? { lines: [], isSample: false }), lit: lines !== undefined }]];
  });
}

/** The sign that a lesson is about; empty until it speaks for the first time. */
function signBoards(
  { realm, lessons, quest }: RealmContent,
  state: RealmState,
  results: ProgramResults,
): [string, Board][] {
  return realm.characters.flatMap(({ id, opens }): [string, Board][] => {
    const lesson = opens?.kind === 'lesson' ? lessons[opens.ref] : undefined;
    if (lesson?.kind !== 'python' || !lesson.sign) return [];
    const lines = results.outputOf(lesson.id);
    if (lines) return [[id, { lines, isSample: false }]];
    return lessonFinished(quest, state, lesson.id) ? [[id, { lines: [lesson.sign.sample], isSample: true }]] : [];
  });
}

/** The workshop shows the last drawing, else the last output; a sample once it is open. Of its characters the first is the building. */
function workshopBoards({ realm }: RealmContent, { done }: RealmState, results: ProgramResults): [string, Board][] {
  for (const { id, later } of realm.characters) {
    for (const { after, opens } of later) {
      if (opens?.kind !== 'workshop') continue;
      const lines = results.outputOf(opens.ref) ?? [];
      const picture = results.pictureOf(opens.ref);
      if (picture) return [[id, { lines: [], picture, isSample: false }]];
      if (lines.length > 0) return [[id, { lines, isSample: false }]];
      return done.includes(after) ? [[id, { lines: [], picture: SAMPLE_PICTURE, isSample: true }]] : [];
    }
  }
  return [];
}

export const shopBoards = (
  content: RealmContent,
  state: RealmState,
  results: ProgramResults,
): Readonly<Record<string, Board>> =>
  Object.fromEntries([
    ...lessonBoards(content, state, results),
    ...signBoards(content, state, results),
    ...workshopBoards(content, state, results),
  ]);
