// Obeys a Python program of the tractor command by command, and judges what it left behind: by the rules of the blocks.
import { COMMANDS, type Command, type Sensor } from './commands.ts';
import type { TractorField } from './fields.ts';
import { type CrashReason, countUnfinished, obey, sense, type Tractor } from './machine.ts';

/** Commands and looks of one program; an endless one ends here. */
export const ORDER_LIMIT = 2000;

export type TractorStop = CrashReason | 'order-limit';

export type OrderAnswer = '' | 'yes' | 'no' | TractorStop;

const isCommand = (order: Command | Sensor): order is Command => (COMMANDS as readonly string[]).includes(order);

/** The tractor of one run: takes its orders one by one, as the program gives them. */
export function createDriver(start: Tractor): (order: Command | Sensor) => OrderAnswer {
  let tractor = start;
  let orders = 0;
  return (order) => {
    orders += 1;
    if (orders > ORDER_LIMIT) return 'order-limit';
    if (!isCommand(order)) return sense(tractor, order) ? 'yes' : 'no';
    const obeyed = obey(tractor, order);
    if (obeyed.kind === 'crashed') return obeyed.reason;
    tractor = obeyed.tractor;
    return '';
  };
}

/** Where the tractor was at the start and after each command; stops at one that cannot be obeyed. */
export function replayCommands(start: Tractor, commands: readonly Command[]): readonly Tractor[] {
  const frames = [start];
  let tractor = start;
  for (const command of commands) {
    const obeyed = obey(tractor, command);
    if (obeyed.kind === 'crashed') break;
    tractor = obeyed.tractor;
    frames.push(tractor);
  }
  return frames;
}

/** Squares of a layout that still wait after these commands. */
export function unfinishedAfter(field: TractorField, start: Tractor, commands: readonly Command[]): number {
  return countUnfinished(replayCommands(start, commands).at(-1) ?? start, field.goal);
}
