// Times the learning algorithms in Node: searches of the 8×12 grid, neighbours among 60 drawings, a filter over 256×256 pixels,
// word counts of 5,000 words, ten sentences from them, a round of maker against checker, naive Bayes on 64 captions,
// and mel features and the picture of a spoken word.
import { PATH_LEVELS } from '../../shared/src/activities/path-finding/levels.ts';
import { convolve, FILTER_PRESETS, type Picture } from '../../shared/src/learning/convolution.ts';
import { classifyByNeighbours } from '../../shared/src/learning/knn.ts';
import { melFeatures } from '../../shared/src/learning/melFeatures.ts';
import { bagOfWords, trainNaiveBayes } from '../../shared/src/learning/naiveBayes.ts';
import { playRound, type Sprite, startDuel } from '../../shared/src/learning/pixelGenerator.ts';
import { seededRandom } from '../../shared/src/learning/random.ts';
import { writeSentence } from '../../shared/src/learning/sampling.ts';
import { SEARCH_METHODS, searchGrid } from '../../shared/src/learning/search/searchGrid.ts';
import { DRAWING_SIZE, rasteriseStrokes } from '../../shared/src/learning/strokeRaster.ts';
import { trainWordModel } from '../../shared/src/learning/wordModel.ts';
import { splitText } from '../../shared/src/learning/wordText.ts';
import { spectrogramPixels } from '../../shared/src/voices/spectrogramPicture.ts';
import { speak } from '../../shared/src/voices/synthesise.ts';
import { TEACHING_VOICES } from '../../shared/src/voices/voices.ts';
import { roundTo } from './statistics.ts';

const RUNS = 200;
/** Runs before the engine has compiled what they run; not counted. */
const WARM_UP = 20;
const DRAWINGS = 60;
const PICTURE_SIZE = 256;
const WORDS = 5000;
const SENTENCES = 10;
const CAPTIONS = 64;

interface Timing {
  first: number;
  mean: number;
}

export interface LearningMetrics {
  /** Means in milliseconds of CPU time. */
  search: { method: string; ms: number }[];
  neighboursMs: number;
  rasterMs: number;
  convolutionMs: { channels: number; ms: number }[];
  /** Splitting and counting 5,000 words, ten sentences from them, one round of maker against checker. */
  words: { table: Timing; sentences: Timing };
  duelRound: Timing;
  /** Splitting and counting 64 captions of twelve words. */
  bayes: Timing;
  /** Spectrogram and mel features of one second. */
  mel: Timing;
  /** The pixels of its spectrogram. */
  spectrogram: Timing;
  /** The first run of each, before anything is compiled; what a child's first press costs. */
  firstMs: { search: number; neighbours: number; convolution: number };
  /** A run as a multiple of reading every pixel of the grey picture nine times in the same process. */
  ratios: { search: number; neighbours: number; convolution: number };
}

/** First run on the clock; mean CPU time of the others, which waits for busy cores do not lengthen. */
function timeRuns(run: () => unknown): Timing {
  const start = performance.now();
  run();
  const first = performance.now() - start;
  for (let at = 0; at < WARM_UP; at += 1) run();
  const before = process.cpuUsage();
  for (let at = 0; at < RUNS; at += 1) run();
  const { user, system } = process.cpuUsage(before);
  return { first: roundTo(first, 2), mean: roundTo((user + system) / 1000 / RUNS, 3) };
}

function createPicture(channels: Picture['channels']): Picture {
  const random = seededRandom(channels);
  const data = new Uint8ClampedArray(PICTURE_SIZE ** 2 * channels).map(() => random() * 256);
  return { width: PICTURE_SIZE, height: PICTURE_SIZE, channels, data };
}

/** The unit of the ratios: every pixel of a grey picture read nine times and added up, no edges, no filter. */
function timeReading({ data }: Picture): number {
  const { mean } = timeRuns(() => {
    let sum = 0;
    for (let round = 0; round < 9; round += 1) for (const value of data) sum += value;
    return sum;
  });
  return mean;
}

