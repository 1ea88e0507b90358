// @vitest-environment jsdom
// Tests what counts as held by this browser alone, and that sign-out deletes one person's and nobody else's.
import { beforeEach, describe, expect, it } from 'vitest';
import { clearHeldWorkshop, deleteDeviceWork, findDeviceWork } from './deviceWork.ts';

const put = (key: string, value: unknown) => localStorage.setItem(`lanternwise:${key}`, JSON.stringify(value));
const keys = () => Object.keys(localStorage).sort();
const shelf = (programs: readonly object[], removed: readonly string[] = []) => ({ version: 1, programs, removed });
const CAKE = { id: 'w1', name: 'Cake', code: 'print(1)', savedAt: 1 };
const NOTHING = { steps: 0, programs: 0, hasDrafts: false };

beforeEach(() => localStorage.clear());

describe('what only this browser holds', () => {
  it('is nothing where the account has all of it', () => {
    put('lab:asha:loops', { code: 'x', at: 1, ran: true });
    put('workshop:asha', shelf([{ ...CAKE, isSynced: true }]));
    put('workshop-draft:asha', { code: 'print(1)', base: 'print(1)', program: 'w1' });
    expect(findDeviceWork('asha')).toEqual(NOTHING);
  });

  it.each<[string, string, object, object]>([
    ['a program that never ran', 'lab:asha:loops', { code: 'x', at: 1, ran: false }, { hasDrafts: true }],
    ['a changed program of the Workshop', 'workshop-draft:asha', { code: 'a', base: '' }, { hasDrafts: true }],
    ['a drawing', 'draft:asha:canteen', {}, { hasDrafts: true }],
    ['a post that is being written', 'blog-draft:asha:new', {}, { hasDrafts: true }],
    ['saved programs of a limited child', 'workshop:asha', shelf([CAKE, CAKE]), { programs: 2 }],
    ['a shelf that cannot be read', 'workshop:asha', [], { programs: 1 }],
  ])('is %s', (_what, key, value, found) => {
    put(key, value);
    expect(findDeviceWork('asha')).toEqual({ ...NOTHING, ...found });
    // Not of a person whose id begins in the same way.
    expect(findDeviceWork('ash')).toEqual(NOTHING);
    deleteDeviceWork('ash');
    expect(keys()).toHaveLength(1);
    deleteDeviceWork('asha');
    expect(keys()).toEqual([]);
  });

  it('of a guest is never deleted', () => {
    put('draft:guest:canteen', {});
    deleteDeviceWork('guest');
    expect(keys()).toHaveLength(1);
  });
});

describe('the Workshop at sign-out', () => {
  it('leaves this browser once the account holds all of it', () => {
    put('workshop:asha', shelf([{ ...CAKE, isSynced: true }]));
    put('workshop-draft:asha', { code: 'a', base: 'a' });
    clearHeldWorkshop('asha');
    expect(keys()).toEqual([]);
  });

  it.each([
    ['a program that was not sent', shelf([CAKE])],
    ['a removal that was not sent', shelf([{ ...CAKE, isSynced: true }], ['w2'])],
  ])('stays with %s', (_what, value) => {
    put('workshop:asha', value);
    clearHeldWorkshop('asha');
    expect(keys()).toEqual(['lanternwise:workshop:asha']);
  });
});
