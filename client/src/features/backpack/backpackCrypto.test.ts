// Tests the encryption of the backpack: what opens it, and all that does not.
import {
  BACKPACK_CRYPTO_BYTES,
  BACKPACK_ITERATIONS,
  BACKPACK_PHRASE_WORDS,
} from '@lanternwise/shared/constants/backpack';
import { PHRASE_WORDS } from '@lanternwise/shared/text/phraseWords';
import { describe, expect, it } from 'vitest';
import { hasWebCrypto, lockWith, newKey, seal, unlock, unseal } from './backpackCrypto.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { isComplete, newPhrase, normalPhrase, phraseBits, unknownWords } from './phrase.ts';

/** Few, so that the tests are quick; the server takes no such lock. */
const FEW = 10;
const PHRASE = 'lamp river comet plum owl';
const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const text = (plain: Uint8Array) => new TextDecoder().decode(plain);

/** With one bit of the last byte changed. */
function damaged(base64: string): string {
  const all = fromBase64(base64);
  all[all.length - 1] = (all.at(-1) ?? 0) ^ 1;
  return toBase64(all);
}

describe('a phrase', () => {
  it('is made of our words and has 44 bits or more', () => {
    const words = newPhrase().split(' ');
    expect(words).toHaveLength(BACKPACK_PHRASE_WORDS);
    expect(words.filter((word) => !PHRASE_WORDS.includes(word))).toEqual([]);
    expect(new Set(PHRASE_WORDS).size).toBe(PHRASE_WORDS.length);
    expect(phraseBits()).toBeGreaterThanOrEqual(44);
    expect(PHRASE_WORDS.filter((word) => normalPhrase(word) !== word)).toEqual([]);
  });

  it('is read as people type it', () => {
    expect(normalPhrase(' Lamp-River, comet\nPLUM. owl')).toBe(PHRASE);
    expect([isComplete('lamp river'), isComplete(PHRASE)]).toEqual([false, true]);
    expect(unknownWords('lamp rivver comet plum owl')).toEqual(['rivver']);
  });
});

describe('the lock', () => {
  it('opens with its phrase only, for its person only', async () => {
    const key = newKey();
    const lock = await lockWith(PHRASE, key, 'asha', FEW);
    expect(await unlock(lock, 'LAMP river comet plum owl', 'asha')).toEqual(key);
    await expect(unlock(lock, 'lamp river comet plum fox', 'asha')).rejects.toMatchObject({ kind: 'wrong-phrase' });
    await expect(unlock(lock, PHRASE, 'ravi')).rejects.toMatchObject({ kind: 'wrong-phrase' });
    const changed = { ...lock, wrappedKey: damaged(lock.wrappedKey) };
    await expect(unlock(changed, PHRASE, 'asha')).rejects.toMatchObject({ kind: 'wrong-phrase' });
  });

  it('is derived with what the server asks for, and holds nothing of phrase or key', async () => {
    const key = newKey();
    const lock = await lockWith(PHRASE, key, 'asha');
    expect(lock.iterations).toBe(BACKPACK_ITERATIONS);
    const { salt, nonce, tag, key: length } = BACKPACK_CRYPTO_BYTES;
    expect([fromBase64(lock.salt).length, fromBase64(lock.wrappedKey).length]).toEqual([salt, nonce + length + tag]);
    expect(JSON.stringify(lock)).not.toContain(toBase64(key).slice(0, 12));
    await expect(unlock({ ...lock, iterations: 1e9 }, PHRASE, 'asha')).rejects.toMatchObject({ kind: 'damaged' });
  });

  it('can be changed: the new phrase opens the same works, the old one nothing', async () => {
    const key = newKey();
    const cipher = await seal(key, bytes('a drawing'), 'asha');
    const lock = await lockWith('fig fog fox fun sun', key, 'asha', FEW);
    const found = await unlock(lock, 'fig fog fox fun sun', 'asha');
    expect(text(await unseal(found, cipher, 'asha'))).toBe('a drawing');
    await expect(unlock(lock, PHRASE, 'asha')).rejects.toMatchObject({ kind: 'wrong-phrase' });
  });
});

describe('the works', () => {
  it('are opened by their key, whole and unchanged', async () => {
    const key = newKey();
    const large = bytes('चित्र और शब्द '.repeat(20_000));
    const cipher = await seal(key, large, 'asha');
    expect(await unseal(key, cipher, 'asha')).toEqual(large);
    expect(await seal(key, large, 'asha')).not.toBe(cipher);
  });

  it.each([
    ['one bit was changed', damaged],
    ['the end is missing', (cipher: string) => toBase64(fromBase64(cipher).slice(0, -1))],
    ['it is no cipher', () => 'a drawing!'],
    ['nothing is there', () => ''],
  ])('are not opened where %s', async (_what, change) => {
    const key = newKey();
    const cipher = await seal(key, bytes('a drawing'), 'asha');
    await expect(unseal(key, change(cipher), 'asha')).rejects.toMatchObject({ kind: 'damaged' });
  });

  it('are not opened with another key, for another person, or where a lock was expected', async () => {
    const key = newKey();
    const cipher = await seal(key, bytes('a drawing'), 'asha');
    await expect(unseal(newKey(), cipher, 'asha')).rejects.toMatchObject({ kind: 'damaged' });
    await expect(unseal(key, cipher, 'ravi')).rejects.toMatchObject({ kind: 'damaged' });
    const lock = await lockWith(PHRASE, key, 'asha', FEW);
    await expect(unseal(key, lock.wrappedKey, 'asha')).rejects.toMatchObject({ kind: 'damaged' });
  });
});

it('is not offered where the browser has no Web Crypto', () => {
  expect(hasWebCrypto()).toBe(true);
  const subtle = Object.getOwnPropertyDescriptor(crypto, 'subtle');
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  expect(hasWebCrypto()).toBe(false);
  if (subtle) Object.defineProperty(crypto, 'subtle', subtle);
  else Reflect.deleteProperty(crypto, 'subtle');
});
