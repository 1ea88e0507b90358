// Plays the image explorer: the tool by its controls and keys to a state that reaches the goal, with the first bet.
import { solvedState, startState } from '@lanternwise/shared/activities/image-explorer/states';
import {
  ADDED_STEP,
  GRID_SIZE,
  LEVEL_VALUES,
  type Tool,
  type ToolState,
} from '@lanternwise/shared/activities/image-explorer/tools';
import { type ActivityDriver, type ActivityUser, expectCorrect } from '../kit/drive.ts';

type Point = { x: number; y: number };

/** Arrow keys from one cell to another. */
function go(from: Point, to: Point): string[] {
  const repeat = (key: string, times: number) => new Array<string>(Math.max(0, times)).fill(key);
  return [
    ...repeat('ArrowRight', to.x - from.x),
    ...repeat('ArrowLeft', from.x - to.x),
    ...repeat('ArrowDown', to.y - from.y),
    ...repeat('ArrowUp', from.y - to.y),
  ];
}

const middleOf = (width: number, height: number): Point => ({ x: Math.floor(width / 2), y: Math.floor(height / 2) });

async function paint(user: ActivityUser, start: readonly string[], wanted: readonly string[]): Promise<void> {
  let at = middleOf(GRID_SIZE, GRID_SIZE);
  for (const level of LEVEL_VALUES.keys()) {
    const cells = wanted.flatMap((row, y) =>
      [...row].flatMap((one, x) => (Number(one) === level && start[y]?.[x] !== one ? [{ x, y }] : [])),
    );
    if (cells.length > 0) await user.click(`level:${level}`);
    for (const cell of cells) {
      await user.pressKeys('grid', [...go(at, cell), ' ']);
      at = cell;
    }
  }
}

async function solve(user: ActivityUser, tool: Tool, start: ToolState, state: ToolState): Promise<void> {
  switch (state.kind) {
    case 'pixels':
      return paint(user, start.kind === 'pixels' ? start.rows : [], state.rows);
    case 'brightness':
      for (let added = 0; added < state.add; added += ADDED_STEP) await user.click('brighter');
      return;
    case 'channels':
      await user.click('lamp:red');
      await user.click('lamp:green');
      return user.click(`option:${state.seen ?? ''}`);
    case 'edges': {
      const rows = tool.kind === 'edges' ? tool.rows : [];
      return user.pressKeys('window', [...go(middleOf(rows[0]?.length ?? 0, rows.length), state), ' ']);
    }
    case 'features':
      for (const id of state.chosen) await user.click(`feature:${id}`);
      return;
    case 'training': {
      const before = start.kind === 'training' ? start.chosen : [];
      const changed = [...before, ...state.chosen].filter((id) => before.includes(id) !== state.chosen.includes(id));
      for (const id of changed) await user.click(`example:${id}`);
    }
  }
}

export const drive: ActivityDriver<'image-explorer'> = async (user, { tool, ...activity }, wrongFirst) => {
  const solved = solvedState(tool);
  /** The first check asks for the bet, which checks. */
  const betAndCheck = async () => {
    await user.click('check');
    await user.click(`predict:${activity.guess.options[0]?.id ?? ''}`);
  };
  if (wrongFirst) {
    const other = tool.kind === 'channels' && tool.options.find(({ id }) => id !== tool.correct);
    if (other) await user.click(`option:${other.id}`);
    await betAndCheck();
    await user.expectText(activity.messages.wrong);
    await user.expectExplanation();
  }
  if (solved) await solve(user, tool, startState(tool), solved);
  if (wrongFirst) return expectCorrect(user, { ...activity, tool });
  await betAndCheck();
  await user.expectText(activity.messages.correct);
};
