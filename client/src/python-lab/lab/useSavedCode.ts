// The learner's program of each task: kept in this browser over reloads, and the newer one of another device taken over.
import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '../../features/progress/programDrafts.ts';
import type { ProgramRepository } from '../programs/programRepository.ts';

const AUTOSAVE_DELAY_MS = 400;

export interface SavedCode {
  code: string;
  setCode(code: string): void;
  /** This program was run; `kept` where the account has it now. */
  recordRun(code: string, kept: boolean): void;
  /** Storage had room the last time. */
  isSaved: boolean;
  /** The program on screen came from another device. */
  isFromOtherDevice: boolean;
}

/** Writes the program down when typing pauses, and at once when the page or the Lab goes. */
function useAutosave(task: string, { ownerId }: ProgramRepository, code: string) {
  const [saved, setSaved] = useState(true);
  const pending = useRef<string>(null);
  const store = useCallback(
    (draft: string, at: number, ran: boolean) => {
      pending.current = null;
      setSaved(writeDraft(ownerId(), task, { code: draft, at, ran }));
    },
    [task, ownerId],
  );
  const flush = useCallback(() => {
    if (pending.current !== null) store(pending.current, Date.now(), false);
  }, [store]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  useEffect(() => {
    if (pending.current !== code) return;
    const timer = setTimeout(flush, AUTOSAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [code, flush]);
  return { saved, store, waiting: pending };
}

export function useSavedCode(task: string, starter: string, programs: ProgramRepository): SavedCode {
  const [code, setCode] = useState(() => readDraft(programs.ownerId(), task)?.code ?? starter);
  const [isFromOtherDevice, setFromElsewhere] = useState(false);
  const isTouched = useRef(false);
  const latest = useRef(code);
  const { saved: isSaved, store, waiting } = useAutosave(task, programs, code);
  useEffect(() => {
    let cancelled = false;
    const applyRemote = (remote: { code: string; at: number } | undefined) => {
      // Nothing is ever changed under the learner's hands.
      if (!remote || cancelled || isTouched.current) return;
      const local = readDraft(programs.ownerId(), task);
      if (local && local.at >= remote.at) return;
      store(remote.code, remote.at, true);
      setFromElsewhere(remote.code !== (local?.code ?? starter));
      latest.current = remote.code;
      setCode(remote.code);
    };
    programs.fetchLatest(task).then(applyRemote, () => undefined);
    return () => {
      cancelled = true;
    };
  }, [programs, task, starter, store]);
  const change = useCallback(
    (next: string) => {
      // The editor also reports text that was set from outside.
      if (next === latest.current) return;
      isTouched.current = true;
      waiting.current = next;
      latest.current = next;
      setFromElsewhere(false);
      setCode(next);
    },
    [waiting],
  );
  const recordRun = useCallback(
    (run: string, kept: boolean) => {
      isTouched.current = true;
      // What was typed since is another program.
      if (latest.current === run) store(run, Date.now(), kept);
    },
    [store],
  );
  return { code, setCode: change, recordRun, isSaved, isFromOtherDevice };
}
