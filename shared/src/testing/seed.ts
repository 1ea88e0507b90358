// Seeds of generated tests: the same in every `npm test`, so that a red run stays red; fresh ones where the long test asks for them.

interface Process {
  env: Record<string, string | undefined>;
  stdout: { write(text: string): void };
}
/** The code of `shared` runs in browsers too and is typed without Node; its tests run in Node alone. */
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
