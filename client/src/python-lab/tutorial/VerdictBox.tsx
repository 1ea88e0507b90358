// What came of a run or a check: right or wrong by shape and words, help, and Python's own words on demand.
import { CircleCheck, CircleX } from 'lucide-react';
import { InlineMarkdown } from '../../ui/Markdown.tsx';
import { bringIntoView, makeScrollableFocusable } from './scrollFocus.ts';
import type { Verdict } from './verdict.ts';

export function VerdictBox({ verdict }: { verdict: Verdict }) {
  const { tone, title, help = [], line, pythonText } = verdict;
  const ToneIcon = tone === 'right' ? CircleCheck : CircleX;
  return (
    <div ref={bringIntoView} className={`tut-verdict tut-verdict-${tone}`}>
      <p className="tut-verdict-title">
        <ToneIcon aria-hidden="true" size={24} className="tut-sign" />
        <span>
          {title}
          {line !== undefined && !title.includes(`line ${line}`) && <small>{` (line ${line})`}</small>}
        </span>
      </p>
      {help.map((sentence) => (
        <p key={sentence}>
          <InlineMarkdown text={sentence} />
        </p>
      ))}
      {pythonText !== undefined && (
        <details onToggle={(event) => makeScrollableFocusable(event.currentTarget.querySelector('pre'))}>
          <summary>What Python says</summary>
          <pre>{pythonText}</pre>
        </details>
      )}
    </div>
  );
}
