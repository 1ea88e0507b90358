// @vitest-environment jsdom
// Tests packing and taking out across browsers: what travels, what wins, what is never lost, and every way it can fail.
import { BACKPACK_MAX_BYTES } from '@lanternwise/shared/constants/backpack';
import { beforeEach, describe, expect, it } from 'vitest';
import { BackpackKeeper } from './BackpackKeeper.ts';
import { readCopies } from './copies.ts';
import { emptyPack, encodePack } from './pack.ts';
import { fakeServer, type Stored } from './testing/fakeServer.ts';
import { PAUSE_MS } from './tries.ts';
import { readWorks } from './works.ts';

const PHRASE = 'lamp river comet plum owl';

let fake: ReturnType<typeof fakeServer>;
let now: number;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fake = fakeServer();
  now = 1_000_000;
});

const newKeeper = () => new BackpackKeeper('asha', { server: fake.server, now: () => now });
const put = (id: string, value: unknown, family = 'draft') =>
  localStorage.setItem(`lanternwise:${family}:asha:${id}`, JSON.stringify(value));
const get = (id: string, family = 'draft') =>
  JSON.parse(localStorage.getItem(`lanternwise:${family}:asha:${id}`) ?? 'null');

/** A browser is its storage; `use` goes to another one. */
function browsers() {
  const kept = new Map<string, [Record<string, string>, Record<string, string>]>();
  let current = 'one';
  return {
    use(name: string): BackpackKeeper {
      kept.set(current, [{ ...localStorage }, { ...sessionStorage }]);
      localStorage.clear();
      sessionStorage.clear();
      const [local, session] = kept.get(name) ?? [{}, {}];
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
      current = name;
      return newKeeper();
    },
  };
}

