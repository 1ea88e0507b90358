// Validates stored values with plain functions, because the shell's bundle contains no schema library.
/** Returns the validated value; undefined if it is invalid. */
export type Schema<T> = (value: unknown) => T | undefined;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const stringSchema: Schema<string> = (value) => (typeof value === 'string' ? value : undefined);

export const stringListSchema: Schema<readonly string[]> = (value) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;

export const booleanSchema: Schema<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const enumSchema =
  <const T extends string>(options: readonly T[]): Schema<T> =>
  (value) =>
    options.find((option) => option === value);

interface ZodLike<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export const zodSchema =
  <T>(schema: ZodLike<T>): Schema<T> =>
  (value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : undefined;
  };
