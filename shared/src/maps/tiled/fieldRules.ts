// What the game does with a field of Tiled's files: it uses it, passes over it for a reason, or refuses it in words.
import type { MapProblem } from '../realmMap.ts';
import type { FaultList, Subject } from './faultList.ts';

export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const recordsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

interface Refusal {
  when(value: unknown, owner: Json): boolean;
  /** Follows the name of the thing that has the field; `{is|are}` is for one and for many. */
  says: string | ((value: unknown) => string);
  level: MapProblem['level'];
  /** Nothing else of the file can be judged. */
  isFatal: boolean;
}

export type FieldRule =
  | { use: 'used'; refusals: readonly Refusal[] }
  | { use: 'harmless'; why: string }
  | { use: 'refused'; refusals: readonly Refusal[] };

export type FieldTable = Readonly<Record<string, FieldRule>>;

export const refusal = (
  when: Refusal['when'],
  says: Refusal['says'],
  { level = 'error', isFatal = false }: Partial<Pick<Refusal, 'level' | 'isFatal'>> = {},
): Refusal => ({ when, says, level, isFatal });

/** The game reads it, but for these values. */
export const used = (...refusals: Refusal[]): FieldRule => ({ use: 'used', refusals });
/** The game does not read it, and nobody misses it. */
export const harmless = (why: string): FieldRule => ({ use: 'harmless', why });
/** The game does not read it, and says so of every value but those that change nothing. */
export const refused = (...values: Parameters<typeof refusal>): FieldRule => ({
  use: 'refused',
  refusals: [refusal(...values)],
});
/** Belongs to something that is refused as a whole. */
export const refusedWith = (): FieldRule => ({ use: 'refused', refusals: [] });

export const always = (): boolean => true;
export const unless =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    !values.includes(value);
export const hasEntries = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Tells what the fields of one thing say. Answers whether the rest of the file can be judged. */
export function checkFields(owner: Json, table: FieldTable, subject: Subject, faults: FaultList): boolean {
  let isReadable = true;
  for (const [name, value] of Object.entries(owner)) {
    const rule = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!rule) faults.add(subject, unknownField(name), 'warning');
    if (!rule || rule.use === 'harmless') continue;
    for (const { when, says, level, isFatal } of rule.refusals) {
      if (!when(value, owner)) continue;
      faults.add(subject, typeof says === 'string' ? says : says(value), level);
      isReadable &&= !isFatal;
    }
  }
  return isReadable;
}

const MAX_FIELD = 40;
const unknownField = (name: string) =>
  `{has|have} "${name.slice(0, MAX_FIELD)}", a field that the game does not know and passes over; it knows those of Tiled 1.0 to 1.12`;
