// Measures the hints of the Lab on the corpora of wrong programs: right line, right kind, misleading ones, also while typing.
import { join } from 'node:path';
import { createServer } from 'vite';
import type { WrongProgram } from '../../client/src/python-lab/friendly/testing/corpus.ts';
import type { JudgedHint } from '../../client/src/python-lab/friendly/testing/evaluateHints.ts';
import type { NodePython } from '../../client/src/python-lab/testing/nodePython.ts';
import { i18n, i18nAlias } from '../../client/vite-plugins/i18n.ts';
import type { ResultRow } from './report.ts';
import { roundTo } from './statistics.ts';

const ROOT = join(import.meta.dirname, '../..');
const LAB = '/client/src/python-lab';

export interface HintMetrics {
  hints: readonly JudgedHint[];
  /** Of the second and third corpus, and of a part held back outside the repository, if HINTS_HELD_BACK names its folder. */
  second: readonly JudgedHint[];
  third: readonly JudgedHint[];
  heldBack: readonly JudgedHint[];
  /** Milliseconds from an error to its words, mean; with Python's own run. */
  meanMs: number;
}

/** The rules carry macros of the interface's texts, so they are loaded through Vite. */
export async function measureHints(): Promise<HintMetrics> {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [i18n()],
    resolve: { alias: i18nAlias },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { readCorpus, readLaterCorpus, readHeldBackCorpus } = (await vite.ssrLoadModule(
      `${LAB}/friendly/testing/corpus.ts`,
    )) as {
      readCorpus(): WrongProgram[];
      readLaterCorpus(name: 'second' | 'third'): WrongProgram[];
      readHeldBackCorpus(folder: string): WrongProgram[];
    };
    const { judgeHint } = (await vite.ssrLoadModule(`${LAB}/friendly/testing/evaluateHints.ts`)) as {
      judgeHint(python: NodePython, program: WrongProgram): JudgedHint;
    };
    const { createNodePython } = (await vite.ssrLoadModule(`${LAB}/testing/nodePython.ts`)) as {
      createNodePython(): Promise<NodePython>;
    };
    const python = await createNodePython();
    const corpus = readCorpus();
    const before = performance.now();
    const hints = corpus.map((program) => judgeHint(python, program));
    const meanMs = roundTo((performance.now() - before) / corpus.length, 1);
    const judge = (programs: readonly WrongProgram[]) => programs.map((program) => judgeHint(python, program));
    const folder = process.env.HINTS_HELD_BACK;
    return {
      hints,
      second: judge(readLaterCorpus('second')),
      third: judge(readLaterCorpus('third')),
      heldBack: folder === undefined ? [] : judge(readHeldBackCorpus(folder)),
      meanMs,
    };
  } finally {
    await vite.close();
  }
}

const shareOf = (hints: readonly JudgedHint[], holds: (hint: JudgedHint) => boolean): number =>
  roundTo((hints.filter(holds).length / Math.max(hints.length, 1)) * 100, 1);

function rowOf(metric: string, hints: readonly JudgedHint[]): ResultRow {
  const line = shareOf(hints, ({ isRightLine }) => isRightLine);
  const kind = shareOf(hints, ({ isRightKind }) => isRightKind);
  const misleading = hints.filter(({ isMisleading }) => isMisleading).length;
  return {
    metric,
    target: 'line ≥ 95 %, kind ≥ 90 %, none misleading',
    measured: `line ${line} %, kind ${kind} %, ${misleading} misleading`,
    passed: line >= 95 && kind >= 90 && misleading === 0,
  };
}

/** Of a later corpus: line, kind and words right, nothing in particular, misleading, and what misleads while typing. */
function laterRow(metric: string, hints: readonly JudgedHint[]): ResultRow {
  const right = shareOf(hints, (hint) => hint.isRightLine && hint.isRightKind && hint.saysEnough && !hint.isMisleading);
  const generic = shareOf(hints, ({ isGeneric }) => isGeneric);
  const misleading = hints.filter(({ isMisleading }) => isMisleading).length;
  const live = hints.filter(({ misleadingLive }) => misleadingLive.length > 0).length;
  return {
    metric,
    target: 'right ≥ 85 %, generic ≤ 3 %, none misleading, none while typing',
    measured: `right ${right} %, generic ${generic} %, ${misleading} misleading, ${live} while typing`,
    passed: right >= 85 && generic <= 3 && misleading === 0 && live === 0,
  };
}

/** Fewer programs say nothing about a share: one of 19 is more than 5 %. */
const LEAST_OF_AREA = 20;

/** By area of kinds (`name` of `name.misspelt`). */
function byArea(hints: readonly JudgedHint[]): [area: string, hints: readonly JudgedHint[]][] {
  const areaOf = ({ program }: JudgedHint) => program.kinds[0]?.split('.')[0] ?? '';
  const areas = [...new Set(hints.map(areaOf))].sort();
  return areas.map((area) => [area, hints.filter((hint) => areaOf(hint) === area)]);
}

/** The whole corpus, the third that was held back, and each area with enough programs. */
export function hintRows({ hints, second, third, heldBack: outside }: HintMetrics): ResultRow[] {
  const heldBack = hints.filter(({ program }) => program.isHeldBack);
  return [
    rowOf(`Lab: hints for ${hints.length} wrong programs`, hints),
    rowOf(`Lab: hints for the ${heldBack.length} held back from tuning`, heldBack),
    laterRow(`Lab: hints for ${second.length} programs of the second corpus`, second),
    laterRow(`Lab: hints for ${third.length} programs of the third corpus`, third),
    ...(outside.length > 0 ? [laterRow(`Lab: hints for ${outside.length} programs held back`, outside)] : []),
    ...byArea(hints)
      .filter(([, own]) => own.length >= LEAST_OF_AREA)
      .map(([area, own]) => rowOf(`Lab: hints of the kinds ${area}.* (${own.length})`, own)),
  ];
}

export const hintNotes = ({ hints, meanMs }: HintMetrics): string[] => [
  `Lab: not right in line or kind, of ${hints.length}: ${
    byArea(hints)
      .map(
        ([area, own]) =>
          [area, own.filter((hint) => !hint.isRightLine || !hint.isRightKind).length, own.length] as const,
      )
      .filter(([, missed]) => missed > 0)
      .map(([area, missed, all]) => `${area}.* ${missed} of ${all}`)
      .join(' · ') || 'none'
  }.`,
  `Lab: a program of the corpus took ${meanMs} ms on average to be checked, run and explained, in Node.`,
];
