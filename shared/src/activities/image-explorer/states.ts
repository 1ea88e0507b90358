// The state in which each tool starts, and one that reaches its goal.
import { judgeTool } from './judge.ts';
import { ADDED_STEP, MAX_ADDED, type Tool, type ToolState } from './tools.ts';

export function startState(tool: Tool): ToolState {
  switch (tool.kind) {
    case 'pixels':
      return { kind: 'pixels', rows: tool.start.rows };
    case 'brightness':
      return { kind: 'brightness', add: 0 };
    case 'channels':
      return { kind: 'channels', on: ['red', 'green', 'blue'], seen: null };
    case 'edges':
      return { kind: 'edges', x: 1, y: 1 };
    case 'features':
      return { kind: 'features', chosen: [] };
    case 'training': {
      const { pool, start } = tool;
      return { kind: 'training', chosen: pool.filter(({ group }) => group === start.group).map(({ id }) => id) };
    }
  }
}

/** States in which the goal might be reached, in an order in which one is found soon. */
function candidates(tool: Tool): ToolState[] {
  switch (tool.kind) {
    case 'pixels':
      return [{ kind: 'pixels', rows: tool.numbers.rows }];
    case 'brightness':
      return Array.from({ length: MAX_ADDED / ADDED_STEP }, (_, at) => ({
        kind: 'brightness',
        add: (at + 1) * ADDED_STEP,
      }));
    case 'channels':
      return [{ kind: 'channels', on: ['blue'], seen: tool.correct }];
    case 'edges':
      return tool.rows.flatMap((row, y) => Array.from(row, (_, x): ToolState => ({ kind: 'edges', x, y })));
    case 'features':
      return tool.features.flatMap(({ id: first }, at) =>
        tool.features.slice(at + 1).map(({ id: second }): ToolState => ({ kind: 'features', chosen: [first, second] })),
      );
    case 'training':
      return subsets(
        tool.pool.map(({ id }) => id),
        tool.most,
      ).map((chosen) => ({ kind: 'training', chosen }));
  }
}

/** All choices of at most `most` ids. */
function subsets(ids: readonly string[], most: number): string[][] {
  const found: string[][] = [[]];
  for (const one of ids) found.push(...found.filter((set) => set.length < most).map((set) => [...set, one]));
  return found;
}

export const solvedState = (tool: Tool): ToolState | undefined =>
  candidates(tool).find((state) => judgeTool(tool, state).isReached);
