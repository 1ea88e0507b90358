// DATA_DIR and everything in it belong to the server's user alone; a folder that cannot be so is refused in words.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderProblem, prepareDataFolder } from './dataFolder.ts';
import { StartError } from './db/StartError.ts';

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
    const [voice, database, outside] = [
      join(voices, 'a.mp3'),
      join(folder, 'lanternwise.sqlite'),
      join(root, 'outside'),
    ];
    mkdirSync(voices, { recursive: true });
    for (const file of [voice, database, outside]) writeFileSync(file, 'x');
    symlinkSync(outside, join(folder, 'link'));
    for (const wide of [folder, voices]) chmodSync(wide, 0o755);
    for (const wide of [voice, database, outside]) chmodSync(wide, 0o644);
    expect(prepareDataFolder(folder)).toEqual([
      `Other users of this machine could reach 4 files in ${folder}. They now belong to the server's user alone.`,
    ]);
    expect([folder, voices, voice, database].map(modeOf)).toEqual(['700', '700', '600', '600']);
    // A symbolic link may point outside the data folder.
    expect(modeOf(outside)).toBe('644');
    expect(prepareDataFolder(folder)).toEqual([]);
  });

  it('that does not exist is made', () => {
    const folder = join(root, 'deep', 'data');
    expect(prepareDataFolder(folder)).toEqual([]);
    expect(modeOf(folder)).toBe('700');
  });

  it.each([
    ['a file', 'file', 'ENOTDIR', 'is a file. Move the file away'],
    ['below a file', 'file/data', 'ENOTDIR', 'is a file. Move the file away'],
    ['with a name that is too long', 'x'.repeat(300), 'ENAMETOOLONG', 'Please choose another folder'],
  ])('that is %s is refused in words', (_what, name, code, words) => {
    writeFileSync(join(root, 'file'), 'x');
    const folder = join(root, name);
    expect(() => prepareDataFolder(folder)).toThrow(StartError);
    expect(() => prepareDataFolder(folder)).toThrow(`The data folder ${folder} cannot be used (${code})`);
    expect(() => prepareDataFolder(folder)).toThrow(words);
  });

  // Root may do everything, and no disk here is full or read-only.
  it.each([
    ['EACCES', 'belongs to another user'],
    ['EPERM', 'belongs to another user'],
    ['EROFS', 'can only be read'],
    ['ENOSPC', 'is full'],
    ['EDQUOT', 'is full'],
    ['EIO', 'Please choose another folder'],
  ])('that fails with %s is explained', (code, words) => {
    expect(folderProblem('/data', code)).toMatch(/^The data folder \/data cannot be used \(E/);
    expect(folderProblem('/data', code)).toContain(words);
  });

  it('that holds a log of the start is taken', () => {
    const folder = join(root, 'with-log');
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(join(folder, 'start.log'), 'ready', { mode: 0o600 });
    expect(prepareDataFolder(folder)).toEqual([]);
  });

  it('that holds the things of others keeps its rights and is refused', () => {
    const home = join(root, 'home');
    mkdirSync(join(home, 'Documents'), { recursive: true });
    chmodSync(home, 0o755);
    expect(() => prepareDataFolder(home)).toThrow(
      `${home} holds other things, for example Documents. Choose a new folder, for example DATA_DIR=${join(home, 'lanternwise-data')}.`,
    );
    const shared = join(root, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    expect(() => prepareDataFolder(shared)).toThrow('is shared by all users');
    expect([home, shared].map(modeOf)).toEqual(['755', '777']);
  });

  it.each(['.bashrc', 'lost+found', 'backups', 'speech', 'purged-accounts.txt', 'server.lock', 'server.json'])(
    'may hold %s before its first start',
    (name) => {
      const folder = join(root, 'data');
      mkdirSync(folder, { mode: 0o700 });
      writeFileSync(join(folder, name), '', { mode: 0o600 });
      expect(prepareDataFolder(folder)).toEqual([]);
    },
  );

  it('is taken for what a link to it leads to', () => {
    const [folder, link] = [join(root, 'data'), join(root, 'link')];
    mkdirSync(folder, { mode: 0o755 });
    symlinkSync(folder, link);
    expect(prepareDataFolder(link)).toHaveLength(1);
    expect(modeOf(folder)).toBe('700');
    expect(prepareDataFolder(link)).toEqual([]);
  });
});
