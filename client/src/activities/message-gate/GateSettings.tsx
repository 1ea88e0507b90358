// What the tree may ask, how many questions in a row, and the button that grows it.
import { MAX_DEPTH } from '@lanternwise/shared/activities/message-gate/gate';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import kitStyles from '../kit/layout.module.css';
import { ToggleOption } from '../kit/ToggleOption.tsx';
import styles from './MessageGate.module.css';
import type { StepProps } from './stepProps.ts';

interface GateSettingsProps extends Pick<StepProps, 'activity' | 'draft' | 'change'> {
  /** Names the button. */
  label: string;
  /** Once a tree stands, the next step comes first. */
  isGrown: boolean;
  onGrow(): void;
}

const DEPTHS = Array.from({ length: MAX_DEPTH }, (_, at) => at + 1);

export function GateSettings({ activity, draft: { chosen }, label, isGrown, change, onGrow }: GateSettingsProps) {
  const { t } = useLingui();
  const { questions, depth } = chosen;
  return (
    <section className={styles.section}>
      <p className={kitStyles.question}>{t`What may your tree ask?`}</p>
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
      <fieldset className={styles.depths}>
        <legend>{t`Questions in a row, at most`}</legend>
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
      <div className={kitStyles.buttons}>
        <Button
          data-control="grow"
          variant={isGrown ? 'secondary' : 'primary'}
          disabled={questions.length === 0} onClick={onGrow}>
          {label}
        </Button>
        {questions.length === 0 && <p className={kitStyles.note}>{t`Choose at least one question.`}</p>}
      </div>
    </section>
  );
}
