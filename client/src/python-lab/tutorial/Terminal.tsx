// The output terminal of the tutorial; stays at its last line while a program prints.
import { useEffect, useRef } from 'react';
import { makeScrollableFocusable } from './scrollFocus.ts';
import type { TerminalChunk } from './usePractice.ts';

export function Terminal({ printed, running }: { printed: readonly TerminalChunk[]; running: boolean }) {
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (box.current && printed.length > 0) box.current.scrollTop = box.current.scrollHeight;
    makeScrollableFocusable(box.current);
  }, [printed]);
  return (
    <section className="tut-terminal" aria-label="Output">
      <p aria-hidden="true" className="tut-terminal-name">
        Output
      </p>
      <pre ref={box}>
        {printed.length === 0 && (
          <span className="tut-terminal-empty">{running ? 'Running…' : 'Press Run to see what your code prints.'}</span>
        )}
        {printed.map(({ key, stream, text }) => (
          <span key={key} className={`tut-out-${stream}`}>
            {text}
          </span>
        ))}
      </pre>
    </section>
  );
}
