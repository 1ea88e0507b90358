// Runs one function after a delay; a new delay replaces the old one, and leaving the component cancels it.
import { useEffect, useRef } from 'react';

export function useDelay(): (work: () => void, milliseconds: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work, milliseconds) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, milliseconds);
  };
}
