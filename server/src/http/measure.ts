// Counts keys, items and characters of a value against its schema before the schema looks at any of them.
import { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;
/** What is too many or too long; `mismatch`: another type, about which the schema has the word; undefined: it fits. */
type Verdict = RawIssue | 'mismatch' | undefined;
type Measure = (value: unknown) => Verdict;

/** Keys of a record whose schema leaves their number to the content: no activity has as many parts. */
const RECORD_KEYS_MAX = 2000;

const measures = new WeakMap<z.ZodType, Measure>();

/** Made when it is first asked for, since schemas may hold themselves. */
function measureOf(schema: z.ZodType): Measure {
  const known = measures.get(schema);
  if (known) return known;
  let made: Measure | undefined;
  const measure: Measure = (value) => {
    made ??= makeMeasure(schema);
    return made(value);
  };
  measures.set(schema, measure);
  return measure;
}

/** Whether a value holds more than its schema allows, found without looking at more than that. */
export const holdsTooMuch = (schema: z.ZodType, value: unknown): boolean =>
  typeof measureOf(schema)(value) === 'object';

/** As the schema's own `safeParse`, but what holds too much is refused before it is read. */
export function safeParseMeasured<S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> {
  const verdict = measureOf(schema)(value);
  if (verdict === undefined || verdict === 'mismatch') return schema.safeParse(value);
  const issue = z.core.util.finalizeIssue(verdict, {}, z.config());
  return { success: false, error: new z.ZodRealError([issue]) as z.ZodError<z.output<S>> };
}

function makeMeasure(schema: z.ZodType): Measure {
  if (schema instanceof z.ZodString) return lengthMeasure(schema, (value) => typeof value === 'string');
  if (schema instanceof z.ZodArray) return arrayMeasure(schema);
  if (schema instanceof z.ZodTuple) return tupleMeasure(schema);
  if (schema instanceof z.ZodObject) return objectMeasure(schema);
  if (schema instanceof z.ZodRecord) return recordMeasure(schema);
  if (schema instanceof z.ZodUnion) return unionMeasure(schema);
  // What does not fit is replaced, not refused.
  if (schema instanceof z.ZodCatch) return () => undefined;
  if (schema instanceof z.ZodLazy) return measureOf(schema.def.getter() as z.ZodType);
  const { innerType } = schema.def as { innerType?: z.ZodType };
  if (innerType) return measureOf(innerType);
  if (schema instanceof z.ZodPipe) return measureOf(schema.in as z.ZodType);
  return () => undefined;
}

/** Runs the schema's own check of the length, unless something before it may shorten the value. */
function lengthMeasure(schema: z.ZodType, isType: (value: unknown) => boolean): Measure {
  const checks = (schema.def.checks ?? []) as z.core.$ZodCheck[];
  const nameOf = (check: z.core.$ZodCheck | undefined) => check?._zod.def.check;
  const at = checks.findIndex((check) => ['max_length', 'length_equals', 'overwrite'].includes(nameOf(check) ?? ''));
  const check = nameOf(checks[at]) === 'overwrite' ? undefined : checks[at];
  return (value) => {
    if (!isType(value)) return 'mismatch';
    if (!check) return undefined;
    const payload: z.core.ParsePayload = { value, issues: [] };
    // Lengths are compared at once.
    void check._zod.check(payload as never);
    return payload.issues[0];
  };
}

const inside = (key: PropertyKey, verdict: Verdict): Verdict =>
  typeof verdict === 'object' ? { ...verdict, path: [key, ...(verdict.path ?? [])] } : undefined;

function arrayMeasure(schema: z.ZodArray): Measure {
  const length = lengthMeasure(schema, Array.isArray);
  const item = measureOf(schema.element as z.ZodType);
  return (value) => {
    const verdict = length(value);
    if (verdict !== undefined) return verdict;
    return firstInside(value as unknown[], (_, at) => item((value as unknown[])[at]));
  };
}

function firstInside(list: readonly unknown[], measure: (value: unknown, at: number) => Verdict): Verdict {
  for (let at = 0; at < list.length; at += 1) {
    const verdict = inside(at, measure(list[at], at));
    if (verdict !== undefined) return verdict;
  }
  return undefined;
}

/** The schema refuses a tuple of another length before it looks at what is in it. */
function tupleMeasure(schema: z.ZodTuple): Measure {
  const items = schema.def.items.map((part) => measureOf(part as z.ZodType));
  return (value) => {
    if (!Array.isArray(value)) return 'mismatch';
    return value.length > items.length ? undefined : firstInside(value, (part, at) => items[at]?.(part));
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that refuses unknown keys has at most as many as its schema; of others the schema reads its own keys alone. */
function objectMeasure(schema: z.ZodObject): Measure {
  const parts = Object.entries(schema.shape).map(([key, part]) => [key, measureOf(part as z.ZodType)] as const);
  const isStrict = schema.def.catchall instanceof z.ZodNever;
  return (value) => {
    if (!isObject(value)) return 'mismatch';
    if (isStrict) {
      const keys = firstKeys(value, parts.length);
      const unknown = keys.filter((key) => !Object.hasOwn(schema.shape, key));
      if (keys.length > parts.length) return { code: 'unrecognized_keys', keys: unknown, input: value, inst: schema };
    }
    for (const [key, measure] of parts) {
      const verdict = Object.hasOwn(value, key) ? inside(key, measure(value[key])) : undefined;
      if (verdict !== undefined) return verdict;
    }
    return undefined;
  };
}

/** The first keys: one more than `most`, if there are so many. */
function firstKeys(value: object, most: number): string[] {
  const keys: string[] = [];
  for (const key in value) {
    keys.push(key);
    if (keys.length > most) break;
  }
  return keys;
}

function recordMeasure(schema: z.ZodRecord): Measure {
  const most = (schema.meta()?.maxProperties as number | undefined) ?? RECORD_KEYS_MAX;
  const key = measureOf(schema.keyType as z.ZodType);
  const measure = measureOf(schema.valueType as z.ZodType);
  return (value) => {
    if (!isObject(value)) return 'mismatch';
    const keys = firstKeys(value, most);
    if (keys.length > most) return { code: 'too_big', origin: 'record', maximum: most, input: value, inst: schema };
    for (const name of keys) {
      const verdict = inside(name, key(name)) ?? inside(name, measure(value[name]));
      if (verdict !== undefined) return verdict;
    }
    return undefined;
  };
}

function unionMeasure(schema: z.ZodUnion): Measure {
  const options = schema.options.map((option) => [option as z.ZodType, measureOf(option as z.ZodType)] as const);
  const discriminator = schema instanceof z.ZodDiscriminatedUnion ? schema.def.discriminator : undefined;
  return (value) => {
    const possible =
      discriminator === undefined ? options : options.filter(([option]) => isNamed(option, discriminator, value));
    let refusal: Verdict = 'mismatch';
    for (const [, measure] of possible) {
      const verdict = measure(value);
      if (verdict === undefined) return undefined;
      if (verdict !== 'mismatch') refusal = verdict;
    }
    if (refusal === 'mismatch' || discriminator !== undefined) return refusal;
    return { code: 'invalid_union', errors: [], input: value, inst: schema };
  };
}

/** Whether an option of a discriminated union is the one that the value names. */
const isNamed = (option: z.ZodType, discriminator: string, value: unknown): boolean =>
  isObject(value) &&
  (option._zod.propValues?.[discriminator]?.has(value[discriminator] as z.core.util.Primitive) ?? false);
