// The formulas of the score, openly, and the words that count for the picture.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import machineStyles from '../kit/memes/memes.module.css';

interface FormulasProps extends Pick<ActivityOf<'meme-duel'>, 'formulas'> {
  /** Of the picture that is told about. */
  words?: string;
}

export function Formulas({ formulas, words }: FormulasProps) {
  const { t } = useLingui();
  const { relevance, novelty, kindness, laughs } = formulas;
  return (
    <details className={machineStyles.lines}>
      <summary>{t`How a joke is scored`}</summary>
      <ul>
        {[relevance, novelty, kindness, laughs].map((formula) => (
          <li key={formula}>{formula}</li>
        ))}
      </ul>
      {words !== undefined && <p>{t`Words of this picture: ${words}`}</p>}
    </details>
  );
}
