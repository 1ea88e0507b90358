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
}

export function PlotQuestions({ activity, at, picks, grade, onPick }: PlotQuestionsProps) {
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
    </section>
  );
}

export interface QuestionMovesProps {
  at: number;
  count: number;
  /** Whether the shown question is answered. */
  isPicked: boolean;
  onMove(at: number): void;
}

/** The way between the questions, in the row of the Check button. */
export function QuestionMoves({ at, count, isPicked, onMove }: QuestionMovesProps) {
  const { t } = useLingui();
  return (
    <>
      {at > 0 && (
        <Button variant="quiet" data-control="previous-question" onClick={() => onMove(at - 1)}>
          {t`Previous question`}
        </Button>
      )}
      {at < count - 1 && (
        <Button variant="secondary" data-control="next-question" disabled={!isPicked} onClick={() => onMove(at + 1)}>
          {t`Next question`}
        </Button>
      )}
    </>
  );
}