describe('packed in one browser and opened in another', () => {
  it('brings drawings, texts, models, programs, outputs and pictures, and nothing else', async () => {
    put('canteen', { cells: [1, 2] });
    put('loops', { code: 'print(1)', at: 5, ran: false }, 'lab');
    put('loops', ['1'], 'output');
    put('cake', { paper: '#ffffff' }, 'picture');
    localStorage.setItem('lanternwise:workshop-draft:asha', '{"code":"x"}');
    localStorage.setItem('lanternwise:settings', '{"language":"hi"}');
    localStorage.setItem('token', 'secret');
    localStorage.setItem('lanternwise:draft:ashas:canteen', '"of another person"');
    await newKeeper().start(PHRASE);
    const other = browsers().use('two');
    await other.open(PHRASE);
    expect(
      Object.keys(localStorage)
        .filter((key) => !key.includes('backpack'))
        .sort(),
    ).toEqual([
      'lanternwise:draft:asha:canteen',
      'lanternwise:lab:asha:loops',
      'lanternwise:output:asha:loops',
      'lanternwise:picture:asha:cake',
      'lanternwise:workshop-draft:asha',
    ]);
    expect(get('canteen')).toEqual({ cells: [1, 2] });
    expect(other.state.getState()).toMatchObject({ isOpen: true, count: 5, replaced: 0 });
  });

  it('shows the server only cipher, and the phrase stands nowhere', async () => {
    put('canteen', { drawing: 'planted-drawing', text: 'planted-text', model: 'planted-model' });
    await newKeeper().start(PHRASE);
    const sent = JSON.stringify(fake.held.stored);
    const plain = Buffer.from(fake.held.stored?.cipher ?? '', 'base64').toString('latin1');
    for (const secret of ['planted', 'canteen', 'lamp', 'asha']) expect(sent + plain).not.toContain(secret);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('river comet');
  });

  it('follows changes on both sides, without copies where only one side changed', async () => {
    const devices = browsers();
    put('a', 1);
    put('b', 1);
    const one = newKeeper();
    await one.start(PHRASE);
    const two = devices.use('two');
    await two.open(PHRASE);
    put('b', 2);
    await two.pack({ mayMerge: true });
    const back = devices.use('one');
    put('a', 2);
    await back.pack({ mayMerge: true });
    expect([get('a'), get('b'), readCopies('asha').size]).toEqual([2, 2, 0]);
    expect(fake.held.stored?.revision).toBe(3);
  });

  it('takes what changed later where both changed, and keeps the other as a copy', async () => {
    const devices = browsers();
    put('a', 'first');
    await newKeeper().start(PHRASE);
    const two = devices.use('two');
    await two.open(PHRASE);
    now += 10;
    put('a', 'earlier');
    two.notice();
    const one = devices.use('one');
    now += 10;
    put('a', 'later');
    await one.pack({ mayMerge: true });
    const again = devices.use('two');
    await again.pack({ mayMerge: true });
    expect([get('a'), [...readCopies('asha').values()]]).toEqual(['later', ['"earlier"']]);
    again.swapCopies();
    expect([get('a'), [...readCopies('asha').values()]]).toEqual(['earlier', ['"later"']]);
    await again.pack({ mayMerge: true });
    await devices.use('one').pack({ mayMerge: true });
    expect(get('a')).toBe('earlier');
  });

  it('lets this device win where no time is known, and keeps the other as a copy', async () => {
    const devices = browsers();
    put('a', 'there');
    await newKeeper().start(PHRASE);
    const two = devices.use('two');
    put('a', 'here');
    await two.open(PHRASE);
    expect([get('a'), [...readCopies('asha').values()]]).toEqual(['here', ['"there"']]);
    two.dismissCopies();
    expect([two.state.getState().replaced, readCopies('asha').size]).toEqual([0, 0]);
  });

  it('removes what was removed on purpose, and nothing because a browser was cleared', async () => {
    const devices = browsers();
    put('a', 1);
    put('b', 1);
    const one = newKeeper();
    await one.start(PHRASE);
    await devices.use('two').open(PHRASE);
    devices.use('one');
    one.notice();
    localStorage.removeItem('lanternwise:draft:asha:a');
    await one.pack({ mayMerge: true });
    expect(get('a')).toBeNull();
    const two = devices.use('two');
    await two.pack({ mayMerge: true });
    expect([get('a'), [...readCopies('asha')]]).toEqual([null, [['draft:a', '1']]]);
    localStorage.removeItem('lanternwise:draft:asha:b');
    const next = newKeeper();
    await next.pack({ mayMerge: true });
    expect(get('b')).toBe(1);
  });

  it('packs after another device did so meanwhile, and loses neither', async () => {
    const devices = browsers();
    put('a', 1);
    await newKeeper().start(PHRASE);
    const before = fake.held.stored as Stored;
    put('b', 1);
    await newKeeper().pack({ mayMerge: true });
    const late = fake.held.stored as Stored;
    fake.held.stored = before;
    const two = devices.use('two');
    fake.held.beforePack = () => {
      fake.held.stored = late;
      fake.held.beforePack = undefined;
    };
    put('c', 1);
    await two.open(PHRASE);
    expect([get('a'), get('b'), get('c'), fake.held.stored?.revision]).toEqual([1, 1, 1, 3]);
  });
});

describe('a packing', () => {
  it('that changes nothing is not sent', async () => {
    put('a', 1);
    const keeper = newKeeper();
    await keeper.start(PHRASE);
    await keeper.pack({ mayMerge: true });
    expect(fake.held.stored?.revision).toBe(1);
  });

  it('in a realm writes nothing into what is open there', async () => {
    const devices = browsers();
    put('a', 1);
    await newKeeper().start(PHRASE);
    await devices.use('two').open(PHRASE);
    put('a', 2);
    await newKeeper().pack({ mayMerge: true });
    const one = devices.use('one');
    await expect(one.pack({ mayMerge: false })).rejects.toMatchObject({ kind: 'elsewhere' });
    expect(get('a')).toBe(1);
  });

  it('of more than it holds is refused whole', async () => {
    put('a', 1);
    const keeper = newKeeper();
    await keeper.start(PHRASE);
    const pack = {
      ...emptyPack('x'),
      works: new Map([['draft:big', { text: 'x'.repeat(BACKPACK_MAX_BYTES), at: 1 }]]),
    };
    expect(() => encodePack(pack)).toThrow('full');
    for (let at = 0; at < 2001; at += 1) put(`many-${at}`, 1);
    await expect(keeper.pack({ mayMerge: true })).rejects.toMatchObject({ kind: 'full' });
    expect(fake.held.stored?.revision).toBe(1);
  });
});

