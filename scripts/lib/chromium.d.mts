// Types of chromium.mjs for the TypeScript that uses it.

export function chromiumPath(): Promise<string>;
export const CHROMIUM_FLAGS: string[];
