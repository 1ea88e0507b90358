// DATA_DIR and everything in it belong to the server's user alone, also in a folder that was made before.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restrictDataFolder } from './dataFolder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lanternwise-data-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('that was made before loses the rights of others, with a warning, once', () => {
    const folder = join(root, 'data');
    const voices = join(folder, 'voices');
    const [voice, database, outside] = [join(voices, 'a.mp3'), join(folder, 'x.sqlite'), join(root, 'outside')];
    mkdirSync(voices, { recursive: true });
    for (const file of [voice, database, outside]) writeFileSync(file, 'x');
    symlinkSync(outside, join(folder, 'link'));
    for (const wide of [folder, voices]) chmodSync(wide, 0o755);
    for (const wide of [voice, database, outside]) chmodSync(wide, 0o644);
    expect(restrictDataFolder(folder)).toBe(
      `Other users of this machine could reach 4 files in ${folder}. They now belong to the server's user alone.`,
    );
    expect([folder, voices, voice, database].map(modeOf)).toEqual(['700', '700', '600', '600']);
    // A symbolic link may point outside the data folder.
    expect(modeOf(outside)).toBe('644');
    expect(restrictDataFolder(folder)).toBeUndefined();
  });

  it('that does not exist is made', () => {
    const folder = join(root, 'deep', 'data');
    expect(restrictDataFolder(folder)).toBeUndefined();
    expect(modeOf(folder)).toBe('700');
  });
});
