// Computes how many bytes the largest body that a schema accepts has as JSON, with letters of three bytes, as Hindi has.
import { z } from 'zod';

const LETTER_BYTES = 3;
const NUMBER_BYTES = 24;

interface Check {
  check: string;
  maximum?: number;
  length?: number;
}
const largestLength = (schema: z.ZodType): number | undefined => {
  const checks = (schema.def.checks ?? []).map(({ _zod }) => _zod.def as unknown as Check);
  const found = checks.find(({ check }) => check === 'max_length' || check === 'length_equals');
  return found?.maximum ?? found?.length;
};

/** Formats such as UUIDs and times, and patterns that end. */
const SHORT_FORMAT = 64;
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

/** Infinity if the schema does not say. */
export function largestBody(schema: z.ZodType): number {
  if (schema instanceof z.ZodString) return (largestLength(schema) ?? SHORT_FORMAT) * LETTER_BYTES + 2;
  if (schema instanceof z.ZodStringFormat) return (largestLength(schema) ?? SHORT_FORMAT) + 2;
  if (schema instanceof z.ZodNumber) return NUMBER_BYTES;
  if (schema instanceof z.ZodEnum) return Math.max(...schema.options.map((option) => String(option).length)) + 2;
  if (schema instanceof z.ZodLiteral) return Math.max(...[...schema.values].map((value) => String(value).length)) + 2;
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodNull || schema instanceof z.ZodNever) return 5;
  if (schema instanceof z.ZodArray) {
    return 2 + (largestLength(schema) ?? Number.POSITIVE_INFINITY) * (largestBody(schema.element as z.ZodType) + 1);
  }
  if (schema instanceof z.ZodTuple) return 2 + sum(schema.def.items.map((item) => largestBody(item as z.ZodType) + 1));
  if (schema instanceof z.ZodObject) {
    return 2 + sum(Object.entries(schema.shape).map(([key, part]) => key.length + 4 + largestBody(part as z.ZodType)));
  }
  if (schema instanceof z.ZodRecord) {
    const pair = largestBody(schema.keyType as z.ZodType) + largestBody(schema.valueType as z.ZodType) + 2;
    return 2 + Number(schema.meta()?.maxProperties ?? Number.POSITIVE_INFINITY) * pair;
  }
  if (schema instanceof z.ZodUnion)
    return Math.max(...schema.options.map((option) => largestBody(option as z.ZodType)));
  const { innerType } = schema.def as { innerType?: z.ZodType };
  if (innerType) return largestBody(innerType);
  return schema instanceof z.ZodPipe ? largestBody(schema.in as z.ZodType) : Number.POSITIVE_INFINITY;
}
