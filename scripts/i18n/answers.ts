// The sentences that shared gives to the server and to forms: refusals by their code, and what the schemas of the contracts say.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { REFUSALS } from '../../shared/src/contracts/refusals.ts';

const CONTRACTS = path.resolve(import.meta.dirname, '../../shared/src/contracts');

export interface Answer {
  /** `refusal.<code>`, or the schema's sentence itself. */
  id: string;
  english: string;
  /** The file that says it, relative to the client. */
  place: string;
}

type Def = Record<string, unknown> & { error?: (issue: object) => unknown };

/** What a schema or a check says about a fault. These texts are fixed, so that any fault brings them out. */
function sentenceOf({ error }: Def): string | undefined {
  if (typeof error !== 'function') return undefined;
  const words = error({ code: 'custom', input: undefined, path: [] });
  const text = typeof words === 'object' && words !== null && 'message' in words ? words.message : words;
  return typeof text === 'string' ? text : undefined;
}

const defOf = (value: object): Def | undefined => ('_zod' in value ? (value._zod as { def: Def }).def : undefined);

/** Every sentence that a schema can answer with, those of its parts and checks included. */
export function sentencesOf(value: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  const def = defOf(value);
  const sentence = def && sentenceOf(def);
  if (sentence !== undefined) found.add(sentence);
  if (def?.type === 'lazy') sentencesOf((def.getter as () => unknown)(), found, seen);
  // A schema's definition holds its parts; around it stand lists of options and records of fields.
  for (const part of Object.values(def ?? value)) sentencesOf(part, found, seen);
  return found;
}

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value;

const isContract = (value: unknown): value is { body?: unknown; query?: unknown; params?: unknown } =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;

/** What people are answered because of what they sent; the contracts' replies are ours and not among it. */
async function sentencesOfContracts(): Promise<Answer[]> {
  const found = new Map<string, string>();
  for (const file of readdirSync(CONTRACTS).sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const module: Record<string, unknown> = await import(path.join(CONTRACTS, file));
    for (const value of Object.values(module)) {
      if (!isContract(value) && !isSchema(value)) continue;
      const schemas = isContract(value) ? [value.body, value.query, value.params] : [value];
      for (const sentence of sentencesOf(schemas)) if (!found.has(sentence)) found.set(sentence, file);
    }
  }
  return [...found].map(([english, file]) => ({ id: english, english, place: `../shared/src/contracts/${file}` }));
}

export async function answers(): Promise<Answer[]> {
  const refusals = Object.entries(REFUSALS).map(([code, english]) => ({
    id: `refusal.${code}`,
    english,
    place: '../shared/src/contracts/refusals.ts',
  }));
  return [...refusals, ...(await sentencesOfContracts())];
}
