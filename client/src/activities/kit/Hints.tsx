// Three hints, each opened by the learner's wish: a nudge, how to do it, a worked example.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { workedExample } from './openings.ts';

const NAMES = [msg`Nudge`, msg`How to`, msg`Worked example`] as const;

export interface HintsProps {
  hints: readonly string[];
  /** Hints opened so far. */
  open: number;
  onMore(): void;
}

/** The button that opens the next hint; it stays, disabled, so that the focus does. */
export function Hints({ hints, open, onMore }: HintsProps) {
  const { t } = useLingui();
  const next = NAMES[open];
  const number = open + 1;
  const count = hints.length;
  const name = next && t(next);
  const label = name === undefined ? t`All hints are open` : t`Hint ${number} of ${count}: ${name}`;
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
  const { t } = useLingui();
  return (
    <div role="status" className="act-hints">
      {hints.slice(0, open).map((hint, at) => {
        const name = NAMES[at];
        return (
          <p key={hint} className="act-hint">
            {name && <strong>{`${t(name)}:`}</strong>} {workedExample(hint)}
          </p>
        );
      })}
    </div>
  );
}
