// Formats problems with object properties for map designers, in Tiled's terms.
import type { z } from 'zod';

/** Type names of Tiled's "Add Property" dialog. */
const TYPES: Readonly<Record<string, string>> = { number: 'float', boolean: 'bool', string: 'string' };

type Issue = z.core.$ZodIssue;

export function formatPropertyIssue(issue: Issue, own: Readonly<Record<string, unknown>>, name: string): string {
  if (issue.code === 'unrecognized_keys') {
    return `property "${issue.keys.join(', ')}" of this ${name} is unknown; remove it`;
  }
  const key = issue.path.join('.');
  const property = `property "${key}" of this ${name}`;
  const value = own[key];
  if (value === undefined) return `${property} is missing; add it in Properties`;
  if (issue.code === 'invalid_type') {
    const type = TYPES[issue.expected] ?? issue.expected;
    return `${property} is ${JSON.stringify(value)}, but must be of type ${type}; remove it and add it again as ${type}`;
  }
  if (issue.code === 'too_small') return `${property} is ${value}, but must be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `${property} is ${value}, but must be at most ${issue.maximum}`;
  return `${property} is ${JSON.stringify(value)}: ${issue.message}`;
}
