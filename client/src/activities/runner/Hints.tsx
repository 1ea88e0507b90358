// Three hints, each opened by the learner's wish: a nudge, how to do it, a worked example.
import { Lightbulb } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';

const NAMES = ['Nudge', 'How to', 'Worked example'] as const;

export interface HintsProps {
  hints: readonly string[];
  /** Hints opened so far. */
  open: number;
  onMore(): void;
}

export function Hints({ hints, open, onMore }: HintsProps) {
  const shown = hints.slice(0, open);
  const next = NAMES[open];
  return (
    <aside className="act-hints" aria-label="Hints">
      {next !== undefined && open < hints.length && (
        <Button variant="quiet" size="small" icon={<Lightbulb aria-hidden="true" size={18} />} onClick={onMore}>
          {`Hint ${open + 1} of ${hints.length}: ${next}`}
        </Button>
      )}
      <div role="status">
        {shown.map((hint, at) => (
          <p key={hint} className="act-hint">
            <strong>{NAMES[at]}:</strong> {hint.replace(/^Worked example: /, '')}
          </p>
        ))}
      </div>
    </aside>
  );
}
