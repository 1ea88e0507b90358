// One caption to label: two questions with two answers each; the same decision as on the plates of the map.
import type { CaptionLabel } from '@lanternwise/shared/activities/kit/captions/labels';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { cx } from '../../ui/cx.ts';
import kitStyles from '../kit/layout.module.css';
import { ToggleOption } from '../kit/ToggleOption.tsx';
import styles from './CaptionBelt.module.css';

export interface LabelCardProps {
  caption: { id: string; text: string };
  label: Partial<CaptionLabel>;
  belt: Pick<ActivityOf<'caption-belt'>, 'ask' | 'words'>;
  disabled?: boolean;
  onLabel(what: keyof CaptionLabel, label: boolean): void;
}

export function LabelCard({ caption, label, belt: { ask, words }, disabled = false, onLabel }: LabelCardProps) {
  const questions = [
    { what: 'funny', yes: words.funny, no: words.notFunny },
    { what: 'kind', yes: words.kind, no: words.unkind },
  ] as const;
  return (
    <div className={cx(kitStyles.card, styles.caption)}>
      <p className={styles.words}>{caption.text}</p>
      {questions.map(({ what, yes, no }) => (
        <fieldset key={what} className={styles.choice}>
          <legend className={kitStyles.note}>{ask[what]}</legend>
          {([true, false] as const).map((value) => (
            <ToggleOption
              key={String(value)}
              control={`${what}:${caption.id}:${value}`}
              pressed={label[what] === value}
              disabled={disabled}
              className={styles.answer}
              onToggle={() => onLabel(what, value)}
            >
              {value ? yes : no}
            </ToggleOption>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
