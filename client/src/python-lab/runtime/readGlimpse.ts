// Checks what a program says it holds: a program that got hold of the channel could send anything.
import type { Glimpse, VariableTexts } from '../protocol.ts';

/** Names shown, and characters of one value. */
const MAX_NAMES = 40;
const MAX_LENGTH = 400;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names and values; undefined where they are none. */
export function readVariables(value: unknown): VariableTexts | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).slice(0, MAX_NAMES);
  return Object.fromEntries(
    entries.map(([name, text]) => [name.slice(0, MAX_LENGTH), String(text).slice(0, MAX_LENGTH)]),
  );
}

export function readGlimpse(json: string): Glimpse | undefined {
  try {
    const value: unknown = JSON.parse(json);
    if (!isRecord(value) || typeof value.line !== 'number' || typeof value.name !== 'string') return undefined;
    const variables = readVariables(value.variables);
    const local = readVariables(value.local);
    return variables && { line: value.line, functionName: value.name, variables, ...(local && { local }) };
  } catch {
    return undefined;
  }
}