function timeSearches() {
  const grid = PATH_LEVELS[0]?.grid;
  if (!grid) throw new Error('The Path Finding Adventure has no level.');
  // Without walls and portals every cell is visited: the longest search of the grid.
  const open = { ...grid, walls: [], portals: [] };
  return SEARCH_METHODS.map((method) => ({ method, times: timeRuns(() => searchGrid(open, method)) }));
}

function timeDrawings() {
  const random = seededRandom(1);
  const drawStrokes = () => [Array.from({ length: 40 }, () => ({ x: random(), y: random() }))];
  const draw = () => {
    const drawing = rasteriseStrokes(drawStrokes());
    return drawing.kind === 'drawing' ? drawing.features : new Array<number>(DRAWING_SIZE ** 2).fill(0);
  };
  const examples = Array.from({ length: DRAWINGS }, (_, at) => ({ label: String(at % 3), features: draw() }));
  const query = draw();
  const strokes = drawStrokes();
  return {
    neighbours: timeRuns(() => classifyByNeighbours(examples, query, 5)),
    raster: timeRuns(() => rasteriseStrokes(strokes)),
  };
}

function timeFilters() {
  return ([1, 3, 4] as const).map((channels) => {
    const picture = createPicture(channels);
    return { channels, times: timeRuns(() => convolve(picture, FILTER_PRESETS.sharpen, 'repeat-edge')) };
  });
}

/** Words as frequent as in a real text (Zipf's law), twelve to a sentence. */
function timeWords() {
  const random = seededRandom(2);
  const words = Array.from({ length: WORDS }, (_, at) => `w${Math.floor(900 ** random())}${at % 12 === 11 ? '.' : ''}`);
  const text = words.join(' ');
  const model = trainWordModel(splitText(text).sentences);
  const request = { model, order: 'trigram', maxWords: 30, temperature: 1, topK: 40 } as const;
  const write = () => Array.from({ length: SENTENCES }, () => writeSentence(request, random));
  return { table: timeRuns(() => trainWordModel(splitText(text).sentences)), sentences: timeRuns(write) };
}

function timeDuel() {
  const random = seededRandom(3);
  const sprites: Sprite[] = Array.from({ length: 20 }, () => Array.from({ length: 64 }, () => Math.round(random())));
  return timeRuns(() => playRound(sprites, startDuel(), 1));
}

function timeBayes() {
  const random = seededRandom(4);
  const createCaption = () => Array.from({ length: 12 }, () => `w${Math.floor(300 ** random())}`).join(' ');
  const captions = Array.from({ length: CAPTIONS }, (_, at) => ({ text: createCaption(), isPositive: at % 2 === 0 }));
  return timeRuns(() =>
    trainNaiveBayes(captions.map(({ text, isPositive }) => ({ words: bagOfWords(text), isPositive }))),
  );
}

function timeSound() {
  const [voice] = TEACHING_VOICES;
  if (!voice) throw new Error('There is no voice to listen to.');
  const clip = speak(voice, 'come', 0);
  return { mel: timeRuns(() => melFeatures(clip)), spectrogram: timeRuns(() => spectrogramPixels(clip)) };
}

export function measureLearning(): LearningMetrics {
  const searches = timeSearches();
  const { neighbours, raster } = timeDrawings();
  const filters = timeFilters();
  const unit = timeReading(createPicture(1));
  const ratio = (ms: number) => roundTo(ms / unit, 2);
  return {
    search: searches.map(({ method, times }) => ({ method, ms: times.mean })),
    neighboursMs: neighbours.mean,
    rasterMs: raster.mean,
    convolutionMs: filters.map(({ channels, times }) => ({ channels, ms: times.mean })),
    words: timeWords(),
    duelRound: timeDuel(),
    bayes: timeBayes(),
    ...timeSound(),
    firstMs: {
      search: Math.max(...searches.map(({ times }) => times.first)),
      neighbours: neighbours.first,
      convolution: Math.max(...filters.map(({ times }) => times.first)),
    },
    ratios: {
      search: ratio(Math.max(...searches.map(({ times }) => times.mean))),
      neighbours: ratio(neighbours.mean),
      convolution: ratio(filters[0]?.times.mean ?? 0),
    },
  };
}
