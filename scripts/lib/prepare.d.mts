// Types of prepare.mjs for the TypeScript that uses it.

export function buildClient(log: (what: string) => void): Promise<void>;

/** Makes the compiled library and the memory snapshot of the browser's Python in .cache/python. */
export function buildPython(log: (what: string) => void): Promise<void>;
