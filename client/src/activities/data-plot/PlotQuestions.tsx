// The questions on the finished plot, one at a time, so that the plot stays in sight.
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { itemResult } from '../kit/useAnswerCheck.ts';
import styles from './DataPlotActivity.module.css';

export interface PlotQuestionsProps {
  activity: ActivityOf<'data-plot'>;
  /** Index of the question that is shown. */
  at: number;
  picks: Readonly<Record<string, string>>;
  grade: Grade | undefined;
  onPick(question: string, option: string): void;
  onMove(at: number): void;
}

export function PlotQuestions({ activity, at, picks, grade, onPick, onMove }: PlotQuestionsProps) {
  const { t } = useLingui();
  const { questions } = activity;
  const shown = questions[at];
  if (!shown) return null;
  const picked = picks[shown.id];
  const result = itemResult(grade, shown.id);
  const number = at + 1;
  const count = questions.length;
  return (
    <section className={styles.questions} aria-label={t`Question ${number} of ${count}`}>
      <p className={kitStyles.note}>{t`Question ${number} of ${count}`}</p>
      <h4 className={kitStyles.question}>{shown.question}</h4>
      <Options
        label={shown.question}
        layout="column"
        options={shown.options}
        chosen={picked}
        results={picked && result ? { [picked]: result } : {}}
        disabled={grade?.correct ?? false}
        onChoose={(option) => onPick(shown.id, option)}
      />
      <div className={kitStyles.buttons}>
        <Button
          variant="quiet"
          size="small"
          data-control="previous-question"
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          {t`Previous question`}
        </Button>
        <Button
          variant="secondary"
          size="small"
          data-control="next-question"
          disabled={!picked || number === count}
          onClick={() => onMove(at + 1)}
        >
          {t`Next question`}
        </Button>
      </div>
    </section>
  );
}
