// Holds the content and the constants of activities to realms.md: the fixed tasks of each realm, and every number that the page names for the four new realms.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_WORDS, sampleText } from '../../shared/src/activities/dice-samples/samples.ts';
import { TEST_SIZE } from '../../shared/src/activities/laugh-meter/definition.ts';
import { ROUNDS } from '../../shared/src/activities/meme-duel/duel.ts';
import type { ActivityKind, ActivityOf } from '../../shared/src/activities/registry.ts';
import type { MapId } from '../../shared/src/constants/realms.ts';
import { SPRITE_SIZE } from '../../shared/src/learning/pixelGenerator.ts';
import { splitText } from '../../shared/src/learning/wordText.ts';
import { ALL_VOICES, TAKES } from '../../shared/src/voices/voices.ts';
import { compileContent } from './compile.ts';

const { realms } = compileContent(join(import.meta.dirname, '../..'));
const contentOf = (id: MapId) => {
  const found = realms.find(({ realm }) => realm.id === id);
  if (!found) throw new Error(`no realm ${id}`);
  return found;
};

/** The only activity of this kind in a realm. */
function activityOf<K extends ActivityKind>(realm: MapId, kind: K): ActivityOf<K> {
  const found = Object.values(contentOf(realm).activities).filter((each) => each.kind === kind);
  expect(found, `${kind} in ${realm}`).toHaveLength(1);
  return found[0] as ActivityOf<K>;
}

const TASKS: readonly [MapId, readonly string[]][] = [
  [
    'ai-adventure-park',
    [
      'Learn the AI Project Cycle',
      'Explore the Domains of AI',
      'Understand Ethical Frameworks',
      'Pass the Bioethics Quiz',
    ],
  ],
  [
    'robo-realm',
    ['Complete the movement tutorial', 'Collect the Magical Objects', 'Learn from Nova', 'Program the Tractor'],
  ],
  ['wonder-vision-valley', ['Collect the objects', 'Complete AI Image Analysis Challenge']],
  ['think-tank-park', ['Collect the objects', 'Interact with Wizard', 'Learn About AI Data Visualization']],
  ['imagination-island', ['Train the Word River', 'Tame the Dice Cave', 'Find the Truth Gate', 'Win Maker vs Checker']],
  [
    'fun-factory-realm',
    ['Label the Joke Belt', 'Train the Laugh-o-Meter', 'Build the Meme Machine', 'Defeat Neo in meme generation'],
  ],
  ['voice-valley-park', ['Teach the Bridge Robot three words', 'Score 40 trophies in the multiple-choice challenge']],
  ['safety-star-city', ['Escape the Feed', 'Hold the Phish Fort', 'Real or Made?']],
  ['demo', ['Collect the three lost stars', 'Open the drawing gate', 'Make the sign speak']],
];

describe('the fixed list of tasks', () => {
  it.each(TASKS)('of %s is that of realms.md, in its order', (realm, titles) => {
    expect(contentOf(realm).quest.tasks.map(({ title }) => title)).toEqual(titles);
  });

  it('of python-world has eight shops', () => {
    expect(contentOf('python-world').quest.tasks).toHaveLength(8);
  });
});

describe('imagination-island', () => {
  it('ships three texts of at least 1,500 words (their Hindi: imaginationIsland.test.ts)', () => {
    const { stories } = activityOf('imagination-island', 'word-river');
    expect(stories).toHaveLength(3);
    for (const { story } of stories) expect(splitText(story).wordCount).toBeGreaterThanOrEqual(1500);
  });

  it('runs ten samples, asks for 20 sprites of 8×8, and ends with a quiz of 8', () => {
    const [first] = activityOf('imagination-island', 'word-river').stories;
    const { sentences } = sampleText(first?.story ?? '', { temperature: 1, topK: ALL_WORDS }, 1);
    expect(sentences).toHaveLength(10);
    const { needs } = activityOf('imagination-island', 'sprite-duel');
    expect([needs.sprites, SPRITE_SIZE]).toEqual([20, 8]);
    expect(activityOf('imagination-island', 'quiz').questions).toHaveLength(8);
  });
});

describe('fun-factory-realm', () => {
  it('sorts 12 captions beside two other labellers', () => {
    const { captions, labellers } = activityOf('fun-factory-realm', 'caption-belt');
    expect([captions.length, labellers.length]).toEqual([12, 2]);
  });

  it('tests the meter with ten captions that it was not trained with', () => {
    const { test, more } = activityOf('fun-factory-realm', 'laugh-meter');
    expect([TEST_SIZE, test.length]).toEqual([10, 10]);
    const trained = [...activityOf('fun-factory-realm', 'caption-belt').captions, ...more].map(({ text }) => text);
    for (const { text } of test) expect(trained).not.toContain(text);
  });

  it('plays five rounds against Neo, and ends with a quiz of 8', () => {
    expect(ROUNDS).toBe(5);
    expect(activityOf('fun-factory-realm', 'quiz').questions).toHaveLength(8);
  });
});

describe('voice-valley-park', () => {
  it('teaches three commands with eight synthesised voices of ten takes, to at least 80 % with held-out voices', () => {
    const { words, teachers, strangers, goal } = activityOf('voice-valley-park', 'teach-commands');
    expect([words.length, goal]).toEqual([3, 0.8]);
    expect([ALL_VOICES.length, TAKES]).toEqual([8, 10]);
    expect(teachers.length + strangers.length).toBe(8);
    expect([...teachers, ...strangers].map(({ id }) => id).sort()).toEqual(ALL_VOICES.map(({ id }) => id).sort());
  });

  it('gives 40 trophies for a bank of at least 64 questions in four tiers', () => {
    const { goal, questions, tiers } = activityOf('voice-valley-park', 'mastery-quiz');
    expect([goal, tiers.length]).toEqual([40, 4]);
    expect(questions.length).toBeGreaterThanOrEqual(64);
    for (const { id } of tiers) expect(questions.filter(({ tier }) => tier === id).length).toBeGreaterThan(0);
  });
});

describe('safety-star-city', () => {
  it('has a feed of 60 posts, of which one taps ten', () => {
    const { posts, taps } = activityOf('safety-star-city', 'feed-lab');
    expect([posts.length, taps]).toEqual([60, 10]);
  });

  it('has 80 messages for the fort', () => {
    const { training, heldOut } = activityOf('safety-star-city', 'message-gate');
    expect(training.length + heldOut.length).toBe(80);
    expect(new Set([...training, ...heldOut].map((message) => JSON.stringify(message))).size).toBe(80);
  });

  it('drills stop, save, tell, report, and ends with a quiz of 10', () => {
    expect(activityOf('safety-star-city', 'ordering').items).toHaveLength(4);
    expect(activityOf('safety-star-city', 'quiz').questions).toHaveLength(10);
  });
});
