// Names of new things: checked once, then written in the spellings that code, files and titles use.

export const ROOT = new URL('../../', import.meta.url).pathname;

/** Something the caller typed or that stands in the way; the message says how to go on. */
export class ScaffoldError extends Error {}

/** A command that ran after the files were written; what was typed is right. */
export class FollowUpError extends ScaffoldError {}

export function checkName(name: string | undefined, what: string): string {
  if (name && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name;
  throw new ScaffoldError(`${what} must be kebab-case, e.g. "moon-garden"; got "${name ?? ''}".`);
}

/** moon-garden → MoonGarden. */
export const pascal = (name: string): string =>
  name.replaceAll(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** moon-garden → moonGarden. */
export const camel = (name: string): string =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** moon-garden → Moon Garden. */
export const title = (name: string): string =>
  name.replaceAll(/(^|-)([a-z0-9])/g, (_, dash: string, l: string) => `${dash && ' '}${l.toUpperCase()}`);

/** moon-garden → Moon garden, as titles of pages are written. */
export const sentenceTitle = (name: string): string =>
  title(name).replaceAll(/ ([A-Z])/g, (found) => found.toLowerCase());

/** A key of an object literal: quoted where it must be. */
export const quoteKey = (name: string): string => (/^[a-z]\w*$/.test(name) ? name : `'${name}'`);
