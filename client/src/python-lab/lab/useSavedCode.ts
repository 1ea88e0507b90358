// The learner's program of each task: kept in this browser over reloads, and the newer one of another device taken over.
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverNow } from '../../features/http/serverClock.ts';
import { readDraft, writeDraft } from '../../features/progress/programDrafts.ts';
import { useAutosave } from '../../lib/useAutosave.ts';
import type { ProgramRepository } from '../programs/programRepository.ts';

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

export function useSavedCode(task: string, starter: string, programs: ProgramRepository): SavedCode {
  const [code, setCode] = useState(() => readDraft(programs.ownerId(), task)?.code ?? starter);
  const [isFromOtherDevice, setFromElsewhere] = useState(false);
  const isTouched = useRef(false);
  const latest = useRef(code);
  const [isSaved, setSaved] = useState(true);
  const write = useCallback(
    (draft: string, at: number, ran: boolean) =>
      setSaved(writeDraft(programs.ownerId(), task, { code: draft, at, ran })),
    [programs, task],
  );
  const later = useAutosave<string>((draft) => write(draft, serverNow(), false));
  const store = useCallback(
    (draft: string, at: number, ran: boolean) => {
      later(undefined);
      write(draft, at, ran);
    },
    [later, write],
  );
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
      later(next);
      latest.current = next;
      setFromElsewhere(false);
      setCode(next);
    },
    [later],
  );
  const recordRun = useCallback(
    (run: string, kept: boolean) => {
      isTouched.current = true;
      // What was typed since is another program.
      if (latest.current === run) store(run, serverNow(), kept);
    },
    [store],
  );
  return { code, setCode: change, recordRun, isSaved, isFromOtherDevice };
}
