// What came of a run or a check: right or wrong by shape and words, help, and Python's own words on demand.
import { CircleCheck, CircleX } from 'lucide-react';
import { Inline } from '../../ui/Prose.tsx';
import { bringIntoView, reachIfScrolling } from './reachable.ts';
import type { Verdict } from './verdict.ts';

export function VerdictBox({ verdict }: { verdict: Verdict }) {
  const { tone, title, help = [], line, python } = verdict;
  const Sign = tone === 'right' ? CircleCheck : CircleX;
  return (
    <div ref={bringIntoView} className={`tut-verdict tut-verdict-${tone}`}>
      <p className="tut-verdict-title">
        <Sign aria-hidden="true" size={24} className="tut-sign" />
        <span>
          {title}
          {line !== undefined && !title.includes(`line ${line}`) && <small>{` (line ${line})`}</small>}
        </span>
      </p>
      {help.map((sentence) => (
        <p key={sentence}>
          <Inline text={sentence} />
        </p>
      ))}
      {python !== undefined && (
        <details onToggle={(event) => reachIfScrolling(event.currentTarget.querySelector('pre'))}>
          <summary>What Python says</summary>
          <pre>{python}</pre>
        </details>
      )}
    </div>
  );
}
