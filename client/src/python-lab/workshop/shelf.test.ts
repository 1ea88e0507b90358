// The shelf: names, limits, a full storage, a shelf that cannot be read; nothing is lost that was not thrown away.
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeStorage, type FakeStorage } from '../../lib/storage/testing.ts';
import { MAX_BYTES, MAX_PROGRAMS, SHELF, Shelf } from './shelf.ts';

let storage: FakeStorage;
let clock = 0;
const shelfOf = (person: string) => new Shelf(person, storage, () => ++clock);
let shelf: Shelf;
beforeEach(() => {
  storage = createFakeStorage();
  shelf = shelfOf('ada');
});

const KEY = 'lanternwise:workshop:ada';
const names = (of: Shelf = shelf) => of.programs().map(({ name }) => name);
const id = (name: string) => shelf.programs().find((program) => program.name === name)?.id ?? '';

describe('a shelf', () => {
  it('keeps programs over visits, the newest first, each person by themselves', () => {
    shelf.add('Cake', 'a');
    shelf.add('Bun', 'b');
    expect(names(shelfOf('ada'))).toEqual(['Bun', 'Cake']);
    expect(names(shelfOf('ben'))).toEqual([]);
    shelf.save(id('Cake'), 'a2');
    expect(shelf.programs()[0]).toMatchObject({ name: 'Cake', code: 'a2' });
  });

  it('sees what another tab saved in between', () => {
    const other = shelfOf('ada');
    shelf.add('Mine', '1');
    other.add('Theirs', '2');
    shelf.rename(id('Mine'), 'Still mine');
    expect(names().sort()).toEqual(['Still mine', 'Theirs']);
  });

  it('renames and removes', () => {
    shelf.add('Cake', 'a');
    shelf.rename(id('Cake'), '  Big   cake ');
    expect(names()).toEqual(['Big cake']);
    shelf.remove(id('Big cake'));
    expect(names()).toEqual([]);
  });

  it('refuses names that are empty or taken', () => {
    shelf.add('Cake', 'a');
    expect(shelf.add('  ', 'a')).toEqual({ ok: false, why: SHELF.noName });
    expect(shelf.add('CAKE', 'a')).toEqual({ ok: false, why: SHELF.taken });
    shelf.add('Bun', 'b');
    expect(shelf.rename(id('Bun'), 'cake')).toEqual({ ok: false, why: SHELF.taken });
    expect(shelf.rename(id('Bun'), 'Bun')).toMatchObject({ ok: true });
  });

  it('has room for thirty programs of 20 KB, counted in bytes', () => {
    for (let number = 0; number < MAX_PROGRAMS; number += 1) {
      expect(shelf.add(`p ${number}`, 'x'.repeat(MAX_BYTES)).ok).toBe(true);
    }
    expect(shelf.add('one more', 'x')).toEqual({ ok: false, why: SHELF.full });
    expect(shelf.save(id('p 3'), 'é'.repeat(MAX_BYTES / 2 + 1))).toEqual({ ok: false, why: SHELF.tooLong });
    expect(shelf.programs()).toHaveLength(MAX_PROGRAMS);
  });

  it('says so when the browser is full, and keeps what was there', () => {
    shelf.add('Cake', 'a');
    storage.full = true;
    expect(shelf.save(id('Cake'), 'new')).toEqual({ ok: false, why: SHELF.noRoom });
    expect(shelf.keepDraft({ code: 'x' })).toBe(false);
    expect(shelf.programs()[0]?.code).toBe('a');
  });

  it('keeps a shelf that it cannot read, and begins another', () => {
    storage.setItem(KEY, '{"version":1,"prog');
    expect(names()).toEqual([]);
    shelf.add('Cake', 'a');
    expect(storage.getItem('lanternwise:workshop-broken:ada')).toBe('{"version":1,"prog');
    expect(names()).toEqual(['Cake']);
  });

  it('shows a shelf of a version to come and does not write over it', () => {
    const text = JSON.stringify({ version: 2, programs: [{ id: 'p1', name: 'Cake', code: 'a', savedAt: 1 }] });
    storage.setItem(KEY, text);
    expect(names()).toEqual(['Cake']);
    expect(shelf.remove('p1')).toEqual({ ok: false, why: SHELF.newer });
    expect(storage.getItem(KEY)).toBe(text);
  });

  it('works without a storage, but says that nothing is kept', () => {
    storage.blocked = true;
    const none = shelfOf('ada');
    expect(none.programs()).toEqual([]);
    expect(none.add('Cake', 'a')).toEqual({ ok: false, why: SHELF.noRoom });
  });

  it('keeps what is in the editor, saved or not', () => {
    shelf.keepDraft({ code: 'half a cake', base: 'a', program: 'p1' });
    expect(shelfOf('ada').draft()).toEqual({ code: 'half a cake', base: 'a', program: 'p1' });
    expect(shelfOf('ben').draft()).toBeUndefined();
  });
});
