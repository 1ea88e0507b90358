// From opening to closing: the loading screen with its bar, the moment of readiness, the intro, and the way out.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PythonRuntime } from '../protocol.ts';
import { useRuntimeStatus } from '../tutorial/useRuntimeStatus.ts';
import { CLOSE_DELAY_MS, INTRO_DELAY_MS, LAB_MESSAGES, LOADING_STEP, LOADING_TICK_MS } from './labMessages.ts';

export type LabPhase = 'loading' | 'open' | 'closing';

/** The bar of the loading screen: 5 percent every 100 ms up to 100 (lessons.txt 9). */
function useLoadingPercent(): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPercent((before) => Math.min(100, before + LOADING_STEP)), LOADING_TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return percent;
}

export interface LabPhaseState {
  phase: LabPhase;
  percent: number;
  isReady: boolean;
  /** The intro or help lies over the Lab. */
  isIntroOpen: boolean;
  showIntro(open: boolean): void;
  /** Cleans up and, 200 ms later, calls back. */
  leave(then: () => void): void;
}

interface LabPhaseOptions {
  /** Whether the intro comes by itself. */
  hasIntro: boolean;
  print(text: string): void;
  onLeave(): void;
}

export function useLabPhase(runtime: PythonRuntime, { hasIntro, print, onLeave }: LabPhaseOptions): LabPhaseState {
  const percent = useLoadingPercent();
  const loaded = useRuntimeStatus(runtime);
  const [isLeaving, setLeaving] = useState(false);
  const [isIntroOpen, showIntro] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = loaded.state === 'failed' || (loaded.state === 'ready' && percent >= 100);
  const announce = useEffectEvent(() => {
    print(`${loaded.state === 'failed' ? LAB_MESSAGES.failed(loaded.errorMessage ?? '') : LAB_MESSAGES.ready}\n`);
  });
  useEffect(() => {
    if (!isOpen) return;
    announce();
    if (!hasIntro) return;
    const timer = setTimeout(() => showIntro(true), INTRO_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen, hasIntro]);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    phase: isLeaving ? 'closing' : isOpen ? 'open' : 'loading',
    percent,
    isReady: loaded.state === 'ready',
    isIntroOpen: isIntroOpen && !isLeaving,
    showIntro,
    leave(then) {
      if (isLeaving) return;
      setLeaving(true);
      onLeave();
      leaving.current = setTimeout(then, CLOSE_DELAY_MS);
    },
  };
}
