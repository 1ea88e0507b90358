// Stores the program of a field in this browser, and takes over a newer one that was run on another device.
import {
  EMPTY_PROGRAM,
  type ParsedProgram,
  type Program,
  parseProgram,
} from '@lanternwise/shared/activities/tractor/program';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverNow } from '../../features/http/serverClock.ts';
import { fetchBlocks } from '../../features/progress/progressRequests.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { NOTHING_SAVED, type SavedProgram, savedSchema } from './draft.ts';

export interface ProgramStore {
  /** The program, or why the saved one cannot be read. */
  saved: ParsedProgram;
  best: number | undefined;
  /** Changes when another program takes the place of the one on screen. */
  edition: number;
  save(program: Program): void;
  saveBest(blocks: number): void;
  /** Sets the unreadable program aside. */
  startNew(): void;
}

export function useSavedProgram(activity: string, starter: Program): ProgramStore {
  const [stored, store] = useStoredDraft<SavedProgram>(activity, NOTHING_SAVED, savedSchema);
  const { program, setAside = [], best } = stored;
  const saved: ParsedProgram = program === undefined ? { kind: 'program', program: starter } : parseProgram(program);
  const [edition, setEdition] = useState(0);
  const isTouched = useRef(false);
  const takeOver = useEffectEvent(({ answer, at }: { answer: unknown; at: number }) => {
    const isOlder = program !== undefined && (stored.at ?? Infinity) >= at;
    // Nothing is ever changed under the learner's hands.
    if (isTouched.current || isOlder || parseProgram(answer).kind !== 'program') return;
    store({ ...stored, program: answer, at });
    setEdition((now) => now + 1);
  });
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (!isSignedIn) return;
    let cancelled = false;
    void fetchBlocks(activity).then((remote) => remote && !cancelled && takeOver(remote));
    return () => {
      cancelled = true;
    };
  }, [isSignedIn, activity]);
  return {
    saved,
    best,
    edition,
    save(next) {
      isTouched.current = true;
      if (saved.kind === 'program') store({ ...stored, program: next, at: serverNow() });
    },
    saveBest: (blocks) => store({ ...stored, best: Math.min(blocks, best ?? blocks) }),
    startNew: () => store({ ...stored, program: EMPTY_PROGRAM, setAside: [...setAside, program] }),
  };
}
