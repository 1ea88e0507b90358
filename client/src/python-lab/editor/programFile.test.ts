// Files that learners choose: Python text is taken, everything else is refused in words.
import { expect, it } from 'vitest';
import { MAX_CODE_LENGTH } from '../lab/labMessages.ts';
import { decodeProgram, readProgramFile } from './programFile.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it('takes UTF-8 with any line ends, and drops the byte order mark', () => {
  expect(decodeProgram(bytes('\uFEFFprint("नमस्ते")\r\nx = 1\r'))).toEqual({
    ok: true,
    code: 'print("नमस्ते")\nx = 1\n',
  });
  expect(decodeProgram(bytes('x = 1\u2028y = 2\u2029'))).toEqual({ ok: true, code: 'x = 1\ny = 2\n' });
  expect(decodeProgram(bytes(''))).toEqual({ ok: true, code: '' });
});

it.each([
  ['another encoding', new Uint8Array([0x22, 0xe9, 0x22]), 'UTF-8'],
  ['a picture', bytes('PNG\0\0\0'), 'no text'],
  ['too many characters', bytes('x'.repeat(MAX_CODE_LENGTH + 1)), 'too big'],
  ['too many bytes', new Uint8Array(MAX_CODE_LENGTH * 4 + 1), 'too big'],
])('refuses %s in words', (_name, file, words) => {
  const read = decodeProgram(file);
  expect(read.ok ? '' : read.why).toContain(words);
});

it('looks at the name before it reads', async () => {
  const read = await readProgramFile(new File(['x = 1'], 'game.exe'));
  expect(read.ok ? '' : read.why).toContain('.py');
  expect(await readProgramFile(new File(['x = 1'], 'Game.PY'))).toEqual({ ok: true, code: 'x = 1' });
});
