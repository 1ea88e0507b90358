// Writes captions for a scene from counted word pairs, lets a laugh-o-meter rank them, and measures relevance, novelty and kindness.
import { longestCopiedRun } from '../../../learning/copying.ts';
import { bagOfWords, classifyBag, type LabelledBag, type NaiveBayesModel } from '../../../learning/naiveBayes.ts';
import { seededRandom, seedFromText } from '../../../learning/random.ts';
import { writeSentence } from '../../../learning/sampling.ts';
import { trainWordModel, type WordModel } from '../../../learning/wordModel.ts';
import { glueWords, isSentenceEnd, joinWords, splitText } from '../../../learning/wordText.ts';

/** Runs of the machine that are kept. */
export const MAX_RUNS = 12;
/** Captions offered for one scene. */
export const OFFERED = 4;
/** Of so many captions that fit, the meter chooses those that are offered. */
const RANKED = 8;
const TRIES = 80;
const LEAST_WORDS = 4;
const MOST_WORDS = 14;
/** So many words of the scene make a caption fully relevant. */
const FULL_HITS = 2;
/** So many words that hurt leave no kindness. */
const NO_KINDNESS = 2;
/** Townsfolk before the stage: nobody laughs more often than once. */
export const CROWD = 10;

export interface Scene {
  id: string;
  /** Words that belong to it, with spaces. */
  words: string;
}

export interface Measures {
  /** 0–1 each. */
  relevance: number;
  novelty: number;
  kindness: number;
}

export interface Caption extends Measures {
  text: string;
  /** What the meter thinks: the probability of "funny", 0–1. */
  funny: number;
  /** Words that the meter knows. */
  known: number;
  /** Words in a row as in the training line `source`. */
  copied: number;
  source: string;
}

/** Captions that were learned from: a table of word pairs, and the lines themselves to find copies in. */
export interface Writer {
  model: WordModel;
  sentences: readonly (readonly string[])[];
}

const wordSet = (words: string): Set<string> => new Set(bagOfWords(words));

export const countIn = (words: readonly string[], among: ReadonlySet<string>): number =>
  new Set(words.filter((word) => among.has(word))).size;

/** The lines without a word of the list, and how many were kept out. A rule, nothing learned. */
export function keepKind(lines: string, hurting: string): { lines: string; removed: number } {
  const hurts = wordSet(hurting);
  const all = lines.split('\n').filter((line) => line.trim() !== '');
  const kept = all.filter((line) => countIn(bagOfWords(line), hurts) === 0);
  return { lines: kept.join('\n'), removed: all.length - kept.length };
}

/** How many lines have at least one of the words. */
export const linesWith = (lines: string, words: string): number => keepKind(lines, words).removed;

export function trainWriter(lines: string): Writer {
  const { sentences } = splitText(lines);
  return { model: trainWordModel(sentences), sentences };
}

export const laughsOf = ({ relevance, novelty, kindness }: Measures): number =>
  Math.round(CROWD * kindness * relevance * (0.5 + novelty / 2));

const withoutEnd = (words: readonly string[]): string[] => words.filter((word) => !isSentenceEnd(word));

/** How often a caption says a word of the scene: twice is fully relevant. */
const relevanceOf = (words: readonly string[], sceneWords: ReadonlySet<string>): number =>
  Math.min(1, countIn(lowerCase(words), sceneWords) / FULL_HITS);

const lowerCase = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

export interface CaptionRequest {
  writer: Writer;
  scene: Scene;
  hurting: string;
  /** Without a meter the captions stay in the order in which they were written. */
  meter: NaiveBayesModel | undefined;
  seed: number;
}

/** Up to OFFERED captions, the funniest by the meter first; those that fit the scene before others. */
export function writeCaptions({ writer, scene, hurting, meter, seed }: CaptionRequest): Caption[] {
  const random = seededRandom(seedFromText(`${seed}:${scene.id}`));
  const settings = { model: writer.model, order: 'trigram', maxWords: MOST_WORDS, temperature: 1, topK: 60 } as const;
  const sceneWords = wordSet(scene.words);
  const written = new Map<string, string[]>();
  let fitting = 0;
  for (let attempt = 0; attempt < TRIES && fitting < RANKED; attempt += 1) {
    const words = withoutEnd(writeSentence(settings, random));
    const line = glueWords(words);
    if (words.length < LEAST_WORDS || words.length >= MOST_WORDS || written.has(line)) continue;
    written.set(line, words);
    if (relevanceOf(words, sceneWords) > 0) fitting += 1;
  }
  const drafts = [...written.values()].map((words) => {
    const verdict = meter && classifyBag(meter, lowerCase(words));
    return {
      words,
      relevance: relevanceOf(words, sceneWords),
      funny: verdict?.probability ?? 0.5,
      known: verdict?.known.length ?? 0,
    };
  });
  const ranked = (list: typeof drafts) => list.slice(0, RANKED).sort((a, b) => b.funny - a.funny);
  const offered = [
    ...ranked(drafts.filter(({ relevance }) => relevance > 0)),
    ...ranked(drafts.filter(({ relevance }) => relevance === 0)),
  ].slice(0, OFFERED);
  const hurts = wordSet(hurting);
  return offered.map(({ words, ...draft }): Caption => {
    const { length: copied, sentence } = longestCopiedRun(words, writer.sentences);
    return {
      ...draft,
      text: joinWords(words),
      novelty: 1 - copied / words.length,
      kindness: Math.max(0, 1 - countIn(lowerCase(words), hurts) / NO_KINDNESS),
      copied,
      source: joinWords(writer.sentences[sentence] ?? []),
    };
  });
}

/** Labelled captions as bags; each line is one caption. */
export const labelledLines = (lines: string, isPositive: boolean): LabelledBag[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ words: bagOfWords(line), isPositive }));
