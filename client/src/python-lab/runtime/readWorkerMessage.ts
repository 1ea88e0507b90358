// Checks what a worker posts: a program that got hold of the worker could post anything, and the page must not stumble over it.
import { OUTPUT_STREAMS, type WorkerMessage } from './workerMessages.ts';

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
const isStream: Check = (value) => OUTPUT_STREAMS.some((stream) => stream === value);
const isJsonObject: Check = (value) => {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : undefined;
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
};

type Kind = WorkerMessage['kind'];
type FieldsOf<K extends Kind> = Required<Omit<Extract<WorkerMessage, { kind: K }>, 'kind'>>;

const FIELDS: { [K in Kind]: Record<keyof FieldsOf<K>, Check> } = {
  hello: {},
  ready: { ms: isNumber, usedSnapshot: isBoolean },
  output: { id: isNumber, stream: isStream, text: isText },
  draw: { id: isNumber, json: isText },
  glimpse: { id: isNumber, json: isText },
  ask: { id: isNumber, question: isNumber, prompt: isText },
  answered: { id: isNumber, question: isNumber },
  done: { id: isNumber, json: isJsonObject, isSpent: isBoolean },
  dead: { id: (value) => value === undefined || isNumber(value), message: isText },
};

/** The message; undefined where it is none. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  const { kind } = data;
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) return undefined;
  const checks = Object.entries<Check>(FIELDS[kind as Kind]);
  return checks.every(([name, check]) => check((data as Record<string, unknown>)[name]))
    ? (data as WorkerMessage)
    : undefined;
}
