// Opens, packs and empties the backpack of one person in this browser; one act at a time.
import type { BackpackLock } from '@lanternwise/shared/contracts/backpack';
import { newUuid } from '../../lib/newUuid.ts';
import { createValueStore } from '../../lib/valueStore.ts';
import { errorStatus } from '../api.ts';
import { lockWith, newKey, seal, unlock, unseal } from './backpackCrypto.ts';
import type { BackpackServer } from './backpackServer.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { forgetCopies, keepCopies, readCopies } from './copies.ts';
import { BackpackFault } from './faults.ts';
import { forgetKey, keepKey, readKey } from './keyForVisit.ts';
import { hashText, notePacked, noticeWorks, packedHashes } from './ledger.ts';
import { type Merged, mergeWorks } from './mergeWorks.ts';
import { decodePack, emptyPack, encodePack, type Pack } from './pack.ts';
import { forgetTries, noteWrong, pauseLeft } from './tries.ts';
import { readWorks, removeWork, writeWork } from './works.ts';

/** Two devices that pack in turns get through sooner or later. */
const MOST_ROUNDS = 4;

export interface KeeperState {
  isOpen: boolean;
  /** When this visit packed last, in ms. */
  packedAt: number | undefined;
  /** Works here and in the backpack. */
  count: number;
  /** Works that others have replaced. */
  replaced: number;
  /** Why the last packing without a press failed. */
  fault: unknown;
}

interface Known {
  revision: number;
  pack: Pack;
}

