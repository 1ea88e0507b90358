// The hints for the corpora of wrong programs: right line, right kind, never misleading, also for the third that was held back.
import { beforeAll, describe, expect, it } from 'vitest';
import { createNodePython } from '../testing/nodePython.ts';
import { RULES } from './friendlyError.ts';
import { LATER_CORPORA, readCorpus, readLaterCorpus } from './testing/corpus.ts';
import { isRight, type JudgedHint, judgeHint, shareOf } from './testing/evaluateHints.ts';

const corpus = readCorpus();
let hints: JudgedHint[];
let laterHints: Record<(typeof LATER_CORPORA)[number], JudgedHint[]>;
beforeAll(async () => {
  const python = await createNodePython();
  hints = corpus.map((program) => judgeHint(python, program));
  const judge = (name: (typeof LATER_CORPORA)[number]) =>
    readLaterCorpus(name).map((program) => judgeHint(python, program));
  laterHints = { second: judge('second'), third: judge('third') };
}, 240_000);

const describeHint = ({ program, line, kind, title, help }: JudgedHint) =>
  `${program.name} [${program.line} ${program.kinds.join('|')}] ${JSON.stringify(program.code)} → ${line} ${kind}: ${title} – ${help}`;

describe('the corpus', () => {
  it('holds at least 400 programs, all different, 150 of them of categories of published studies', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(400);
    expect(new Set(corpus.map(({ code }) => code)).size).toBe(corpus.length);
    expect(corpus.filter(({ study }) => study !== undefined).length).toBeGreaterThanOrEqual(150);
    for (const { name, line, code } of corpus)
      expect([name, line <= code.split('\n').length && line > 0]).toEqual([name, true]);
  });

  it('knows only kinds that a rule gives', () => {
    const ids = new Set([...RULES.map(({ id }) => id), 'indent.spaces', 'other']);
    expect(corpus.flatMap(({ kinds }) => kinds).filter((kind) => !ids.has(kind))).toEqual([]);
  });
});

describe.each([
  ['tuned', false],
  ['held back', true],
])('hints for programs that were %s', (_, isHeldBack) => {
  const asked = () => hints.filter(({ program }) => program.isHeldBack === isHeldBack);

  it('are at the right line in at least 95 %', () => {
    expect(shareOf(asked(), ({ isRightLine }) => isRightLine)).toBeGreaterThanOrEqual(0.95);
  });

  it('are of the right kind in at least 90 %', () => {
    expect(shareOf(asked(), ({ isRightKind }) => isRightKind)).toBeGreaterThanOrEqual(0.9);
  });

  it('never mislead', () => {
    expect(
      asked()
        .filter(({ isMisleading, saysEnough }) => isMisleading || !saysEnough)
        .map(describeHint),
    ).toEqual([]);
  });
});

describe.each(LATER_CORPORA)('hints for the %s corpus, after the run and while typing', (name) => {
  const asked = () => laterHints[name];

  it('are right in at least 85 %: line, kind and words', () => {
    expect(shareOf(asked(), isRight)).toBeGreaterThanOrEqual(0.85);
  });

  it('say nothing in particular in at most 3 %', () => {
    expect(shareOf(asked(), ({ isGeneric }) => isGeneric)).toBeLessThanOrEqual(0.03);
  });

  it('never mislead after the run', () => {
    expect(
      asked()
        .filter(({ isMisleading }) => isMisleading)
        .map(describeHint),
    ).toEqual([]);
  });

  it('never mislead while the program is typed', () => {
    const faults = asked().map(({ program, misleadingLive }) => [program.name, misleadingLive]);
    expect(faults.filter(([, found]) => found?.length)).toEqual([]);
  });
});
