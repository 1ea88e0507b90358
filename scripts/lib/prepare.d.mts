// Types of prepare.mjs for the TypeScript that uses it.

export function build(say: (what: string) => void): Promise<void>;