describe('the phrase', () => {
  it('is asked for once a visit', async () => {
    put('a', 1);
    await newKeeper().start(PHRASE);
    expect(newKeeper().state.getState().isOpen).toBe(true);
    sessionStorage.clear();
    const next = newKeeper();
    expect(next.state.getState().isOpen).toBe(false);
    await expect(next.pack({ mayMerge: true })).rejects.toMatchObject({ kind: 'gone' });
  });

  it('that is wrong five times waits, and the right one opens afterwards', async () => {
    await newKeeper().start(PHRASE);
    const keeper = browsers().use('two');
    const kinds: string[] = [];
    for (let tried = 0; tried < 6; tried += 1)
      await keeper.open('fig fog fox fun sun').catch(({ kind }) => kinds.push(kind));
    expect(kinds).toEqual(['wrong-phrase', 'wrong-phrase', 'wrong-phrase', 'wrong-phrase', 'paused', 'paused']);
    await expect(keeper.open(PHRASE)).rejects.toMatchObject({ kind: 'paused' });
    now += PAUSE_MS;
    await keeper.open(PHRASE);
    expect(keeper.state.getState().isOpen).toBe(true);
  });

  it('can be changed while it is open; the old one then opens nothing', async () => {
    put('a', 1);
    const one = newKeeper();
    await one.start(PHRASE);
    await one.changePhrase('fig fog fox fun sun');
    const two = browsers().use('two');
    await expect(two.open(PHRASE)).rejects.toMatchObject({ kind: 'wrong-phrase' });
    await two.open('fig fog fox fun sun');
    expect(get('a')).toBe(1);
  });

  it('that is lost leads to a new backpack with what is here; the old works are gone there', async () => {
    put('a', 1);
    await newKeeper().start(PHRASE);
    const two = browsers().use('two');
    put('b', 1);
    await two.start('fig fog fox fun sun');
    const three = browsers().use('three');
    await three.open('fig fog fox fun sun');
    expect([get('a'), get('b')]).toEqual([null, 1]);
  });
});

describe('signed out while it packs', () => {
  it('takes nothing that sign-out clears for a removal', async () => {
    put('a', 1);
    const keeper = newKeeper();
    await keeper.start(PHRASE);
    fake.held.beforeRead = () => {
      sessionStorage.clear();
      localStorage.removeItem('lanternwise:draft:asha:a');
    };
    await keeper.pack({ mayMerge: true });
    expect([keeper.isStale, fake.held.stored?.revision]).toEqual([true, 1]);
  });
});

describe('emptied elsewhere', () => {
  it('is closed here too, and what is here stays', async () => {
    put('a', 1);
    const keeper = newKeeper();
    await keeper.start(PHRASE);
    await fake.server.empty();
    await expect(keeper.pack({ mayMerge: true })).rejects.toMatchObject({ kind: 'gone' });
    expect([keeper.state.getState().isOpen, get('a')]).toEqual([false, 1]);
  });

  it('and damaged works are told, not read', async () => {
    put('a', 1);
    await newKeeper().start(PHRASE);
    const stored = fake.held.stored as Stored;
    fake.held.stored = { ...stored, cipher: `AAAA${stored.cipher.slice(4)}` };
    const two = browsers().use('two');
    await expect(two.open(PHRASE)).rejects.toMatchObject({ kind: 'damaged' });
    expect(readWorks('asha').size).toBe(0);
  });
});
