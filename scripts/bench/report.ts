// Turns figures into RESULTS.md: what was asked, what was measured, and whether it is met.
import type { EngineMetrics } from './engine.ts';
import type { HelpMetrics } from './help.ts';
import type { InputLatencyMetrics } from './inputLatency.ts';
import type { LearningMetrics } from './learning.ts';
import type { LighthouseMetrics } from './lighthouse.ts';
import type { LiveReloadMetrics } from './liveReload.ts';
import type { MapCheckMetrics } from './maps.ts';
import type { PageLoadMetrics } from './pageLoad.ts';
import type { PythonMetrics } from './python.ts';
import type { AllRealmsMetrics } from './realms.ts';
import type { SchoolDayMetrics } from './schoolDay.ts';
import type { ServerMetrics } from './server.ts';
import { roundTo } from './statistics.ts';

export interface ResultRow {
  metric: string;
  target: string;
  measured: string;
  passed: boolean;
}

const row = (figure: string, asked: string, measured: string, met: boolean): ResultRow => ({
  metric: figure,
  target: asked,
  measured,
  passed: met,
});

export const atMost = (figure: string, limit: number, unit: string, value: number): ResultRow =>
  row(figure, `≤ ${limit} ${unit}`, `${value} ${unit}`, value <= limit);

const atLeast = (figure: string, limit: number, value: number): ResultRow =>
  row(figure, `≥ ${limit}`, String(roundTo(value, 3)), value >= limit);

/** Growth of the heap that counts as none: a walk meets things for the first time, code is compiled. Megabytes. */
const HEAP_GROWTH_TOLERANCE_MB = 0.5;

export function engineRows({ collision, frames, heapByMinute, leak, light }: EngineMetrics): ResultRow[] {
  const minutes = heapByMinute.length - 1;
  const growth = roundTo((heapByMinute.at(-1) ?? 0) - (heapByMinute[minutes > 1 ? 1 : 0] ?? 0), 2);
  const flat = row(
    `Heap after ${minutes} minutes of walking, against the first`,
    `no growth (≤ ${HEAP_GROWTH_TOLERANCE_MB} MB)`,
    `${growth} MB`,
    growth <= HEAP_GROWTH_TOLERANCE_MB,
  );
  return [
    atMost('JavaScript per frame, p50 (CPU time)', 1.5, 'ms', frames.cpu.p50),
    atMost('JavaScript per frame, p99 (CPU time)', 6, 'ms', frames.cpu.p99),
    atMost('All light per frame, p50 (CPU time with less without)', 0.2, 'ms', light.cost),
    atMost('Collision step, p99', 0.1, 'ms', collision.p99),
    flat,
    atMost(`Left behind by ${leak.cycles} times entering and leaving`, 2, 'MB', leak.megabytes),
  ];
}

export function inputRows({ firstMovedFrame }: InputLatencyMetrics): ResultRow[] {
  return [atMost('Key pressed to the first frame in which the hero has moved, p50', 50, 'ms', firstMovedFrame.p50)];
}

export const inputNotes = ({ firstMovedFrame, frameInterval }: InputLatencyMetrics): string[] => [
  `Key to first moved frame: p99 ${firstMovedFrame.p99} ms of ${firstMovedFrame.count} presses; frames came every ${frameInterval.p50} ms (p50, software GL).`,
];

/** The shell grew by the layers of windows and what forms need. */
export function loadRows(load: PageLoadMetrics): ResultRow[] {
  return [
    atMost('Site shell, JavaScript, gzip', 145, 'KB', load.siteJsKb),
    atMost(
      `Public pages, all JavaScript, gzip (largest: ${load.publicPages[0]?.path})`,
      150,
      'KB',
      load.publicPages[0]?.jsKb ?? 0,
    ),
    atMost('Realm route, all JavaScript, gzip', 460, 'KB', load.realmJsKb),
    atMost('Realm art of its own, transferred', 600, 'KB', load.realmArtKb),
    atMost('Art that all realms share, transferred', 900, 'KB', load.sharedArtKb),
    atMost('Time to playable, CPU 4×, 9 Mbps', 4000, 'ms', load.playableMs),
    atMost('Scripts of the block editor, gzip', 230, 'KB', load.blocksJsKb),
    atMost('Block editor ready, CPU 4×', 1500, 'ms', load.editorMs),
  ];
}

