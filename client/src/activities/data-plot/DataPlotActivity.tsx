// The data plot: one plot of a table, built and shown on the map at once, with a bet on the way, then questions.
import { wrongParts } from '@lanternwise/shared/activities/data-plot/definition';
import type { AnswerOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { boardPlace } from '../../bridge/events.ts';
import type { BoardsView } from '../host/boardsView.ts';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import styles from './DataPlotActivity.module.css';
import { PlotBuilder } from './PlotBuilder.tsx';
import { PlotFigure } from './PlotFigure.tsx';
import { PlotQuestions, QuestionMoves } from './PlotQuestions.tsx';
import { PlotRows } from './PlotRows.tsx';
import { drawPlot, plotFigures } from './work.ts';

type Answer = AnswerOf<'data-plot'>;

const PARTS = ['x', 'y', 'kind', 'axis'] as const;

export function DataPlotActivity({ activity, submit, report }: ActivityProps<'data-plot'>) {
  const { t } = useLingui();
  const { questions, predict, starter } = activity;
  const [isReading, setReading] = useState(false);
  const [question, setQuestion] = useState(0);
  const check = useAnswerCheck<Answer>({ ...starter, picks: {} }, (answer) => {
    const grade = submit(answer);
    // The board on the map draws the plot again from these figures.
    if (grade.correct) report(plotFigures(answer));
    else
      setQuestion(
        Math.max(
          0,
          questions.findIndex(({ id }) => grade.wrong.includes(id)),
        ),
      );
    return grade;
  });
  const { answer } = check;
  const change = (next: Partial<Answer>) => check.changeAnswer({ ...answer, ...next });
  const { board } = activity;
  const picture = drawPlot(activity, answer);
  useOnMap<BoardsView>(activity.id, picture ? { boards: { [board]: { lines: [], label: null, picture } } } : null);
  useCameraBeside(boardPlace(board));
  const submitStage = () => {
    if (!isReading && wrongParts(activity, answer).length === 0) setReading(true);
    else check.submit();
  };
  // The plot is in the hands before anything is said about it or asked.
  const isTouched = PARTS.some((part) => answer[part] !== starter[part]) || check.grade !== undefined;
  const allPicked = questions.every(({ id }) => answer.picks[id] !== undefined);
  const reply = predict.options.find(({ id }) => id === answer.predicted)?.reply;
  return (
    <>
      <div className={styles.lab}>
        <div className={styles.side}>
          {isReading ? (
            <>
              {reply && <p className={kitStyles.note}>{reply}</p>}
              <PlotQuestions
                activity={activity}
                at={question}
                picks={answer.picks}
                grade={check.grade}
                onPick={(id, option) => change({ picks: { ...answer.picks, [id]: option } })}
              />
            </>
          ) : (
            <>
              <PlotBuilder activity={activity} choice={answer} grade={check.grade} onChange={change} />
              {isTouched && (
                <div className={styles.bet}>
                  <Options
                    question={predict.question}
                    group="predict"
                    options={predict.options}
                    chosen={answer.predicted}
                    onChoose={(predicted) => change({ predicted })}
                  />
                </div>
              )}
              <PlotRows activity={activity} />
            </>
          )}
        </div>
        <PlotFigure activity={activity} choice={answer} explains={isTouched && !isReading} />
      </div>
      <CheckBar
        activity={isReading ? activity : { ...activity, check: t`Show Radha` }}
        check={{ ...check, submit: submitStage }}
        ready={!isReading || allPicked}
        incompleteHint={t`Answer all questions first.`}
      >
        {isReading && (
          <QuestionMoves
            at={question}
            count={questions.length}
            isPicked={answer.picks[questions[question]?.id ?? ''] !== undefined}
            onMove={setQuestion}
          />
        )}
      </CheckBar>
    </>
  );
}
