// The learner's program of each task, kept in this browser over reloads.
import { useCallback, useEffect, useRef, useState } from 'react';

const WAIT_MS = 400;
const keyOf = (task: string) => `lanternwise:lab:${task}`;

function load(task: string): string | null {
  try {
    return localStorage.getItem(keyOf(task));
  } catch {
    return null;
  }
}

/** False where storage is blocked or full. */
function store(task: string, code: string): boolean {
  try {
    localStorage.setItem(keyOf(task), code);
    return true;
  } catch {
    return false;
  }
}

export interface SavedCode {
  code: string;
  setCode(code: string): void;
  /** Storage had room the last time. */
  saved: boolean;
}

export function useSavedCode(task: string, starter: string): SavedCode {
  const [code, setCode] = useState(() => load(task) ?? starter);
  const [saved, setSaved] = useState(true);
  const waiting = useRef<string>(null);
  const write = useCallback(() => {
    if (waiting.current === null) return;
    setSaved(store(task, waiting.current));
    waiting.current = null;
  }, [task]);
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
  const change = useCallback((next: string) => {
    waiting.current = next;
    setCode(next);
  }, []);
  return { code, setCode: change, saved };
}
