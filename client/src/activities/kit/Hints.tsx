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

/** The button that opens the next hint; it stays, disabled, so that the focus does. */
export function Hints({ hints, open, onMore }: HintsProps) {
  const next = NAMES[open];
  const label = next === undefined ? 'All hints are open' : `Hint ${open + 1} of ${hints.length}: ${next}`;
  return (
    <Button
      className="act-hint-button"
      variant="quiet"
      size="small"
      icon={<Lightbulb aria-hidden="true" size={18} />}
      aria-disabled={next === undefined}
      onClick={() => next !== undefined && onMore()}
    >
      {label}
    </Button>
  );
}

/** The hints that are open. */
export function HintTexts({ hints, open }: Omit<HintsProps, 'onMore'>) {
  return (
    <div role="status" className="act-hints">
      {hints.slice(0, open).map((hint, at) => (
        <p key={hint} className="act-hint">
          <strong>{`${NAMES[at]}:`}</strong> {hint.replace(/^Worked example: /, '')}
        </p>
      ))}
    </div>
  );
}