export const lighthouseRows = ({ pages }: LighthouseMetrics): ResultRow[] =>
  pages.flatMap(({ path, scores, lcpMs, cls }) => [
    atLeast(`Lighthouse ${path}, performance`, 95, scores.performance),
    atLeast(
      `Lighthouse ${path}, accessibility, best practices and SEO (least)`,
      100,
      Math.min(scores.accessibility, scores['best-practices'], scores.seo),
    ),
    atMost(`Lighthouse ${path}, largest contentful paint`, 2000, 'ms', lcpMs),
    row(`Lighthouse ${path}, layout shift`, '≤ 0.02', String(cls), cls <= 0.02),
  ]);

export const lighthouseNotes = ({ pages, benchmarkIndex, runs }: LighthouseMetrics): string[] => [
  `Lighthouse 12.8.2, mobile profile, median of ${runs} runs on the sample school; benchmark index ${benchmarkIndex}. Blocked: ${pages
    .map(({ path, blockedMs }) => `${path} ${blockedMs} ms`)
    .join(', ')}.`,
  ...pages
    .filter(({ failed }) => failed.length > 0)
    .map(({ path, failed }) => `Lighthouse ${path}: points lost by ${failed.join(', ')}.`),
];

export function pythonRows(python: PythonMetrics): ResultRow[] {
  return [
    atMost('Python ready, empty cache', 1500, 'ms', python.coldMs),
    atMost('Python ready, cached', 1200, 'ms', python.cachedMs),
    atMost('Python ready at 20 Mbps, first visit', 6000, 'ms', python.firstVisitMs),
    atMost("print('hi') from Run to the screen", 60, 'ms', python.helloMs),
    atMost('Output of a running loop, from print to the screen', 50, 'ms', python.shownMs),
    atMost('In the real Lab, from Run to the text', 60, 'ms', python.labHelloMs),
    atMost('In the real Lab, from print to the screen', 50, 'ms', python.labShownMs),
    atMost('In the real Lab, from Stop to Run Code', 50, 'ms', python.labStopMs),
    atMost('input() to the next, shared memory', 2, 'ms', python.askSharedMs),
    atMost('input() to the next, service worker', 20, 'ms', python.askServiceWorkerMs),
    atMost('Stop of an endless loop', 50, 'ms', python.softStopMs),
    atMost('Stop of a program that swallows it', 500, 'ms', python.hardStopMs),
    atMost('Swap to the warm spare after that', 5, 'ms', python.swapMs),
    atMost('Worst frame gap during a flood', 50, 'ms', python.floodGapMs),
    atMost('1,000 recorded steps', 50, 'ms', python.traceMs),
  ];
}

export const pythonNotes = ({
  bareColdMs,
  slowestStopMs,
  afterSwapMs,
  calmGapMs,
  longestTaskMs,
}: PythonMetrics): string[] => [
  `The slowest of five stops of an endless loop took ${slowestStopMs} ms; 400 ms are those of a program that is ended with its Python.`,
  `A bare pyodide on an empty page, same browser and run, empty cache, files from memory: ready after ${bareColdMs} ms.`,
  `A first, smallest program in the spare is over ${afterSwapMs} ms after the hard stop's end (the swap included). The worst frame gap while a program runs that prints nothing is ${calmGapMs} ms: what the machine itself makes. The page's longest task during a flood takes ${longestTaskMs} ms of CPU time.`,
];

export const mapRows = ({ maps, seconds }: MapCheckMetrics): ResultRow[] => [
  atMost(`Map validation of all ${maps} maps`, 10, 's', seconds),
];

