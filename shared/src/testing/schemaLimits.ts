// Finds what a request schema leaves unlimited: strings, lists, records, numbers, unknown keys and unknown values.
import { z } from 'zod';

interface Options {
  /** The caller drops unknown keys of records by content, which limits their number. */
  keysAreDropped?: boolean;
}

const UNSTORABLE = ['', 'a', 'aaaaaaaaaaaa'].flatMap((text) => [`${text}\0`, `${text}\ud800`, `\udc00${text}`]);

/** Anchored, and without a quantifier that has no end. */
const isLimitedPattern = ({ source }: RegExp): boolean =>
  /^\^.*\$$/s.test(source) && !/(?<!\\)[*+]|\{\d+,\}/.test(source.replaceAll(/\[[^\]]*\]/g, 'x'));

interface Check {
  check: string;
  pattern?: RegExp;
}
const checksOf = (schema: z.ZodType): Check[] =>
  (schema.def.checks ?? []).map(({ _zod }) => _zod.def as unknown as Check);
const hasLargestLength = (schema: z.ZodType): boolean =>
  checksOf(schema).some(({ check }) => check === 'max_length' || check === 'length_equals');

function stringProblems(schema: z.ZodType, field: z.ZodType, path: string): string[] {
  const own = (schema.def as { pattern?: RegExp }).pattern;
  const patterns = [own, ...checksOf(schema).map(({ pattern }) => pattern)].filter((pattern) => pattern !== undefined);
  const isLimited = hasLargestLength(schema) || patterns.some(isLimitedPattern);
  const kept = UNSTORABLE.filter((text) => {
    const parsed = field.safeParse(text);
    return parsed.success && /[\0\p{Surrogate}]/u.test(String(parsed.data));
  });
  return [
    ...(isLimited ? [] : [`${path}: a string without a largest length`]),
    ...(kept.length === 0 ? [] : [`${path}: a string that the databases cannot store is accepted`]),
  ];
}

function numberProblems(schema: z.ZodNumber, path: string): string[] {
  const least = schema.minValue ?? Number.NEGATIVE_INFINITY;
  const most = schema.maxValue ?? Number.POSITIVE_INFINITY;
  const isRange = least > Number.MIN_SAFE_INTEGER && most < Number.MAX_SAFE_INTEGER;
  return isRange ? [] : [`${path}: a number without a range`];
}

function recordProblems(schema: z.ZodRecord, path: string, options: Options): string[] {
  const isCounted = options.keysAreDropped || typeof schema.meta()?.maxProperties === 'number';
  const isNamed = schema.keyType instanceof z.ZodEnum;
  return [
    ...(isCounted || isNamed ? [] : [`${path}: a record without a largest number of keys`]),
    ...limitsMissing(schema.keyType as z.ZodType, `${path}{key}`, options),
    ...limitsMissing(schema.valueType as z.ZodType, `${path}{}`, options),
  ];
}

function objectProblems(schema: z.ZodObject, path: string, options: Options): string[] {
  const { catchall } = schema.def;
  const passesOn = catchall !== undefined && !(catchall instanceof z.ZodNever);
  return [
    ...(passesOn ? [`${path}: unknown keys are passed on`] : []),
    ...Object.entries(schema.shape).flatMap(([key, part]) =>
      limitsMissing(part as z.ZodType, `${path}.${key}`, options),
    ),
  ];
}

/** The schema inside a wrapper; a pipe is read where data enters it. */
function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType;
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType;
}

/**
 * Says what a schema does not limit, as `path: what`.
 * @param field the schema as the service gets its values: with the transforms around a string
 */
export function limitsMissing(schema: z.ZodType, path: string, options: Options = {}, field = schema): string[] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return stringProblems(schema, field, path);
  if (schema instanceof z.ZodNumber) return numberProblems(schema, path);
  if (schema instanceof z.ZodArray) {
    const own = hasLargestLength(schema) ? [] : [`${path}: a list without a largest length`];
    return [...own, ...limitsMissing(schema.element as z.ZodType, `${path}[]`, options)];
  }
  if (schema instanceof z.ZodTuple) {
    return schema.def.items.flatMap((part) => limitsMissing(part as z.ZodType, `${path}[]`, options));
  }
  if (schema instanceof z.ZodRecord) return recordProblems(schema, path, options);
  if (schema instanceof z.ZodObject) return objectProblems(schema, path, options);
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((part) => limitsMissing(part as z.ZodType, path, options));
  }
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return [];
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodNull || schema instanceof z.ZodNever) return [];
  if (schema instanceof z.ZodPipe && !(schema.def.out instanceof z.ZodTransform)) {
    // What comes out is what the service gets.
    const problems = limitsMissing(schema.def.out as z.ZodType, path, options, field);
    if (problems.length === 0) return [];
  }
  const inner = innerOf(schema);
  return inner ? limitsMissing(inner, path, options, field) : [`${path}: any value is accepted (${schema.def.type})`];
}
