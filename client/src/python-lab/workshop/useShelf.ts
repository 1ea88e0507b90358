// The learner's shelf and what is in the editor: kept while typing, so that a reload or a closed window loses nothing.
import { useCallback, useEffect, useRef, useState } from 'react';
import { FIRST } from './examples.ts';
import { type Kept, type Program, SHELF, type Shelf } from './shelf.ts';

const WAIT_MS = 400;

export interface Bench {
  code: string;
  setCode(code: string): void;
  /** The program on the shelf that is open. */
  open: Program | undefined;
  /** The editor holds something that is neither on the shelf nor an untouched beginning. */
  isChanged: boolean;
  programs: readonly Program[];
  /** Why the last wish could not be met; undefined where it could. */
  trouble: string | undefined;
  saveAs(name: string): string | undefined;
  save(): void;
  rename(id: string, name: string): string | undefined;
  remove(id: string): void;
  /** Back to what was opened or saved. */
  reset(): void;
  /** Puts a program of the shelf, or any other text, into the editor. */
  take(what: Program | string): void;
}

interface Held {
  code: string;
  /** What the code was when it was opened or saved. */
  base: string;
  open: string | undefined;
}

function beginning(shelf: Shelf): Held {
  const draft = shelf.draft();
  if (!draft) return { code: FIRST, base: FIRST, open: undefined };
  const program = shelf.programs().find(({ id }) => id === draft.program);
  return { code: draft.code, base: program?.code ?? draft.base ?? FIRST, open: program?.id };
}

/** Writes the draft down when typing pauses, and at once when the page or the Workshop goes. */
function useDraft(shelf: Shelf, held: Held): boolean {
  const [hasRoom, setRoom] = useState(true);
  const waiting = useRef<Held>(null);
  const write = useCallback(() => {
    if (!waiting.current) return;
    const { code, base, open } = waiting.current;
    waiting.current = null;
    setRoom(shelf.keepDraft({ code, base, ...(open !== undefined && { program: open }) }));
  }, [shelf]);
  useEffect(() => {
    waiting.current = held;
    const timer = setTimeout(write, WAIT_MS);
    return () => clearTimeout(timer);
  }, [held, write]);
  useEffect(() => {
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [write]);
  return hasRoom;
}

export function useShelf(shelf: Shelf): Bench {
  const [held, setHeld] = useState(() => beginning(shelf));
  const [programs, setPrograms] = useState(() => shelf.programs());
  const [trouble, setTrouble] = useState<string>();
  const hasRoom = useDraft(shelf, held);

  /** Shows what happened; answers why it did not, for the dialog that asked. */
  const settle = (kept: Kept<Program | undefined>, then?: (program: Program) => void): string | undefined => {
    setPrograms(shelf.programs());
    setTrouble(kept.ok ? undefined : kept.why);
    if (kept.ok && kept.value) then?.(kept.value);
    return kept.ok ? undefined : kept.why;
  };
  const opened = (program: Program) => setHeld({ code: program.code, base: program.code, open: program.id });

  return {
    code: held.code,
    setCode: useCallback((code: string) => setHeld((before) => ({ ...before, code })), []),
    open: programs.find(({ id }) => id === held.open),
    isChanged: held.code !== held.base,
    programs,
    trouble: trouble ?? (hasRoom ? undefined : SHELF.noRoom),
    saveAs: (name) => settle(shelf.add(name, held.code), opened),
    save: () => void (held.open !== undefined && settle(shelf.save(held.open, held.code), opened)),
    rename: (id, name) => settle(shelf.rename(id, name)),
    remove: (id) => {
      settle(shelf.remove(id));
      // The words stay in the editor: only the shelf forgets them.
      if (held.open === id) setHeld((before) => ({ code: before.code, base: '', open: undefined }));
    },
    reset: () => setHeld((before) => ({ ...before, code: before.base })),
    take: (what) => {
      setTrouble(undefined);
      if (typeof what === 'string') setHeld({ code: what, base: what, open: undefined });
      else opened(what);
    },
  };
}
