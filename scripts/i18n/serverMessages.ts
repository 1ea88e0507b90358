// The sentences that shared gives to the server and to forms: refusals by their code, and what the schemas of the contracts say.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ERROR_MESSAGES } from '../../shared/src/contracts/error-codes.ts';

const CONTRACTS = path.resolve(import.meta.dirname, '../../shared/src/contracts');

export interface ServerMessage {
  /** `refusal.<code>`, or the schema's sentence itself. */
  id: string;
  english: string;
  /** The file that says it, relative to the client. */
  file: string;
}

type SchemaDef = Record<string, unknown> & { error?: (issue: object) => unknown };

/** What a schema or a check says about a fault. These texts are fixed, so that any fault brings them out. */
function messageOf({ error }: SchemaDef): string | undefined {
  if (typeof error !== 'function') return undefined;
  const words = error({ code: 'custom', input: undefined, path: [] });
  const text = typeof words === 'object' && words !== null && 'message' in words ? words.message : words;
  return typeof text === 'string' ? text : undefined;
}

const defOf = (value: object): SchemaDef | undefined =>
  '_zod' in value ? (value._zod as { def: SchemaDef }).def : undefined;

/** Every sentence that a schema can answer with, those of its parts and checks included. */
export function collectMessages(value: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  const def = defOf(value);
  const sentence = def && messageOf(def);
  if (sentence !== undefined) found.add(sentence);
  if (def?.type === 'lazy') collectMessages((def.getter as () => unknown)(), found, seen);
  // A schema's definition holds its parts; around it stand lists of options and records of fields.
  for (const part of Object.values(def ?? value)) collectMessages(part, found, seen);
  return found;
}

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value;

const isContract = (value: unknown): value is { body?: unknown; query?: unknown; params?: unknown } =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;

/** What people are answered because of what they sent; the contracts' replies are ours and not among it. */
async function contractMessages(): Promise<ServerMessage[]> {
  const found = new Map<string, string>();
  for (const file of readdirSync(CONTRACTS).sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const module: Record<string, unknown> = await import(path.join(CONTRACTS, file));
    for (const value of Object.values(module)) {
      if (!isContract(value) && !isSchema(value)) continue;
      const schemas = isContract(value) ? [value.body, value.query, value.params] : [value];
      for (const sentence of collectMessages(schemas)) if (!found.has(sentence)) found.set(sentence, file);
    }
  }
  return [...found].map(([english, file]) => ({ id: english, english, file: `../shared/src/contracts/${file}` }));
}

export async function serverMessages(): Promise<ServerMessage[]> {
  const refusals = Object.entries(ERROR_MESSAGES).map(([code, english]) => ({
    id: `refusal.${code}`,
    english,
    file: '../shared/src/contracts/error-codes.ts',
  }));
  return [...refusals, ...(await contractMessages())];
}