export function learningRows({
  search,
  neighboursMs,
  convolutionMs,
  words,
  duelRound,
  bayes,
  mel,
  spectrogram,
}: LearningMetrics): ResultRow[] {
  return [
    ...search.map(({ method, ms }) => atMost(`All steps of a ${method} search on 8×12 (CPU time)`, 20, 'ms', ms)),
    atMost('5 nearest of 60 drawings of 16×16 (CPU time)', 5, 'ms', neighboursMs),
    ...convolutionMs.map(({ channels, ms }) =>
      atMost(`3×3 filter over 256×256, ${channels} channel${channels === 1 ? '' : 's'} (CPU time)`, 8, 'ms', ms),
    ),
    atMost('Word table of 5,000 words (CPU time)', 30, 'ms', words.table.mean),
    atMost('10 sentences from it (CPU time)', 10, 'ms', words.sentences.mean),
    atMost('A round of maker against checker (CPU time)', 100, 'ms', duelRound.mean),
    atMost('Naive Bayes trained on 64 captions (CPU time)', 5, 'ms', bayes.mean),
    atMost('Mel features of a 1 s clip (CPU time)', 15, 'ms', mel.mean),
    atMost('Spectrogram of a 1 s clip as pixels (CPU time)', 50, 'ms', spectrogram.mean),
  ];
}

export const learningNotes = ({ firstMs, ratios, rasterMs }: LearningMetrics): string[] => [
  `Learning algorithms, first run on the clock in ms before anything is compiled: search ${firstMs.search}, neighbours ${firstMs.neighbours}, filter ${firstMs.convolution}. A drawing of 40 points is turned into 16×16 in ${rasterMs} ms.`,
  `As multiples of reading each pixel of 256×256 nine times in the same process: slowest search ${ratios.search}, neighbours ${ratios.neighbours}, grey filter ${ratios.convolution}.`,
];

export const helpRows = ({ answers }: HelpMetrics): ResultRow[] =>
  answers.flatMap(({ language, slowestMs, indexKb }) => [
    atMost(`Ask Owl, slowest answer once the index is there (CPU time), ${language}`, 50, 'ms', slowestMs),
    atMost(`Ask Owl, index without texts, gzip, ${language}`, 300, 'KB', indexKb),
  ]);

export const helpNotes = ({ answers }: HelpMetrics): string[] => [
  `Ask Owl, mean answer in CPU time / slowest of the first round on the clock / reading the index, in ms: ${answers.map(({ language, meanMs, firstMs, loadMs }) => `${language} ${meanMs} / ${firstMs} / ${loadMs}`).join(' · ')}.`,
];

export function realmRows({ realms, largestSongKb: mostMusicKb }: AllRealmsMetrics): ResultRow[] {
  const slowest = (key: 'p50' | 'p99') => Math.max(...realms.map(({ frames }) => frames[key]));
  return [
    atMost(`JavaScript per frame, p50, slowest of ${realms.length} realms`, 1.5, 'ms', slowest('p50')),
    atMost(`JavaScript per frame, p99, slowest of ${realms.length} realms`, 6, 'ms', slowest('p99')),
    atMost('Music of a realm, both layers, largest', 700, 'KB', mostMusicKb),
  ];
}

export const realmNotes = ({ realms }: AllRealmsMetrics): string[] => [
  `Frames by realm, CPU time p50 / p99 in ms: ${realms.map(({ realm, frames }) => `${realm} ${frames.p50} / ${frames.p99}`).join(' · ')}.`,
];

export function liveRows({ placed, painted }: LiveReloadMetrics): ResultRow[] {
  return [
    atMost('Save in Tiled to screen, a thing placed, median', 1000, 'ms', placed.median),
    atMost('Save in Tiled to screen, tiles painted, median', 1000, 'ms', painted.median),
  ];
}

export const liveNotes = ({ placed, painted }: LiveReloadMetrics): string[] => [
  `Save to screen, ms: placed ${placed.all.join(' · ')}; painted ${painted.all.join(' · ')}.`,
];

