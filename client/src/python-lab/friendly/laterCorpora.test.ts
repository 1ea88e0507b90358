// The later corpora of wrong programs: every program is judged, and ends in the browser's Python as its header says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNodePython, type NodePython } from '../testing/nodePython.ts';
import { RULES } from './friendlyError.ts';
import { LATER_CORPORA, type RunEnding, readCorpus, readLaterCorpus, type WrongProgram } from './testing/corpus.ts';

const README = readFileSync(join(import.meta.dirname, 'corpus/README.md'), 'utf8');
/** Instructions recorded before a program counts as endless; every other program of the corpus needs far fewer. */
const MAX_STEPS = 500;

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 240_000);

/** Recorded, not run: an endless program would never come back. */
function endingOf({ code, stdin }: WrongProgram): RunEnding | undefined {
  const { syntax, indentation } = python.check(code, { required: [], checks: [], indentation: true });
  if (syntax || indentation) return 'error';
  const { status } = python.trace(code, { stdin, max: MAX_STEPS });
  return status === 'limit' ? 'endless' : status === 'ok' ? 'silent' : status === 'error' ? 'error' : undefined;
}

it('holds no program twice in all corpora', () => {
  const all = [...readCorpus(), ...LATER_CORPORA.flatMap(readLaterCorpus)].map(({ code }) => code);
  expect(new Set(all).size).toBe(all.length);
});

/** The second holds its opened held-back part too. */
const SIZES = { second: 150, third: 100 } as const;

describe.each(LATER_CORPORA)('the %s corpus', (corpusName) => {
  const corpus = readLaterCorpus(corpusName);

  it('is whole', () => {
    expect(corpus).toHaveLength(SIZES[corpusName]);
  });

  it('names lines of the program, also for live hints', () => {
    for (const { name, code, line, otherLines, live } of corpus) {
      expect([name, live]).not.toEqual([name, undefined]);
      const lines = [line, ...otherLines, ...(live && live !== 'silent' ? live.lines : [])];
      const last = code.split('\n').length;
      expect([name, lines.filter((at) => !(at >= 1 && at <= last))]).toEqual([name, []]);
    }
  });

  it('knows only kinds that a rule gives or the README describes', () => {
    const described = [...README.matchAll(/^\| `([a-z]+\.[a-z-]+)` \|/gm)].map((match) => match[1]);
    const known = new Set([...RULES.map(({ id }) => id), 'indent.spaces', ...described]);
    const named = corpus.flatMap(({ kinds, live }) => [...kinds, ...(live && live !== 'silent' ? live.kinds : [])]);
    expect(named.filter((kind) => !known.has(kind))).toEqual([]);
  });

  it('ends as its headers say', () => {
    const endings = corpus.map((program) => [program.name, endingOf(program)]);
    expect(endings).toEqual(corpus.map(({ name, ending }) => [name, ending]));
  });
});
