// The learner's program of each task: kept in this browser over reloads, and the newer one of another device taken over.
import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '../../features/progress/programDrafts.ts';
import type { Programs } from '../programs/programs.ts';

const WAIT_MS = 400;

export interface SavedCode {
  code: string;
  setCode(code: string): void;
  /** This program was run; `kept` where the account has it now. */
  wasRun(code: string, kept: boolean): void;
  /** Storage had room the last time. */
  saved: boolean;
  /** The program on screen came from another device. */
  isFromElsewhere: boolean;
}

/** Writes the program down when typing pauses, and at once when the page or the Lab goes. */
function useKeeper(task: string, { person }: Programs, code: string) {
  const [saved, setSaved] = useState(true);
  const waiting = useRef<string>(null);
  const store = useCallback(
    (draft: string, at: number, ran: boolean) => {
      waiting.current = null;
      setSaved(writeDraft(person(), task, { code: draft, at, ran }));
    },
    [task, person],
  );
  const write = useCallback(() => {
    if (waiting.current !== null) store(waiting.current, Date.now(), false);
  }, [store]);
  useEffect(() => {
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [write]);
  useEffect(() => {
    if (waiting.current !== code) return;
    const timer = setTimeout(write, WAIT_MS);
    return () => clearTimeout(timer);
  }, [code, write]);
  return { saved, store, waiting };
}

export function useSavedCode(task: string, starter: string, programs: Programs): SavedCode {
  const [code, setCode] = useState(() => readDraft(programs.person(), task)?.code ?? starter);
  const [isFromElsewhere, setFromElsewhere] = useState(false);
  const isTouched = useRef(false);
  const latest = useRef(code);
  const { saved, store, waiting } = useKeeper(task, programs, code);
  useEffect(() => {
    let isGone = false;
    const take = (theirs: { code: string; at: number } | undefined) => {
      // Nothing is ever changed under the learner's hands.
      if (!theirs || isGone || isTouched.current) return;
      const mine = readDraft(programs.person(), task);
      if (mine && mine.at >= theirs.at) return;
      store(theirs.code, theirs.at, true);
      setFromElsewhere(theirs.code !== (mine?.code ?? starter));
      latest.current = theirs.code;
      setCode(theirs.code);
    };
    programs.newest(task).then(take, () => undefined);
    return () => {
      isGone = true;
    };
  }, [programs, task, starter, store]);
  const change = useCallback(
    (next: string) => {
      // The editor also tells what was put into it.
      if (next === latest.current) return;
      isTouched.current = true;
      waiting.current = next;
      latest.current = next;
      setFromElsewhere(false);
      setCode(next);
    },
    [waiting],
  );
  const wasRun = useCallback(
    (run: string, kept: boolean) => {
      isTouched.current = true;
      // What was typed since is another program.
      if (latest.current === run) store(run, Date.now(), kept);
    },
    [store],
  );
  return { code, setCode: change, wasRun, saved, isFromElsewhere };
}
