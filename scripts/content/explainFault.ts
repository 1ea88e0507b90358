// Says in plain words what a content schema finds wrong: the field by its name, where it belongs, and what to write.
import type { z } from 'zod';
import { nearestName } from '../../shared/src/text/editDistance.ts';
import type { JsonPath } from './jsonSource.ts';
import { definitionOf, fieldsAt, schemaAt, valueAt } from './schemaAt.ts';

export interface Fault {
  path: JsonPath;
  message: string;
}

/** The content as its file has it, and the schema that refuses it. */
interface Checked {
  schema: z.core.$ZodType;
  value: unknown;
}

type ZodIssue = z.core.$ZodIssue;
type SizeIssue = z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall;

/** What to write, by the name that Zod has for it. */
const WANTED: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  tuple: 'a list: [ … ]',
  object: 'an object: { … }',
  record: 'an object: { … }',
  null: 'null',
};

const list = (values: readonly unknown[]): string => values.map((each) => JSON.stringify(each)).join(', ');

/** A value as its file shows it, cut where it is long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

const didYouMean = (name: unknown, known: readonly string[]): string => {
  const near = typeof name === 'string' ? nearestName(name, known) : undefined;
  return near === undefined ? '' : `; did you mean "${near}"?`;
};

/** steps -> step, activities -> activity, guesses -> guess; other names stay. */
function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.replace(/(ss|x|ch|sh)es$/, '$1').replace(/([^s])s$/, '$1');
}

/** `the step "guide-met"`, `entry 2 of "cards"`, `"on" of the step "guide-met"`, or `this file`. */
function describePlace(value: unknown, path: JsonPath): string {
  const [last] = path.slice(-1);
  if (last === undefined) return 'this file';
  const outer = path.slice(0, -1);
  if (typeof last === 'string') {
    return outer.length === 0 ? `"${last}"` : `"${last}" of ${describePlace(value, outer)}`;
  }
  const id = valueAt(value, [...path, 'id']);
  const [name] = outer.slice(-1);
  if (typeof id === 'string' && typeof name === 'string') return `the ${singular(name)} "${id}"`;
  return `entry ${last + 1} of ${describePlace(value, outer)}`;
}

/** What a text must look like, as its schema words it. */
function formOf(schema: z.core.$ZodType): string {
  const [issue] = parse(schema, '').error?.issues ?? [];
  return issue?.code === 'invalid_format' ? ` (${issue.message})` : '';
}

/** Schemas are handed round as what they have in common; every one of them parses. */
const parse = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodType).safeParse(value);

/** What belongs at a place. */
function wantedAt({ schema, value }: Checked, path: JsonPath): string {
  const found = schemaAt(schema, value, path);
  if (!found) return 'a value';
  const orNull = parse(found, null).success ? ', or null' : '';
  const def = definitionOf(found, undefined);
  if (def.type === 'enum') return `one of ${list(Object.values(def.entries))}${orNull}`;
  if (def.type === 'literal') return `${list(def.values)}${orNull}`;
  const isWhole = def.type === 'number' && 'format' in def && def.format === 'safeint';
  const form = def.type === 'string' ? formOf(found) : '';
  return `${WANTED[isWhole ? 'int' : def.type] ?? 'a value'}${form}${orNull}`;
}

/** The fault of a field, or an entry of a fixed list, that is not there. */
export function missingField(checked: Checked, path: JsonPath, wanted = wantedAt(checked, path)): Fault {
  const [last = ''] = path.slice(-1);
  const outer = path.slice(0, -1);
  if (typeof last === 'number')
    return { path, message: `${describePlace(checked.value, outer)} has no entry ${last + 1}; add it: ${wanted}` };
  const known = fieldsAt(checked.schema, checked.value, outer);
  const written = Object.keys(Object(valueAt(checked.value, outer))).filter((key) => !known.includes(key));
  const near = nearestName(last, written);
  const hint = near === undefined ? '' : ` (is it "${near}", misspelt?)`;
  return { path, message: `${describePlace(checked.value, outer)} has no "${last}"; add it: ${wanted}${hint}` };
}

