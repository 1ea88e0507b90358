// The end of a run: how sure the learner was against how often right, as two numbers and as a plot, and what they say.
import type { GalleryFrame } from '@lanternwise/shared/activities/real-or-made/gallery';
import {
  CALIBRATIONS,
  type Calibration as CalibrationName,
  type Verdict,
  verdictFigures,
} from '@lanternwise/shared/activities/real-or-made/verdicts';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { Brief } from '../kit/Brief.tsx';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { Plot } from '../kit/plot/Plot.tsx';
import { optionResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import type { GalleryRun } from './draft.ts';
import styles from './Gallery.module.css';

/** In the order of the frames. */
const verdictsOf = ({ frames, verdicts }: GalleryRun): Verdict[] =>
  frames.flatMap(({ id, truth }: GalleryFrame) => {
    const verdict = verdicts[id];
    return verdict ? [{ ...verdict, truth }] : [];
  });

const percent = (share: number): number => Math.round(share * 100);

interface CalibrationProps extends Pick<ActivityProps<'real-or-made'>, 'activity' | 'submit' | 'report'> {
  run: GalleryRun;
  onRead(): void;
  onHangAnew(): void;
}

export function Calibration({ activity, submit, report, run, onRead, onHangAnew }: CalibrationProps) {
  const { t } = useLingui();
  const verdicts = verdictsOf(run);
  const figures = verdictFigures(verdicts);
  const check = useAnswerCheck<CalibrationName | '_none'>('_none', (read) => {
    const grade = submit({ predicted: run.predicted ?? '_none', verdicts, read });
    if (grade.correct) {
      onRead();
      report({
        ...{ frames: verdicts.length, right: figures.right, 'certainty, %': percent(figures.certainty) },
        'Brier score, %': percent(figures.brier),
        'own text': run.frames.some(({ isOwn, words }) => isOwn && words !== null) ? 1 : 0,
      });
    }
    return grade;
  });
  const { read } = activity;
  return (
    <>
      <ReliabilityPlot figures={figures} />
      <Numbers figures={figures} total={verdicts.length} />
      <Options
        question={read.question}
        group="read"
        options={CALIBRATIONS.map((id) => ({ id, text: read[id] }))}
        chosen={check.answer}
        results={optionResult(check, 'reading')}
        disabled={check.solved}
        onChoose={(id) => check.changeAnswer(CALIBRATIONS.find((name) => name === id) ?? '_none')}
      />
      <CheckBar
        activity={activity}
        check={check}
        ready={check.answer !== '_none'}
        incompleteHint={t`Choose an answer first.`}
      >
        {(check.solved || run.isRead) && (
          <Button variant="secondary" data-control="hang-anew" onClick={onHangAnew}>
            {t`Hang new frames`}
          </Button>
        )}
      </CheckBar>
    </>
  );
}

function Numbers({
  figures: { certainty, shareRight, right, brier },
  total,
}: {
  figures: ReturnType<typeof verdictFigures>;
  total: number;
}) {
  const { t } = useLingui();
  const [sure, share, penalty] = [percent(certainty), percent(shareRight), percent(brier)];
  return (
    <div className={kitStyles.card}>
      <p className={styles.number}>{t`${sure}% sure on average.`}</p>
      <p className={styles.number}>{t`${right} of ${total} frames right: ${share}%.`}</p>
      <p className={kitStyles.note}>
        <Brief
          text={`${t`Mean penalty, the Brier score: ${penalty} of 100.`} ${t`Always “no idea” gives 25. Lower is better.`}`}
        />
      </p>
    </div>
  );
}

/** A line for a perfect fit, and one mark for each group of frames judged with about the same certainty. */
function ReliabilityPlot({ figures: { bins } }: { figures: ReturnType<typeof verdictFigures> }) {
  const { t } = useLingui();
  const filled = bins.filter(({ count }) => count > 0);
  const fit = t`A perfect fit`;
  const own = t`Your frames`;
  return (
    <Plot
      kind="line"
      caption={t`How sure, how often right. Straight line: a perfect fit.`}
      xLabel={t`Sure, %`}
      yLabel={t`Right, %`}
      points={[
        ...[50, 75, 100].map((x) => ({ id: `fit ${x}`, x, y: x, series: fit })),
        ...filled.map(({ from, certainty, right, count }) => ({
          id: `own ${from}`,
          x: percent(certainty),
          y: percent(right),
          series: `${own}: ${count}`,
        })),
      ]}
    />
  );
}