export class BackpackKeeper {
  readonly state;
  #known: Known | undefined;
  /** Names that were here in this visit: what is missing later was removed on purpose. */
  readonly #seen = new Set<string>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    readonly person: string,
    private readonly tools: { server: BackpackServer; now(): number },
  ) {
    this.state = createValueStore<KeeperState>({
      isOpen: readKey(person) !== undefined,
      packedAt: undefined,
      count: 0,
      replaced: readCopies(person).size,
      fault: undefined,
    });
  }

  /** A first backpack, or a new and empty one in the place of one whose phrase is lost; packs what is here. */
  start(phrase: string): Promise<void> {
    return this.#inTurn(async () => {
      const { server } = this.tools;
      const key = newKey();
      const lock = await lockWith(phrase, key, this.person);
      if (await server.read()) await server.empty();
      this.#known = { revision: 0, pack: emptyPack(newUuid()) };
      const merged = this.#mergeHere(this.#known.pack);
      await this.#send(merged, key, lock);
      keepKey(this.person, toBase64(key));
      forgetTries(this.person);
      this.#show({ isOpen: true });
    });
  }

  /** Throws `wrong-phrase`, and `paused` after five of them. */
  open(phrase: string): Promise<void> {
    return this.#inTurn(async () => {
      const { server, now } = this.tools;
      if (pauseLeft(this.person, now()) > 0) throw new BackpackFault('paused');
      const stored = await server.read();
      if (!stored) throw new BackpackFault('gone');
      const key = await unlock(stored.lock, phrase, this.person).catch((error: unknown) => {
        const isWrong = error instanceof BackpackFault && error.kind === 'wrong-phrase';
        throw isWrong && noteWrong(this.person, now()) === 0 ? new BackpackFault('paused') : error;
      });
      forgetTries(this.person);
      this.#known = undefined;
      await this.#sync(key, true);
      keepKey(this.person, toBase64(key));
      this.#show({ isOpen: true });
    });
  }

  /** Takes out what is new there and packs what is new here. Without `mayMerge`, as in a realm, it throws `elsewhere` where it would write here. */
  pack({ mayMerge }: { mayMerge: boolean }): Promise<void> {
    return this.#inTurn(() => this.#sync(this.#key(), mayMerge));
  }

  /** Notes when what has changed, for later merges; without a key too. */
  notice(): void {
    this.#works();
  }

  /** The same works behind a new phrase; the old one opens nothing any more. */
  changePhrase(phrase: string): Promise<void> {
    return this.#inTurn(async () => {
      const key = this.#key();
      const lock = await lockWith(phrase, key, this.person);
      await this.#sync(key, true, lock);
    });
  }

  /** Deletes it from the account; what is in this browser stays. */
  empty(): Promise<void> {
    return this.#inTurn(async () => {
      await this.tools.server.empty();
      this.close();
    });
  }

  /** Signed out since it was opened. */
  get isStale(): boolean {
    return this.state.getState().isOpen && readKey(this.person) === undefined;
  }

  close(): void {
    this.#known = undefined;
    forgetKey();
    this.#show({ isOpen: false, packedAt: undefined, fault: undefined });
  }

  /** Puts the replaced works back in their places; what stood there is the copy now. */
  swapCopies(): void {
    const copies = readCopies(this.person);
    const works = readWorks(this.person);
    forgetCopies(this.person);
    for (const [name, text] of copies) {
      const standing = works.get(name);
      if (standing) keepCopies(this.person, new Map([[name, standing]]));
      writeWork(name, this.person, text);
    }
    this.#show({ replaced: readCopies(this.person).size });
  }

  dismissCopies(): void {
    forgetCopies(this.person);
    this.#show({ replaced: 0 });
  }

  noteFault(fault: unknown): void {
    this.#show({ fault });
  }

  #key() {
    const key = readKey(this.person);
    if (key === undefined) throw new BackpackFault('gone');
    return fromBase64(key);
  }

  async #sync(key: Uint8Array<ArrayBuffer>, mayMerge: boolean, newLock?: BackpackLock): Promise<void> {
    for (let round = 1; ; round += 1) {
      const stored = await this.tools.server.read();
      if (!stored) {
        this.close();
        throw new BackpackFault('gone');
      }
      if (this.#known?.revision !== stored.revision) await this.#takeOut(key, mayMerge);
      if (this.isStale) return;
      const merged = this.#mergeHere(this.#known?.pack ?? emptyPack(''));
      try {
        if (merged.hasNews || newLock) await this.#send(merged, key, newLock ?? stored.lock);
        else this.#settle(merged.pack);
        return;
      } catch (error) {
        if (errorStatus(error) !== 409 || round === MOST_ROUNDS) throw error;
      }
    }
  }

  async #takeOut(key: Uint8Array<ArrayBuffer>, mayMerge: boolean): Promise<void> {
    if (!mayMerge) throw new BackpackFault('elsewhere');
    const { revision, cipher } = await this.tools.server.takeOut();
    this.#known = { revision, pack: decodePack(await unseal(key, cipher, this.person)) };
  }

  #works() {
    const works = noticeWorks(this.person, readWorks(this.person), this.tools.now());
    for (const name of works.keys()) this.#seen.add(name);
    return works;
  }

  /** Writes at once what is new there, so that nothing can change in between. */
  #mergeHere(there: Pack): Merged {
    const works = this.#works();
    const removed = new Set([...this.#seen].filter((name) => !works.has(name)));
    const side = { works, packed: packedHashes(this.person, there), removed };
    const merged = mergeWorks(side, there, { now: this.tools.now(), hash: hashText });
    // What does not fit is known before anything is replaced.
    encodePack(merged.pack);
    if (!keepCopies(this.person, merged.replaced)) throw new BackpackFault('no-room');
    for (const [name, text] of merged.write) {
      if (!writeWork(name, this.person, text)) throw new BackpackFault('no-room');
    }
    for (const name of merged.remove) {
      removeWork(name, this.person);
      this.#seen.delete(name);
    }
    this.#show({ replaced: readCopies(this.person).size });
    return merged;
  }

  async #send({ pack }: Merged, key: Uint8Array<ArrayBuffer>, lock: BackpackLock): Promise<void> {
    const cipher = await seal(key, encodePack(pack), this.person);
    const { revision } = await this.tools.server.pack({ expected: this.#known?.revision ?? 0, lock, cipher });
    this.#known = { revision, pack };
    this.#settle(pack);
  }

  #settle(pack: Pack): void {
    notePacked(this.person, pack);
    for (const name of this.#seen) if (pack.gone.has(name)) this.#seen.delete(name);
    this.#show({ packedAt: this.tools.now(), count: pack.works.size, fault: undefined });
  }

  #show(change: Partial<KeeperState>): void {
    this.state.setState({ ...this.state.getState(), ...change });
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(act, act);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}
