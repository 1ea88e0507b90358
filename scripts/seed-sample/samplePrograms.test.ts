// The sample learners' programs in the real Python: each ends as the sample says, with the same text and output.
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { createNodePython, type NodePython } from '../../client/src/python-lab/testing/nodePython.ts';
import { compileContent } from '../content/compile.ts';
import { passedRun, type SampleRun, type SampleTask, slipsOf } from './samplePrograms.ts';

const { realms } = compileContent(join(import.meta.dirname, '../..'));
const tasks = realms
  .flatMap((realm) => Object.values(realm.lessons))
  .flatMap((lesson): SampleTask[] =>
    lesson.kind === 'python'
      ? [...lesson.steps.flatMap((step) => ('starter' in step ? [step] : [])), lesson.arena]
      : [],
  );

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 120_000);

/** As the Lab does: what cannot be read never runs. */
function judge(code: string): Pick<SampleRun, 'errorKind' | 'error' | 'output'> {
  const { syntax } = python.check(code, { indentation: true });
  if (syntax) return { errorKind: syntax.type, error: syntax.text, output: '' };
  const { error, output = '' } = python.run(code);
  return { errorKind: error?.type ?? null, ...(error && { error: error.text }), output };
}

it('has tasks', () => expect(tasks.length).toBeGreaterThan(20));

it('names the error that Python finds in every wrong try, with its text', () => {
  for (const { code, errorKind, error, output } of tasks.flatMap(slipsOf))
    expect(judge(code), code).toEqual({ errorKind, error, output });
});

it('names the output of a solution only where that is what it prints', () => {
  const named = tasks.map(passedRun).filter(({ output }) => output !== undefined);
  expect(named.length).toBeGreaterThan(0);
  for (const { code, output } of named) expect(judge(code).output, code).toBe(output);
});
