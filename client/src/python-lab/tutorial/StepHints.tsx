// The hints of a coding step in three levels: its tip, then what the program needs, then the program's frame.
import { Trans, useLingui } from '@lingui/react/macro';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useState } from 'react';
import { selectHintsOff } from '../../features/live/liveSlice.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import { CodeListing } from './CodeListing.tsx';
import { programFrame } from './programFrame.ts';
import proseStyles from './prose.module.css';
import { FoldedTip } from './Tip.tsx';
import type { WritingStep } from './usePractice.ts';

/** What the checks ask for, in the words of their messages; what they forbid is said only where it happens. */
export const needsOf = ({ checks }: Pick<WritingStep, 'checks'>): readonly string[] => [
  ...new Set(checks.flatMap((check) => (check.kind === 'pattern' && check.absent ? [] : (check.message ?? [])))),
];

export function StepHints({ step }: { step: WritingStep }) {
  const { t } = useLingui();
  const [openCount, setOpenCount] = useState(1);
  const needs = needsOf(step);
  const isOff = useAppSelector(selectHintsOff) && openCount < 3;
  const label = openCount === 3 ? t`All hints are open` : t`Another hint (${openCount} of 3 open)`;
  return (
    <FoldedTip>
      <Markdown className={proseStyles.prose} text={step.tip} />
      <div role="status">
        {openCount > 1 && (
          <ul className={proseStyles.prose}>
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        )}
        {openCount > 2 && (
          <>
            <p>
              <Trans>The frame of the program. Fill the gaps yourself:</Trans>
            </p>
            <CodeListing code={programFrame(step.solution)} />
          </>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        icon={<Lightbulb aria-hidden="true" size={18} />}
        aria-disabled={isOff || openCount === 3}
        onClick={() => !isOff && setOpenCount(Math.min(3, openCount + 1))}
      >
        {isOff ? t`Your teacher has turned off hints` : label}
      </Button>
    </FoldedTip>
  );
}
