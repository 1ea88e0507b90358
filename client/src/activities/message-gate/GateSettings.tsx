// What the tree may ask, how many questions in a row, and the button that grows it.
import type { Sign } from '@lanternwise/shared/activities/message-gate/features';
import { MAX_DEPTH } from '@lanternwise/shared/activities/message-gate/gate';
import { useLingui } from '@lingui/react/macro';
import { WaitingButton } from '../../overlay-kit/WaitingButton.tsx';
import { Button } from '../../ui/Button.tsx';
import kitStyles from '../kit/layout.module.css';
import { ToggleOption } from '../kit/ToggleOption.tsx';
import type { StepProps } from './draft.ts';
import styles from './MessageGate.module.css';

type GateSettingsProps = Pick<StepProps, 'activity' | 'draft' | 'change'>;

const DEPTHS = Array.from({ length: MAX_DEPTH }, (_, at) => at + 1);

/** How many questions in a row is a matter of the second tree. */
export function GateSettings({ activity, draft: { chosen, grown }, change }: GateSettingsProps) {
  const { t } = useLingui();
  const { questions, depth } = chosen;
  return (
    <section className={styles.section}>
      <p className={kitStyles.question}>{t`Ask about:`}</p>
      <ul className={styles.questions}>
        {activity.questions.map(({ id, label: question }) => {
          const isOn = questions.includes(id);
          const others = questions.filter((one) => one !== id);
          return (
            <li key={id}>
              <ToggleOption
                control={`question:${id}`}
                pressed={isOn}
                onToggle={() => change({ chosen: { ...chosen, questions: isOn ? others : [...questions, id] } })}
              >
                {question}
              </ToggleOption>
            </li>
          );
        })}
      </ul>
      {grown && (
        <fieldset className={styles.depths}>
          <legend>{t`In a row, at most`}</legend>
          {DEPTHS.map((one) => (
            <Button
              key={one}
              size="small"
              variant="secondary"
              aria-pressed={one === depth}
              data-control={`depth:${one}`}
              onClick={() => change({ chosen: { ...chosen, depth: one } })}
            >
              {one}
            </Button>
          ))}
        </fieldset>
      )}
    </section>
  );
}

interface GrowButtonProps {
  label: string;
  questions: readonly Sign[];
  /** Once a tree stands, the next step comes first. */
  isGrown: boolean;
  onGrow(): void;
}

export function GrowButton({ label, questions, isGrown, onGrow }: GrowButtonProps) {
  const { t } = useLingui();
  const isEmpty = questions.length === 0;
  return (
    <WaitingButton
      data-control="grow"
      variant={isGrown ? 'secondary' : 'primary'}
      disabled={isEmpty}
      waitsFor={isEmpty ? t`Choose at least one question.` : undefined}
      onClick={onGrow}
    >
      {label}
    </WaitingButton>
  );
}
