// Types of nodeVersion.mjs.

/** Why this version cannot be used; undefined if it can. */
export function nodeProblem(version: string): string | undefined;

/** What may not work with this version; undefined if it was tried. */
export function nodeWarning(version: string): string | undefined;
