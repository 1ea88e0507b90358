// @vitest-environment jsdom
// Programs of two browsers meet in one account: what was saved, renamed and removed travels, nothing that was not deleted is lost.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../testing/createFakeStorage.ts';
import { connectAccount } from './connectAccount.ts';
import { type SavedProgram, SavedProgramRepository } from './SavedProgramRepository.ts';

beforeEach(() => void vi.useFakeTimers());

/** An account with room for `size` programs. */
function createAccount(size = 30) {
  const held = new Map<string, SavedProgram>();
  let isReachable = true;
  const send = vi.fn(async ({ changed, removed }: { changed: SavedProgram[]; removed: string[] }) => {
    if (!isReachable) return undefined;
    for (const id of removed) held.delete(id);
    const refused: string[] = [];
    for (const program of changed) {
      if (!held.has(program.id) && held.size >= size) refused.push(program.id);
      else if ((held.get(program.id)?.savedAt ?? 0) <= program.savedAt) held.set(program.id, program);
    }
    return { programs: [...held.values()], refused };
  });
  return {
    send,
    held,
    setReachable: (reachable: boolean) => {
      isReachable = reachable;
    },
  };
}

let clock = 0;
const browser = () => new SavedProgramRepository('ada', createFakeStorage(), () => ++clock);
const names = (repository: SavedProgramRepository) =>
  repository
    .programs()
    .map(({ name }) => name)
    .sort();
const settle = () => vi.advanceTimersByTimeAsync(2000);
const idOf = (repository: SavedProgramRepository, name: string) =>
  repository.programs().find((program) => program.name === name)?.id ?? '';

describe('one account', () => {
  it('gets what was saved before it was there, and brings it to another browser', async () => {
    const [account, here, there] = [createAccount(), browser(), browser()];
    here.add('Cake', 'a');
    connectAccount(here, account.send);
    await settle();
    there.add('Bun', 'b');
    connectAccount(there, account.send);
    await settle();
    expect(names(there)).toEqual(['Bun', 'Cake']);
    expect(account.held.size).toBe(2);
  });

  it('carries a new name, a later save and a removal to the other browser', async () => {
    const [account, here, there] = [createAccount(), browser(), browser()];
    here.add('Cake', 'a');
    here.add('Bun', 'b');
    const end = connectAccount(here, account.send);
    await settle();
    connectAccount(there, account.send);
    await settle();
    there.rename(idOf(there, 'Cake'), 'Tower');
    there.save(idOf(there, 'Tower'), 'a2');
    there.remove(idOf(there, 'Bun'));
    await settle();
    end();
    connectAccount(here, account.send);
    await settle();
    expect(here.programs()).toMatchObject([{ name: 'Tower', code: 'a2' }]);
  });

  it('keeps what could not be sent, and sends it when the network is back', async () => {
    const [account, here] = [createAccount(), browser()];
    account.setReachable(false);
    connectAccount(here, account.send);
    here.add('Cake', 'a');
    await settle();
    expect(account.held.size).toBe(0);
    expect(names(here)).toEqual(['Cake']);
    account.setReachable(true);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(account.held.size).toBe(1);
  });

  it('never drops what is saved while the account answers', async () => {
    const [account, here] = [createAccount(), browser()];
    here.add('Cake', 'a');
    connectAccount(here, account.send);
    here.save(idOf(here, 'Cake'), 'newer');
    here.add('Bun', 'b');
    await settle();
    expect([...account.held.values()].map(({ code }) => code).sort()).toEqual(['b', 'newer']);
    expect(here.changes()).toEqual({ changed: [], removed: [] });
  });

  it('leaves a program for which there is no room in the browser, without asking again and again', async () => {
    const [account, here] = [createAccount(1), browser()];
    here.add('Cake', 'a');
    here.add('Bun', 'b');
    connectAccount(here, account.send);
    await settle();
    await settle();
    expect(names(here)).toEqual(['Bun', 'Cake']);
    expect(account.send).toHaveBeenCalledTimes(1);
  });
});

it('gives programs of former versions ids of their own, and the open one stays open', () => {
  const storage = createFakeStorage();
  const old = { version: 1, programs: [{ id: 'p1', name: 'Cake', code: 'a', savedAt: 1 }] };
  storage.setItem('lanternwise:workshop:ada', JSON.stringify(old));
  const repository = new SavedProgramRepository('ada', storage);
  repository.saveDraft({ code: 'changed', program: 'p1' });
  repository.renewIds();
  const [program] = repository.programs();
  expect(program?.id).not.toBe('p1');
  expect(repository.readDraft()).toEqual({ code: 'changed', program: program?.id });
});
