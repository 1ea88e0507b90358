// The three hints of an activity, opened one by one: a nudge, how to do it, a worked example.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { useAppSelector } from '../../app/hooks.ts';
import { selectHintsOff } from '../../features/live/liveSlice.ts';
import { Button } from '../../ui/Button.tsx';

const HINT_NAMES = [msg`Nudge`, msg`How to`, msg`Worked example`] as const;

export interface ActivityHintsProps {
  hints: readonly MessageDescriptor[];
  /** Hints opened so far. */
  openCount: number;
  onMore(): void;
}

export function ActivityHints({ hints, openCount, onMore }: ActivityHintsProps) {
  const { t, i18n } = useLingui();
  const next = HINT_NAMES[openCount];
  const number = openCount + 1;
  const count = hints.length;
  const name = next && i18n._(next);
  const isOff = useAppSelector(selectHintsOff) && name !== undefined;
  const label = name === undefined ? t`All hints are open` : t`Hint ${number} of ${count}: ${name}`;
  return (
    <div className="grid gap-2">
      {/* After the last hint the button is only marked as disabled, so that it keeps the focus. */}
      <Button
        variant="quiet"
        size="small"
        className="justify-self-end"
        icon={<Lightbulb aria-hidden="true" size={18} />}
        aria-disabled={isOff || next === undefined}
        onClick={() => !isOff && next !== undefined && onMore()}
      >
        {isOff ? t`Your teacher has turned off hints` : label}
      </Button>
      <div aria-live="polite" className="grid gap-2">
        {hints.slice(0, openCount).map((hint, at) => {
          const title = HINT_NAMES[at];
          return (
            <p key={hint.id} className="rounded-lg border-2 border-line px-4 py-2">
              {title && <strong>{i18n._(title)}:</strong>} {i18n._(hint)}
            </p>
          );
        })}
      </div>
    </div>
  );
}