/** A list, text or number that is too small or too large. */
function sizeFault({ schema, value }: Checked, path: JsonPath, issue: SizeIssue): Fault {
  const found = valueAt(value, path);
  const isBig = issue.code === 'too_big';
  const limit = Number(isBig ? issue.maximum : issue.minimum);
  const part = schemaAt(schema, value, path);
  const isFixed = part !== undefined && definitionOf(part, found).type === 'tuple';
  const [less, more] = issue.inclusive === false ? ['less than', 'more than'] : ['at most', 'at least'];
  const bound = isFixed ? 'exactly' : isBig ? less : more;
  const place = describePlace(value, path);
  if (Array.isArray(found)) {
    const noun = limit === 1 ? 'entry' : 'entries';
    return {
      path,
      message: `${place} has ${found.length === 0 ? 'none' : found.length}; write ${bound} ${limit} ${noun}`,
    };
  }
  if (typeof found === 'string') {
    const noun = limit === 1 ? 'character' : 'characters';
    return { path, message: `${place} has ${found.length} characters; write ${bound} ${limit} ${noun}` };
  }
  return { path, message: `${place} is ${shown(found)}; write a number of ${bound} ${limit}` };
}

function unknownFields(checked: Checked, path: JsonPath, keys: readonly string[]): Fault[] {
  const known = fieldsAt(checked.schema, checked.value, path);
  const written = Object.keys(Object(valueAt(checked.value, path)));
  const open = known.filter((each) => !written.includes(each));
  return keys.map((key) => {
    const near = nearestName(key, open);
    const place = describePlace(checked.value, path);
    const what = near === undefined ? `remove it (there may be: ${known.join(', ')})` : `did you mean "${near}"?`;
    return { path: [...path, key], message: `${place} has a field "${key}" that nothing reads; ${what}` };
  });
}

function unionFaults(checked: Checked, path: JsonPath, issue: z.core.$ZodIssueInvalidUnion): Fault[] {
  const { discriminator } = issue;
  if (discriminator === undefined) {
    // The form that fits best says what is wrong with it.
    const [best = []] = issue.errors.toSorted((a, b) => a.length - b.length);
    return best.flatMap((each) => explainFault(checked, { ...each, path: [...path, ...each.path] }));
  }
  const [last] = path.slice(-1);
  const union = last === discriminator ? path.slice(0, -1) : path;
  const kinds = ('options' in issue ? (issue.options ?? []) : []).map(String);
  const at = [...union, discriminator];
  const found = valueAt(checked.value, at);
  if (found === undefined) return [missingField(checked, at, `one of ${list(kinds)}`)];
  const hint = didYouMean(found, kinds);
  const place = describePlace(checked.value, at);
  return [{ path: at, message: `${place} is ${shown(found)}; write one of ${list(kinds)}${hint}` }];
}

/** An issue may hold several faults, such as two unknown fields. */
export function explainFault(checked: Checked, issue: ZodIssue): Fault[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  const found = valueAt(checked.value, path);
  const isMissing = path.length > 0 && found === undefined;
  const place = describePlace(checked.value, path);
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing) return [missingField(checked, path)];
      return [{ path, message: `${place} is ${shown(found)}; write ${WANTED[issue.expected] ?? issue.expected}` }];
    case 'invalid_value':
      if (isMissing) return [missingField(checked, path)];
      return [
        {
          path,
          message: `${place} is ${shown(found)}; write one of ${list(issue.values)}${didYouMean(found, issue.values.map(String))}`,
        },
      ];
    case 'invalid_union':
      return unionFaults(checked, path, issue);
    case 'unrecognized_keys':
      return unknownFields(checked, path, issue.keys);
    case 'too_big':
    case 'too_small':
      return [sizeFault(checked, path, issue)];
    case 'invalid_key':
      return [
        { path, message: `${place} is no name that may stand here: ${issue.issues[0]?.message ?? issue.message}` },
      ];
    case 'invalid_format':
      return [{ path, message: `${place} is ${shown(found)}; ${issue.message}` }];
    default:
      return [{ path, message: path.length === 0 ? issue.message : `${place}: ${issue.message}` }];
  }
}
