// Provides seeds for property-based tests: fixed in `npm test`, so that failures are reproducible; fresh in the long test.

interface Process {
  env: Record<string, string | undefined>;
  stdout: { write(text: string): void };
}
/** `shared` is typed without Node, because it also runs in browsers; tests run only in Node. */
const { env, stdout } = (globalThis as unknown as { process: Process }).process;

/** FUZZ=fresh draws new seeds; FUZZ_SEED repeats a run that failed. */
const BASE_SEED = Number(env.FUZZ_SEED ?? (env.FUZZ === 'fresh' ? Math.floor(Math.random() * 2 ** 31) : 0));
if (BASE_SEED !== 0) stdout.write(`Generated tests: repeat this run with FUZZ_SEED=${BASE_SEED}\n`);

/** FNV-1a over the name, mixed with the seed of the run. */
export function seedFor(name: string): number {
  let hash = 0x811c9dc5 ^ BASE_SEED;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 1;
}
