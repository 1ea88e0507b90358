// Ranking lab: ranks the same people by one measure or the other and compares the groups; the first ranking asks for a bet.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Slider } from '../../ui/Slider.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import kitStyles from '../kit/layout.module.css';
import { Predict } from '../kit/Predict.tsx';
import { Conclusion } from './Conclusion.tsx';
import { GroupComparison } from './GroupComparison.tsx';
import { RankingList } from './RankingList.tsx';
import { countTopByGroup, type RankingLab, type Run, reportFigures } from './topByMeasure.ts';

/** Runs that are kept in the answer. */
const MAX_RUNS = 100;

export function RankingLabActivity({ activity, submit, report }: ActivityProps<'ranking-lab'>) {
  const [prediction, setPrediction] = useState<string>();
  const [places, setPlaces] = useState(activity.places.start);
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const hasRunBoth = activity.measures.every((measure) => runs.some((run) => run.measure === measure.id));
  const check = (conclusion: string): boolean => {
    report(reportFigures(activity, places));
    return submit({ ...(prediction && { prediction }), runs: [...runs], conclusion }).correct;
  };
  const last = runs.at(-1);
  return (
    <>
      <section className={cx(kitStyles.card, 'grid gap-3')}>
        <RunControls
          activity={activity}
          places={places}
          onPlaces={setPlaces}
          onRun={(measure) => setRuns([...runs.slice(-MAX_RUNS), { measure, places }])}
        />
        <Predict predict={activity.predict} predicted={prediction} on={['measure:']} onPredict={setPrediction} />
        <div role="status">
          {last ? (
            <RankingList activity={activity} run={last} />
          ) : (
            <p className={kitStyles.note}>{activity.words.start}</p>
          )}
        </div>
        {last?.measure === activity.measures[0].id && (
          <PredictionOutcome activity={activity} prediction={prediction} places={places} />
        )}
        {hasRunBoth && <GroupComparison activity={activity} places={places} />}
      </section>
      <Conclusion activity={activity} hasRunBoth={hasRunBoth} onCheck={check} />
    </>
  );
}

interface RunControlsProps {
  activity: RankingLab;
  places: number;
  onPlaces(places: number): void;
  onRun(measure: string): void;
}

/** The number of places, and one button per measure. */
function RunControls({ activity, places, onPlaces, onRun }: RunControlsProps) {
  const { min, max } = activity.places;
  return (
    <>
      <Slider label={activity.words.places} value={places} min={min} max={max} step={1} onChange={onPlaces} />
      <div className={kitStyles.buttons}>
        {activity.measures.map(({ id, action }) => (
          <Button key={id} data-control={`measure:${id}`} variant="secondary" onClick={() => onRun(id)}>
            {action}
          </Button>
        ))}
      </div>
    </>
  );
}

interface PredictionOutcomeProps {
  activity: RankingLab;
  prediction: string | undefined;
  places: number;
}

/** Compares the prediction with the outcome; only shown below a ranking by the first measure. */
function PredictionOutcome({ activity, prediction, places }: PredictionOutcomeProps) {
  const predicted = activity.predict.options.find((option) => option.id === prediction);
  if (!predicted) return null;
  const count = countTopByGroup(activity, activity.measures[0], places)[activity.groups[0].id] ?? 0;
  return <p>{fillPlaceholders(activity.words.outcome, { prediction: predicted.text, count, places })}</p>;
}
