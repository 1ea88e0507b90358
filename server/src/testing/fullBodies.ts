// Writes the largest body that a schema may allow, cut to a number of bytes: every text, list and record full.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** Any JSON where the schema leaves it open. */
const OPEN_VALUE = { a: Array.from({ length: 500 }, (_, at) => ({ at, text: 'word '.repeat(8) })) };
const LONG = 64;

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

function fullText(schema: z.ZodType): string {
  const { minLength, maxLength } = schema as z.ZodString;
  return 'a'.repeat(Math.max(minLength ?? 1, maxLength ?? LONG));
}

function fullList(item: unknown, most: number, bytes: number): unknown[] {
  const fits = Math.floor(bytes / (sizeOf(item) + 1));
  return Array.from({ length: Math.max(1, Math.min(most, fits)) }, () => item);
}

function fullObject(shape: Record<string, unknown>, bytes: number): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(shape)) value[key] = fullBody(part as z.ZodType, bytes - sizeOf(value));
  return value;
}

function fullRecord(schema: z.ZodRecord, bytes: number): Record<string, unknown> {
  const inner = fullBody(schema.valueType as z.ZodType, 200);
  const most = Number(schema.meta()?.maxProperties ?? 200);
  return Object.fromEntries(fullList(inner, most, bytes - 20 * 100).map((value, at) => [`key-${at}`, value]));
}

const largestCheck = (schema: z.ZodArray): number =>
  Number((schema._zod.bag as { maximum?: number }).maximum ?? Number.POSITIVE_INFINITY);

/** @param bytes what it may have at most, if the schema allows more */
export function fullBody(schema: z.ZodType, bytes: number): unknown {
  if (schema instanceof z.ZodEmail) return 'asha@example.org';
  if (schema instanceof z.ZodUUID) return randomUUID();
  if (schema instanceof z.ZodString) return fullText(schema).slice(0, Math.max(1, bytes));
  if (schema instanceof z.ZodNumber) return Math.max(schema.minValue ?? 0, 0);
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodArray) {
    return fullList(fullBody(schema.element as z.ZodType, bytes / 10), largestCheck(schema), bytes);
  }
  if (schema instanceof z.ZodObject) return fullObject(schema.shape, bytes);
  if (schema instanceof z.ZodRecord) return fullRecord(schema, bytes);
  if (schema instanceof z.ZodUnion) return fullBody(schema.options.at(-1) as z.ZodType, bytes);
  const { innerType } = schema.def as { innerType?: z.ZodType };
  if (innerType) return fullBody(innerType, bytes);
  return schema instanceof z.ZodPipe ? fullBody(schema.in as z.ZodType, bytes) : OPEN_VALUE;
}
