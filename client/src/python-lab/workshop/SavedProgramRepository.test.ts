// Saved programs: names, limits, full storage, unreadable storage; nothing is lost that was not deleted.
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeStorage, type FakeStorage } from '../../testing/createFakeStorage.ts';
import { MAX_PROGRAM_BYTES, MAX_PROGRAMS, SAVE_MESSAGES, SavedProgramRepository } from './SavedProgramRepository.ts';

let storage: FakeStorage;
let clock = 0;
const createRepository = (person: string) => new SavedProgramRepository(person, storage, () => ++clock);
let repository: SavedProgramRepository;
beforeEach(() => {
  storage = createFakeStorage();
  repository = createRepository('ada');
});

const KEY = 'lanternwise:workshop:ada';
const names = (of: SavedProgramRepository = repository) => of.programs().map(({ name }) => name);
const id = (name: string) => repository.programs().find((program) => program.name === name)?.id ?? '';

describe('saved programs', () => {
  it('keeps programs over visits, the newest first, each person by themselves', () => {
    repository.add('Cake', 'a');
    repository.add('Bun', 'b');
    expect(names(createRepository('ada'))).toEqual(['Bun', 'Cake']);
    expect(names(createRepository('ben'))).toEqual([]);
    repository.save(id('Cake'), 'a2');
    expect(repository.programs()[0]).toMatchObject({ name: 'Cake', code: 'a2' });
  });

  it('sees what another tab saved in between', () => {
    const other = createRepository('ada');
    repository.add('Mine', '1');
    other.add('Theirs', '2');
    repository.rename(id('Mine'), 'Still mine');
    expect(names().sort()).toEqual(['Still mine', 'Theirs']);
  });

  it('renames and removes', () => {
    repository.add('Cake', 'a');
    repository.rename(id('Cake'), '  Big   cake ');
    expect(names()).toEqual(['Big cake']);
    repository.remove(id('Big cake'));
    expect(names()).toEqual([]);
  });

  it('refuses names that are empty or taken', () => {
    repository.add('Cake', 'a');
    expect(repository.add('  ', 'a')).toEqual({ ok: false, why: SAVE_MESSAGES.noName });
    expect(repository.add('CAKE', 'a')).toEqual({ ok: false, why: SAVE_MESSAGES.taken });
    repository.add('Bun', 'b');
    expect(repository.rename(id('Bun'), 'cake')).toEqual({ ok: false, why: SAVE_MESSAGES.taken });
    expect(repository.rename(id('Bun'), 'Bun')).toMatchObject({ ok: true });
  });

  it('has room for thirty programs of 20 KB, counted in bytes', () => {
    for (let number = 0; number < MAX_PROGRAMS; number += 1) {
      expect(repository.add(`p ${number}`, 'x'.repeat(MAX_PROGRAM_BYTES)).ok).toBe(true);
    }
    expect(repository.add('one more', 'x')).toEqual({ ok: false, why: SAVE_MESSAGES.full });
    expect(repository.save(id('p 3'), 'é'.repeat(MAX_PROGRAM_BYTES / 2 + 1))).toEqual({
      ok: false,
      why: SAVE_MESSAGES.tooLong,
    });
    expect(repository.programs()).toHaveLength(MAX_PROGRAMS);
  });

  it('reports full storage, and keeps what was there', () => {
    repository.add('Cake', 'a');
    storage.full = true;
    expect(repository.save(id('Cake'), 'new')).toEqual({ ok: false, why: SAVE_MESSAGES.noRoom });
    expect(repository.saveDraft({ code: 'x' })).toBe(false);
    expect(repository.programs()[0]?.code).toBe('a');
  });

  it('keeps a list that it cannot read, and starts another', () => {
    storage.setItem(KEY, '{"version":1,"prog');
    expect(names()).toEqual([]);
    repository.add('Cake', 'a');
    expect(storage.getItem('lanternwise:workshop-broken:ada')).toBe('{"version":1,"prog');
    expect(names()).toEqual(['Cake']);
  });

  it('shows a list of a later version and does not overwrite it', () => {
    const text = JSON.stringify({ version: 2, programs: [{ id: 'p1', name: 'Cake', code: 'a', savedAt: 1 }] });
    storage.setItem(KEY, text);
    expect(names()).toEqual(['Cake']);
    expect(repository.remove('p1')).toEqual({ ok: false, why: SAVE_MESSAGES.newer });
    expect(storage.getItem(KEY)).toBe(text);
  });

  it('works without a storage, but says that nothing is kept', () => {
    storage.blocked = true;
    const none = createRepository('ada');
    expect(none.programs()).toEqual([]);
    expect(none.add('Cake', 'a')).toEqual({ ok: false, why: SAVE_MESSAGES.noRoom });
  });

  it('keeps what is in the editor, saved or not', () => {
    repository.saveDraft({ code: 'half a cake', base: 'a', program: 'p1' });
    expect(createRepository('ada').readDraft()).toEqual({ code: 'half a cake', base: 'a', program: 'p1' });
    expect(createRepository('ben').readDraft()).toBeUndefined();
  });
});
