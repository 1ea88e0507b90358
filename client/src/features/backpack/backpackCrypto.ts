// Seals and opens the backpack with Web Crypto: a random key for the works, wrapped by one that is derived from the phrase.
import { BACKPACK_CRYPTO_BYTES, BACKPACK_ITERATIONS } from '@lanternwise/shared/constants/backpack';
import type { BackpackLock } from '@lanternwise/shared/contracts/backpack';
import { fromBase64, toBase64 } from './base64.ts';
import { BackpackFault } from './faults.ts';
import { normalPhrase } from './phrase.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const { salt, nonce, key: keyBytes } = BACKPACK_CRYPTO_BYTES;
/** More would keep a slow computer busy for minutes; a lock that asks for it was not made here. */
const MOST_ITERATIONS = 20 * BACKPACK_ITERATIONS;

/** Browsers offer it to pages that came over https, and to this computer's own. */
export const hasWebCrypto = (): boolean => typeof globalThis.crypto?.subtle?.encrypt === 'function';

const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));
export const newKey = (): Bytes => randomBytes(keyBytes);

/** Ties what is sealed to the account and to its purpose, so that nothing of it can stand in another place. */
const contextOf = (purpose: 'key' | 'works', person: string): Bytes =>
  new TextEncoder().encode(`lanternwise backpack 1 ${purpose} ${person}`);

const aesKey = (raw: Bytes, use: 'encrypt' | 'decrypt') => crypto.subtle.importKey('raw', raw, 'AES-GCM', false, [use]);

async function encrypt(key: CryptoKey, plain: Bytes, context: Bytes): Promise<string> {
  const iv = randomBytes(nonce);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: context }, key, plain);
  const all = new Uint8Array(nonce + sealed.byteLength);
  all.set(iv);
  all.set(new Uint8Array(sealed), nonce);
  return toBase64(all);
}

/** Rejects if the key is another one, or a single bit was changed. */
async function decrypt(key: CryptoKey, text: string, context: Bytes): Promise<Bytes> {
  const all = fromBase64(text);
  const iv = all.slice(0, nonce);
  const parameters = { name: 'AES-GCM', iv, additionalData: context };
  return new Uint8Array(await crypto.subtle.decrypt(parameters, key, all.slice(nonce)));
}

async function phraseKey(phrase: string, saltBytes: Bytes, iterations: number): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(normalPhrase(phrase)),
    'PBKDF2',
    false,
    ['deriveKey'],
  );
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: saltBytes, iterations };
  return crypto.subtle.deriveKey(parameters, material, { name: 'AES-GCM', length: keyBytes * 8 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

/** Wraps the key of the works; a changed phrase is a new lock for the same key. */
export async function lockWith(
  phrase: string,
  key: Bytes,
  person: string,
  iterations = BACKPACK_ITERATIONS,
): Promise<BackpackLock> {
  const saltBytes = randomBytes(salt);
  const wrapping = await phraseKey(phrase, saltBytes, iterations);
  return { salt: toBase64(saltBytes), iterations, wrappedKey: await encrypt(wrapping, key, contextOf('key', person)) };
}

/** Throws `wrong-phrase`; a lock that was changed on the way looks the same. */
export async function unlock(lock: BackpackLock, phrase: string, person: string): Promise<Bytes> {
  if (lock.iterations > MOST_ITERATIONS) throw new BackpackFault('damaged');
  try {
    const wrapping = await phraseKey(phrase, fromBase64(lock.salt), lock.iterations);
    return await decrypt(wrapping, lock.wrappedKey, contextOf('key', person));
  } catch {
    throw new BackpackFault('wrong-phrase');
  }
}

export async function seal(key: Bytes, plain: Bytes, person: string): Promise<string> {
  return encrypt(await aesKey(key, 'encrypt'), plain, contextOf('works', person));
}

/** Throws `damaged`. */
export async function unseal(key: Bytes, cipher: string, person: string): Promise<Bytes> {
  try {
    return await decrypt(await aesKey(key, 'decrypt'), cipher, contextOf('works', person));
  } catch {
    throw new BackpackFault('damaged');
  }
}
