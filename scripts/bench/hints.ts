// Measures the hints of the Lab on the corpus of wrong programs: right line, right kind and misleading ones, by area of kinds.
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
    const { readCorpus } = (await vite.ssrLoadModule(`${LAB}/friendly/testing/corpus.ts`)) as {
      readCorpus(): WrongProgram[];
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
    return { hints, meanMs: roundTo((performance.now() - before) / corpus.length, 1) };
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

/** The whole corpus, the third that was held back, and each area of kinds (`name` of `name.misspelt`). */
export function hintRows({ hints }: HintMetrics): ResultRow[] {
  const areaOf = ({ program }: JudgedHint) => program.kinds[0]?.split('.')[0] ?? '';
  const areas = [...new Set(hints.map(areaOf))].sort();
  const heldBack = hints.filter(({ program }) => program.isHeldBack);
  return [
    rowOf(`Lab: hints for ${hints.length} wrong programs`, hints),
    rowOf(`Lab: hints for the ${heldBack.length} held back from tuning`, heldBack),
    ...areas.map((area) => {
      const own = hints.filter((hint) => areaOf(hint) === area);
      return rowOf(`Lab: hints of the kinds ${area}.* (${own.length})`, own);
    }),
  ];
}

export const hintNotes = ({ meanMs }: HintMetrics): string[] => [
  `Lab: a program of the corpus took ${meanMs} ms on average to be checked, run and explained, in Node.`,
];
