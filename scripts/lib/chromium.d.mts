// Types of chromium.mjs for the TypeScript that uses it.

export function chromiumPath(): Promise<string>;
export const CHROMIUM_FLAGS: string[];

/** For journeys: pages are drawn by the processor. */
export const JOURNEY_FLAGS: string[];
