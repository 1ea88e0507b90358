// Interprets a tractor program step by step, for the map's animation and the server's grading. Nothing is evaluated as code.
import type { Command } from './commands.ts';
import { type CellChange, type CrashReason, FIELD_MACHINE, type Machine, type Pose, type Tractor } from './machine.ts';
import type { Block, Condition, Program } from './program.ts';

/** More than any field needs; an endless program ends here. */
export const STEP_LIMIT = 2000;

/** `pose` is the tractor's after the step; the block is lit while the step is shown. */
export type TractorStep = { blockId: string; pose: Pose } & (
  | { kind: Command; change?: CellChange }
  | { kind: 'checked'; holds: boolean }
  | { kind: 'round'; round: number; of: number }
  | { kind: 'counted'; count: number }
);

export type TractorEnd =
  | { kind: 'finished' }
  | { kind: 'crashed'; blockId: string; reason: CrashReason; at: { row: number; col: number } }
  | { kind: 'step-limit'; blockId: string; limit: number };

interface RunState {
  machine: Machine;
  tractor: Tractor;
  count: number;
  steps: number;
}

/** The end of a run inside nested blocks; undefined as long as it goes on. */
type Running = Generator<TractorStep, Exclude<TractorEnd, { kind: 'finished' }> | undefined>;

function holds(condition: Condition, state: RunState): boolean {
  switch (condition.kind) {
    case 'not':
      return !holds(condition.condition, state);
    case 'count': {
      const difference = state.count - condition.than;
      return { equal: difference === 0, less: difference < 0, more: difference > 0 }[condition.is];
    }
    default:
      return state.machine.sense(state.tractor, condition.kind);
  }
}

/** Every yielded step counts against the limit, so that a loop with an empty body ends too. */
function takeStep(state: RunState, blockId: string, limit: number): (TractorEnd & { kind: 'step-limit' }) | undefined {
  state.steps += 1;
  return state.steps > limit ? { kind: 'step-limit', blockId, limit } : undefined;
}

function* runCommand(id: string, command: Command, state: RunState): Running {
  const result = state.machine.obey(state.tractor, command);
  if (result.kind === 'crashed') return { kind: 'crashed', blockId: id, reason: result.reason, at: result.at };
  state.tractor = result.tractor;
  const { pose } = result.tractor;
  yield { blockId: id, pose, kind: command, ...(result.change && { change: result.change }) };
  return undefined;
}

function* runRepeat({ id, times, body }: Block & { kind: 'repeat' }, state: RunState, limit: number): Running {
  for (let round = 1; round <= times; round += 1) {
    // The first step was counted by `runBlocks`.
    const ended = round === 1 ? undefined : takeStep(state, id, limit);
    if (ended) return ended;
    yield { blockId: id, pose: state.tractor.pose, kind: 'round', round, of: times };
    const inside = yield* runBlocks(body, state, limit);
    if (inside) return inside;
  }
  return undefined;
}

function* runWhile(
  { id, kind, condition, body }: Block & { kind: 'while' | 'repeat-until' },
  state: RunState,
  limit: number,
): Running {
  for (;;) {
    const isTrue = holds(condition, state);
    yield { blockId: id, pose: state.tractor.pose, kind: 'checked', holds: isTrue };
    if (isTrue === (kind === 'repeat-until')) return undefined;
    const ended = (yield* runBlocks(body, state, limit)) ?? takeStep(state, id, limit);
    if (ended) return ended;
  }
}

function* runBlock(block: Block, state: RunState, limit: number): Running {
  const { id: blockId } = block;
  switch (block.kind) {
    case 'repeat':
      return yield* runRepeat(block, state, limit);
    case 'while':
    case 'repeat-until':
      return yield* runWhile(block, state, limit);
    case 'if': {
      const isTrue = holds(block.condition, state);
      yield { blockId, pose: state.tractor.pose, kind: 'checked', holds: isTrue };
      return yield* runBlocks(isTrue ? block.body : block.otherwise, state, limit);
    }
    case 'set-count':
    case 'change-count':
      state.count = block.kind === 'set-count' ? block.by : state.count + block.by;
      yield { blockId, pose: state.tractor.pose, kind: 'counted', count: state.count };
      return undefined;
    default:
      return yield* runCommand(blockId, block.kind, state);
  }
}

function* runBlocks(blocks: readonly Block[], state: RunState, limit: number): Running {
  for (const block of blocks) {
    const ended = takeStep(state, block.id, limit) ?? (yield* runBlock(block, state, limit));
    if (ended) return ended;
  }
  return undefined;
}

/** Yields the steps one by one and returns how the run ended and where the tractor stands. */
export function* runProgram(
  { blocks }: Program,
  tractor: Tractor,
  limit = STEP_LIMIT,
  machine = FIELD_MACHINE,
): Generator<TractorStep, { end: TractorEnd; tractor: Tractor }> {
  const state: RunState = { machine, tractor, count: 0, steps: 0 };
  const ended = yield* runBlocks(blocks, state, limit);
  return { end: ended ?? { kind: 'finished' }, tractor: state.tractor };
}

export interface TractorRun {
  steps: TractorStep[];
  end: TractorEnd;
  tractor: Tractor;
}

/** Runs to the end at once. */
export function runToEnd(program: Program, tractor: Tractor, limit = STEP_LIMIT): TractorRun {
  const running = runProgram(program, tractor, limit);
  const steps: TractorStep[] = [];
  for (let next = running.next(); ; next = running.next()) {
    if (next.done) return { steps, ...next.value };
    steps.push(next.value);
  }
}
