// Content for tests: a realm with two questions in order, an exit and an optional Python lesson.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapId } from '@lanternwise/shared/constants/realms';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import type { z } from 'zod';

const option = (id: string) => ({ id, text: id, why: 'because this test says so' });

const question = (id: string, correct: string) => ({
  id,
  kind: 'multi-choice' as const,
  guide: 'wizard',
  title: id,
  prompt: 'Choose.',
  hints: ['Look.', 'Think.', 'It is the right one.'] as [string, string, string],
  messages: { correct: 'Right!', wrong: 'Not yet.' },
  question: 'Which one?',
  options: [option('red'), option('green'), option('blue')],
  correct,
});

/** Not part of the quest; its answer is a record. */
const placed = {
  id: 'placed',
  kind: 'placing' as const,
  guide: 'wizard',
  title: 'Place',
  prompt: 'Place them.',
  hints: ['Look.', 'Think.', 'The dog is an animal.'] as [string, string, string],
  messages: { correct: 'Right!', wrong: 'Not yet.' },
  zones: [
    { id: 'animals', label: 'Animals', icon: 'dog' as const },
    { id: 'plants', label: 'Plants', icon: 'dog' as const },
  ],
  pieces: [
    { id: 'dog', text: 'Dog', zone: 'animals', why: 'because a dog is an animal' },
    { id: 'oak', text: 'Oak', zone: 'plants', why: 'because an oak is a plant' },
  ],
  tray: 'Tray',
  wait: 'Place all.',
};

const answerStep = (id: string, ref: string, needs: string[]) => ({
  id,
  title: id,
  on: { kind: 'activity-answered' as const, ref },
  needs,
});

const cake = {
  id: 'cake',
  kind: 'python' as const,
  title: 'Cake',
  topic: 'Cake',
  steps: [{ id: 'meet', kind: 'text' as const, title: 'Meet', image: '🧁', content: 'Hello' }],
  arena: {
    title: 'Cake',
    intro: [{ title: 'Cake', text: 'Print cake.' }],
    required: [],
    cases: [{ expected: 'cake' }],
    starter: '',
    solution: "print('cake')",
  },
  recap: { title: 'Done', points: ['One', 'Two'] },
};

export function tinyRealm(realm: MapId): RealmContent {
  // Typed, so that a schema change fails here at compile time and not in many tests.
  const content: z.input<typeof realmContentSchema> = {
    realm: {
      id: realm,
      title: 'Tiny',
      course: null,
      goal: 'Two questions.',
      hook: 'Who counted?',
      recap: ['Done.'],
      welcome: { title: 'Hello', text: 'Hello', cards: [], button: 'Start', message: 'Welcome' },
      music: { calm: 'calm', busy: 'busy' },
      badge: { id: 'tiny-badge', name: 'Tiny' },
      characters: [],
      items: [{ id: 'hat', name: 'Hat', about: 'A hat.', icon: 'hat' }],
    },
    quest: {
      realm,
      tasks: [
        {
          id: 'both',
          title: 'Answer both',
          steps: [answerStep('first-step', 'first', []), answerStep('second-step', 'second', ['first-step'])],
        },
      ],
      rules: [],
      exit: { id: 'gate', hint: 'Go!' },
      graded: ['first', 'second'],
    },
    dialogs: {},
    lessons: { cake },
    activities: { first: question('first', 'red'), second: question('second', 'green'), placed },
  };
  return realmContentSchema.parse(content);
}

/** Writes the tiny realms to where `npm run content` writes the real ones. */
export function writeTinyContent(contentDir: string): void {
  mkdirSync(join(contentDir, 'content'), { recursive: true });
  for (const realm of ['ai-adventure-park', 'think-tank-park'] as const) {
    writeFileSync(join(contentDir, 'content', `${realm}.json`), JSON.stringify(tinyRealm(realm)));
  }
}