/** The share belongs to the machine, too: a commit that had 0.201 on one had 0.104 on another. Somewhat less than the slower one gives is asked. */
export function serverRows({ school, ...shares }: ServerMetrics): ResultRow[] {
  return [
    atLeast('verify_user, share of raw node:http per CPU-second', 0.09, shares.verifyUser),
    atLeast('map-progress, share of raw node:http', 0.11, shares.mapProgress),
    atLeast('verify_user, every request logged', 0.08, shares.verifyUserWithLog),
    atLeast('map-progress, every request logged', 0.08, shares.mapProgressWithLog),
    row(
      `${school.pupils} pupils starting at once (${school.requests} requests)`,
      '0 errors, 0 lost',
      `${school.errors} errors, ${school.lost} lost`,
      school.errors === 0 && school.lost === 0,
    ),
  ];
}

/** PostgreSQL waits for its own process: what it costs is measured, nothing is asked of it. */
export function postgresRows({ school, ...shares }: ServerMetrics): ResultRow[] {
  return [
    row('verify_user on PostgreSQL, share of raw node:http', 'measured', shares.verifyUser.toFixed(3), true),
    row('map-progress on PostgreSQL, share of raw node:http', 'measured', shares.mapProgress.toFixed(3), true),
    row(
      `${school.pupils} pupils starting at once on PostgreSQL`,
      '0 errors, 0 lost',
      `${school.errors} errors, ${school.lost} lost`,
      school.errors === 0 && school.lost === 0,
    ),
  ];
}

export function dayRows(engine: string, { start, steady, idleMemoryMb, memoryMb }: SchoolDayMetrics): ResultRow[] {
  const nothing = ({ errors, lost }: { errors: number; lost: number }) => errors === 0 && lost === 0;
  const counted = ({ errors, lost }: { errors: number; lost: number }) => `${errors} errors, ${lost} lost`;
  return [
    row(`${start.pupils} pupils starting at once, ${engine}`, '0 errors, 0 lost', counted(start), nothing(start)),
    row(`${start.pupils} pupils playing on, ${engine}`, '0 errors, 0 lost', counted(steady), nothing(steady)),
    atMost(`An event of theirs, one each in 30 s, p99, ${engine}`, 100, 'ms', steady.p99Ms),
    // An idle server has some 270 MB already (a heap of 84): asked is what the day adds.
    atMost(`Memory that this adds to an idle server's, ${engine}`, 60, 'MB', memoryMb - idleMemoryMb),
  ];
}

export const dayNotes = (engine: string, { start, steady, idleMemoryMb, memoryMb }: SchoolDayMetrics): string[] => [
  `Memory of the server on ${engine}: ${idleMemoryMb} MB when it is ready, ${memoryMb} MB after the school day.`,
  `A school day on ${engine}: a request of the start p50 ${start.p50Ms} ms, p99 ${start.p99Ms} ms; an event later p50 ${steady.p50Ms} ms, p99 ${steady.p99Ms} ms.`,
];

const formatPercentiles = ({ p50, p99, count }: { p50: number; p99: number; count: number }) =>
  `p50 ${p50} ms, p99 ${p99} ms (${count} in a run)`;

export function engineNotes({ frames, map, heapByMinute }: EngineMetrics): string[] {
  return [
    `Frames: ${map.people} characters, ${map.props} props, 640×360, software GL, median of three runs of 20 s. CPU time of the page's thread: ${formatPercentiles(frames.cpu)}. On the clock, with waits for the software GL and for cores that others hold: ${formatPercentiles(frames.clock)}.`,
    `Heap after garbage collection, MB, at the start and after each minute: ${heapByMinute.join(' · ')}.`,
  ];
}

export const serverNotes = ({ school }: ServerMetrics): string[] => [
  `A request of the ${school.pupils} pupils took p50 ${school.p50Ms} ms, p99 ${school.p99Ms} ms, with all of them and the server on this machine.`,
];

export function table(rows: readonly ResultRow[]): string {
  const lines = rows.map(
    ({ metric: figure, target: asked, measured, passed: met }) =>
      `| ${figure} | ${asked} | ${measured} | ${met ? 'yes' : '**no**'} |`,
  );
  return ['| figure | asked | measured | met? |', '|---|---|---|---|', ...lines].join('\n');
}
