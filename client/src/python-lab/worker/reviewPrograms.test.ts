// The programs of the review bank, run in plain python3: the right option is what each of them really prints.
import { execFileSync } from 'node:child_process';
import { REVIEW_BANK, reviewCard, reviewItems } from '@lanternwise/shared/review/bank';
import { RIGHT_OPTION } from '@lanternwise/shared/review/card';
import { LINE_BREAK } from '@lanternwise/shared/review/questions/item';
import { expect, it } from 'vitest';

/** Runs programs one after the other; one that fails gives the name of its error. */
const RUNNER = `
import contextlib, io, json, sys
outputs = []
for program in json.load(sys.stdin):
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            exec(program, {})
        outputs.append(out.getvalue())
    except Exception as error:
        outputs.append(type(error).__name__)
print(json.dumps(outputs))
`;
/** Meetings with a task, each with new numbers. */
const MEETINGS = 12;

it('says what each shown program really prints', () => {
  const { questions, tasks } = REVIEW_BANK['python-world'];
  const written = questions.flatMap(({ id, code, right }) =>
    code === undefined ? [] : [{ id, code, said: right[0] }],
  );
  const drawn = reviewItems('python-world')
    .filter((item) => tasks.some(({ id }) => item.endsWith(`/${id}`)))
    .flatMap((item) => Array.from({ length: MEETINGS }, (_, seen) => reviewCard(item, seen) ?? []).flat())
    .map(({ item, code = '', options }) => ({
      ...{ id: item, code, said: options.find(({ id }) => id === RIGHT_OPTION)?.text[0] },
    }));
  const shown = [...written, ...drawn];
  expect(written.length).toBeGreaterThan(60);
  expect(drawn.length).toBe(tasks.length * MEETINGS);
  const input = JSON.stringify(shown.map(({ code }) => code));
  const outputs: string[] = JSON.parse(execFileSync('python3', ['-c', RUNNER], { input, encoding: 'utf8' }));
  const printed = outputs.map((output) => output.trimEnd().split('\n').join(LINE_BREAK));
  expect(shown.map(({ id, said }) => [id, said])).toEqual(shown.map(({ id }, at) => [id, printed[at]]));
});
