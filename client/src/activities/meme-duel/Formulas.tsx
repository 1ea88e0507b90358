// The formulas of the score, openly.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import machineStyles from '../kit/memes/memes.module.css';

export function Formulas({ formulas }: Pick<ActivityOf<'meme-duel'>, 'formulas'>) {
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
    </details>
  );
}
