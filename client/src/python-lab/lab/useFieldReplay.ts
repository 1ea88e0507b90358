// Plays what the tractor did after a run: the morning that failed, or one after the other where all are done.
import type { Command } from '@lanternwise/shared/activities/tractor/commands';
import type { Tractor } from '@lanternwise/shared/activities/tractor/machine';
import { replayCommands } from '@lanternwise/shared/activities/tractor/pythonDrive';
import { useEffect, useMemo, useState } from 'react';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import type { TestCaseState } from './runTestCase.ts';

/** Milliseconds of one command; fast enough for fifty. */
const COMMAND_MS = 110;
/** Rest at the end of a morning before the next one. */
const PAUSE_MS = 700;

const commandsOf = (state: TestCaseState | undefined): readonly Command[] | undefined =>
  state && 'commands' in state ? state.commands : undefined;

interface FieldReplay {
  /** Index of the layout that is shown. */
  morning: number;
  tractor: Tractor | undefined;
  /** Shows a morning from its start. */
  show(morning: number): void;
}

export function useFieldReplay(
  layouts: readonly Tractor[],
  states: readonly TestCaseState[],
  isRunning: boolean,
  stepped: readonly Command[] | undefined,
): FieldReplay {
  const isStill = useReducedMotion();
  const [{ morning, at }, setShown] = useState({ morning: 0, at: 0 });
  const shown = stepped ? 0 : morning;
  const start = layouts[shown];
  const commands = stepped ?? commandsOf(states[morning]);
  const frames = useMemo(() => (start ? replayCommands(start, commands ?? []) : []), [start, commands]);
  const last = frames.length - 1;
  useEffect(() => {
    if (isRunning || states.every((state) => commandsOf(state) === undefined)) return;
    const failed = states.findIndex(({ status }) => status === 'failed');
    setShown({ morning: Math.max(0, failed), at: 0 });
  }, [isRunning, states]);
  const isPassed = states[morning]?.status === 'passed';
  useEffect(() => {
    if (isRunning || stepped || isStill) return;
    const isAtEnd = at >= last;
    if (isAtEnd && !(isPassed && morning < layouts.length - 1)) return;
    const next = isAtEnd ? { morning: morning + 1, at: 0 } : { morning, at: at + 1 };
    const timer = setTimeout(() => setShown(next), isAtEnd ? PAUSE_MS : COMMAND_MS);
    return () => clearTimeout(timer);
  }, [isRunning, stepped, isStill, at, last, isPassed, morning, layouts.length]);
  return {
    morning: shown,
    tractor: frames[stepped || isStill ? last : Math.min(at, last)],
    show: (next) => setShown({ morning: next, at: 0 }),
  };
}
