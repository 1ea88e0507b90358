// Hangs a run of the gallery: sentences that people wrote and sentences of a word model, drawings by hand and drawings of a pixel generator.
import { longestCopiedRun } from '../../learning/copying.ts';
import { drawSprite, pixelChances, type Sprite } from '../../learning/pixelGenerator.ts';
import { seededRandom, shuffle } from '../../learning/random.ts';
import { writeSentence } from '../../learning/sampling.ts';
import type { Order, WordModel } from '../../learning/wordModel.ts';
import { glueWords, isSentenceEnd, joinWords } from '../../learning/wordText.ts';
import { trainOnText } from '../kit/words/nextWords.ts';

/** Frames on the wall: sentences and pictures. */
export const FRAMES = 12;
const PICTURES = 4;
const SENTENCES = FRAMES - PICTURES;
/** Words of a sentence with its mark: shorter ones say too little, longer ones do not fit the frame. */
const SHORTEST = 6;
const LONGEST = 13;
/** The least drawings of the learner that a generator can learn from, and that leave a choice of real ones. */
export const LEAST_DRAWINGS = 8;
/** Sprites that are tried before the generator has nothing new to draw. */
const SPRITE_TRIES = 2000;
/** Sentences that are tried before the shipped text helps out. */
const TRIES = 400;

export type Truth = 'real' | 'made';

export interface GalleryFrame {
  id: string;
  truth: Truth;
  /** A sentence; null for a picture. */
  words: string | null;
  /** 64 pixels, row by row, 0 or 1; null for a sentence. */
  cells: string | null;
  /** Whether it comes from a text that the learner chose or wrote, or from the learner's sprites. */
  isOwn: boolean;
  /** Of a made sentence: the longest run of words that its source has too. */
  copied: string | null;
}

export interface GalleryRequest {
  /** The learner's text; the shipped one helps out where it is too short. */
  text: string;
  isOwn: boolean;
  shipped: string;
  /** Each 64 characters 0 or 1. */
  drawings: readonly string[];
  /** The learner's own of maker against checker, by hand; too few give way to the shipped ones. */
  ownDrawings: readonly string[];
}

interface Source {
  sentences: readonly (readonly string[])[];
  model: WordModel;
  isOwn: boolean;
}

type Words = readonly string[];

const isUsable = (words: Words): boolean =>
  words.length >= SHORTEST && words.length <= LONGEST && isSentenceEnd(words.at(-1) ?? '');

/** Whole sentences of the text. */
function realSentences({ sentences, isOwn }: Source, count: number, random: () => number): GalleryFrame[] {
  const usable = [...new Map(sentences.filter(isUsable).map((words) => [joinWords(words), words])).keys()];
  return shuffle(usable, Math.floor(random() * 2 ** 32))
    .slice(0, count)
    .map((words) => ({ id: '', truth: 'real', words, cells: null, isOwn, copied: null }));
}

/** New sentences, by turns from one word before and from two; none that the text contains. */
function madeSentences(source: Source, count: number, random: () => number): GalleryFrame[] {
  const known = new Set(source.sentences.map(joinWords));
  const frames: GalleryFrame[] = [];
  for (let at = 0; at < TRIES && frames.length < count; at += 1) {
    const order: Order = at % 3 === 0 ? 'bigram' : 'trigram';
    const words = writeSentence(
      { model: source.model, order, maxWords: LONGEST, temperature: 1, topK: Number.POSITIVE_INFINITY },
      random,
    );
    const line = joinWords(words);
    const run = longestCopiedRun(words, source.sentences);
    // A part of a sentence, too, stands in the text word by word.
    if (!isUsable(words) || known.has(line) || run.length >= words.length - 1) continue;
    known.add(line);
    const copied = glueWords(words.slice(run.start, run.start + run.length));
    frames.push({ id: '', truth: 'made', words: line, cells: null, isOwn: source.isOwn, copied });
  }
  return frames;
}

function pictures(drawings: readonly string[], isOwn: boolean, made: number, random: () => number): GalleryFrame[] {
  const sprites: Sprite[] = drawings.map((cells) => [...cells].map(Number));
  const chances = pixelChances(sprites);
  const known = new Set(drawings);
  const picture = (truth: Truth, cells: string): GalleryFrame => ({
    ...{ id: '', truth, words: null, cells, isOwn, copied: null },
  });
  const fakes: GalleryFrame[] = [];
  for (let at = 0; at < SPRITE_TRIES && fakes.length < made; at += 1) {
    const cells = drawSprite(chances, random).join('');
    if (!known.has(cells)) fakes.push(picture('made', cells));
    known.add(cells);
  }
  const real = shuffle(drawings, Math.floor(random() * 2 ** 32)).slice(0, PICTURES - made);
  return [...fakes, ...real.map((cells) => picture('real', cells))];
}

/** Of the learner's drawings, or of the shipped ones where those are too few or too much alike to draw anything new from. */
function ownOrShipped({ drawings, ownDrawings }: GalleryRequest, made: number, random: () => number): GalleryFrame[] {
  const own = [...new Set(ownDrawings)];
  const found = own.length >= LEAST_DRAWINGS ? pictures(own, true, made, random) : [];
  return found.length === PICTURES ? found : pictures(drawings, false, made, random);
}

const sourceOf = (text: string, isOwn: boolean): Source => ({ ...trainOnText(text), isOwn });

/** Twelve frames in an order by chance; the same request and seed give the same ones. Run it in the worker: it trains both makers. */
export function hangGallery(request: GalleryRequest, seed: number): GalleryFrame[] {
  const { text, isOwn, shipped } = request;
  const random = seededRandom(seed);
  const own = sourceOf(text, isOwn);
  const helper = sourceOf(shipped, false);
  // Not always half and half, or the last frames could be counted out.
  const made = SENTENCES / 2 + Math.floor(random() * 3) - 1;
  const filled = (find: typeof realSentences, count: number): GalleryFrame[] => {
    const found = find(own, count, random);
    return [...found, ...find(helper, count - found.length, random)];
  };
  const frames = [
    ...filled(madeSentences, made),
    ...filled(realSentences, SENTENCES - made),
    ...ownOrShipped(request, 1 + Math.floor(random() * 3), random),
  ];
  return shuffle(frames, Math.floor(random() * 2 ** 32)).map((frame, at) => ({ ...frame, id: `frame-${at + 1}` }));
}
