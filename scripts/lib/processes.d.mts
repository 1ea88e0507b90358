// Types of processes.mjs for the TypeScript that uses it.

export const ROOT: string;
export const SERVER_ARGS: string[];
export function run(
  command: string,
  args: string[],
  options?: { env?: Record<string, string>; show?: boolean },
): Promise<{ code: number; output: string }>;
