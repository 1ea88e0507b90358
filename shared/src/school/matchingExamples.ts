// The nine examples of Unit 2's matching game with their concepts, and the draw of six.
import { shuffle } from '../learning/random.ts';

export const CONCEPTS = ['AI', 'ML', 'DL'] as const;
export type Concept = (typeof CONCEPTS)[number];

/** Three examples of each concept. */
export const MATCHING_EXAMPLES = {
  'chess-rules': 'AI',
  'route-planner': 'AI',
  'rule-chatbot': 'AI',
  'spam-filter': 'ML',
  'house-prices': 'ML',
  'song-tips': 'ML',
  'face-unlock': 'DL',
  'speech-to-text': 'DL',
  'photo-captions': 'DL',
} as const satisfies Record<string, Concept>;

export type ExampleId = keyof typeof MATCHING_EXAMPLES;

export const EXAMPLES_PER_ROUND = 6;

const EXAMPLE_IDS = Object.keys(MATCHING_EXAMPLES) as ExampleId[];

export const drawExamples = (seed: number): ExampleId[] => shuffle(EXAMPLE_IDS, seed).slice(0, EXAMPLES_PER_ROUND);
