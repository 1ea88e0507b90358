// The packs of captions to learn from, each switched on and off; what is on can be read.
import type { Pack } from '@lanternwise/shared/activities/kit/memes/fields';
import { useLingui } from '@lingui/react/macro';
import { ToggleOption } from '../ToggleOption.tsx';
import styles from './memes.module.css';

interface PackChoiceProps {
  packs: readonly Pack[];
  chosen: readonly string[];
  disabled: boolean;
  onChoose(chosen: string[]): void;
}

export function PackChoice({ packs, chosen, disabled, onChoose }: PackChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.packs} aria-label={t`Captions to learn from`}>
      {packs.map(({ id, title, about, lines }) => {
        const rows = lines.trim().split('\n');
        const count = rows.length;
        const isOn = chosen.includes(id);
        return (
          <div key={id} className={styles.pack}>
            <ToggleOption
              control={`pack:${id}`}
              pressed={isOn}
              disabled={disabled}
              onToggle={() => onChoose(isOn ? chosen.filter((one) => one !== id) : [...chosen, id])}
            >
              <span className={styles.packWords}>
                <strong>{title}</strong>
              </span>
            </ToggleOption>
            {isOn && (
              <details className={styles.lines}>
                <summary data-control={`lines:${id}`}>{t`${count} lines`}</summary>
                <p>{about}</p>
                <ul>
                  {rows.map((row) => (
                    <li key={row}>{row}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
