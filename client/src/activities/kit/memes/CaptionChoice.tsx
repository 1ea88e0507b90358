// Captions to choose from, in the order of the learner's laugh-o-meter, each with what the meter thinks of it.
import type { Caption } from '@lanternwise/shared/activities/kit/memes/captions';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/format.ts';
import { cx } from '../../../ui/cx.ts';
import { Badge } from '../Badge.tsx';
import { revealQuestion } from '../feedback/reveal.ts';
import kitStyles from '../layout.module.css';
import { OPTION_LETTERS } from '../Options.tsx';
import optionStyles from '../option.module.css';
import { ShareBar } from '../ShareBar.tsx';
import styles from './memes.module.css';

interface CaptionChoiceProps {
  captions: readonly Caption[];
  /** Place in the list. */
  chosen: number | undefined;
  disabled: boolean;
  /** Says below each which line it copies. */
  showsSource: boolean;
  onChoose(at: number): void;
}

export const percent = (share: number): string => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });

export function CaptionChoice({ captions, chosen, disabled, showsSource, onChoose }: CaptionChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset
      ref={revealQuestion}
      className={styles.captions}
      aria-label={t`Captions, the funniest by your meter first`}
    >
      {captions.map(({ text, funny, copied, source }, at) => {
        const score = percent(funny);
        return (
          <div key={text} className={styles.caption}>
            <button
              type="button"
              data-control={`pick:${at}`}
              aria-pressed={chosen === at}
              disabled={disabled}
              className={cx(optionStyles.option, chosen === at && optionStyles.isChosen)}
              onClick={() => onChoose(at)}
            >
              <Badge>{OPTION_LETTERS[at]}</Badge>
              <span className={styles.captionWords}>
                <span translate="no">{text}</span>
                <span className={styles.meter}>
                  <ShareBar share={funny} />
                  <span className="lw-hidden">{t`Your meter: ${score} funny`}</span>
                  <span className={kitStyles.note} aria-hidden="true">
                    {score}
                  </span>
                </span>
              </span>
            </button>
            {showsSource && (
              <details>
                <summary className={kitStyles.note}>{t`${copied} words copied`}</summary>
                <p className={kitStyles.note}>{t`${copied} words in a row from: “${source}”`}</p>
              </details>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
