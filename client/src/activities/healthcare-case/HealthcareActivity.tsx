// The healthcare case, as often as one likes: the same patients ranked by past cost or by health need, the regions compared.
import type { AnswerOf } from '@lanternwise/shared/activities/registry';
import { countByGroup, topBy } from '@lanternwise/shared/learning/ranking';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Feedback } from '../runner/Feedback.tsx';
import { Options } from '../runner/Options.tsx';
import type { ActivityProps } from '../runner/types.ts';

type Props = ActivityProps<'healthcare-case'>;
type Run = AnswerOf<'healthcare-case'>['runs'][number];
type Measure = Run['measure'];

const NAMES: Record<Measure, string> = { cost: 'past cost', need: 'health need' };
/** More runs than this say nothing new. */
const KEPT_RUNS = 100;

export function HealthcareActivity({ activity, submit, report }: Props) {
  const [prediction, setPrediction] = useState<string>();
  const [places, setPlaces] = useState(activity.places.start);
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const [conclusion, setConclusion] = useState<string>();
  const [correct, setCorrect] = useState<boolean>();
  const last = runs.at(-1);
  const ran = (measure: Measure) => runs.some((run) => run.measure === measure);
  const both = ran('cost') && ran('need');
  const run = (measure: Measure) => setRuns([...runs.slice(-KEPT_RUNS), { measure, places }]);
  const check = () => {
    if (conclusion === undefined) return;
    report(figures(activity, places));
    setCorrect(submit({ ...(prediction && { prediction }), runs: [...runs], conclusion }).correct);
  };
  const picked = activity.conclusion.options.find((option) => option.id === conclusion);
  return (
    <div className="health">
      <section className="act-paper">
        <p className="act-question">{activity.predict.question}</p>
        <Options label="Prediction" options={activity.predict.options} chosen={prediction} onChoose={setPrediction} />
      </section>
      <section className="act-paper health-run">
        <Slider
          label="Places in the programme"
          value={places}
          min={activity.places.min}
          max={activity.places.max}
          step={1}
          onChange={setPlaces}
        />
        <div className="act-buttons">
          {(['cost', 'need'] as const).map((measure) => (
            <Button key={measure} variant="secondary" onClick={() => run(measure)}>
              {`Rank by ${NAMES[measure]}`}
            </Button>
          ))}
        </div>
        <div role="status">
          {last ? (
            <Ranking activity={activity} run={last} />
          ) : (
            <p className="act-wait">Rank them once to see who gets in.</p>
          )}
        </div>
        {last?.measure === 'cost' && <Predicted activity={activity} prediction={prediction} places={places} />}
        {both && <Comparison activity={activity} places={places} />}
      </section>
      <section className="act-paper">
        <p className="act-question">{activity.conclusion.question}</p>
        <Options
          label={activity.conclusion.question}
          options={activity.conclusion.options}
          chosen={conclusion}
          judged={correct !== undefined && conclusion ? { [conclusion]: correct ? 'right' : 'wrong' } : {}}
          onChoose={(option) => {
            setCorrect(undefined);
            setConclusion(option);
          }}
        />
        <div role="status">
          {correct !== undefined && picked && (
            <Feedback
              tone={correct ? 'right' : 'wrong'}
              message={correct ? activity.messages.correct : activity.messages.wrong}
              explanations={correct ? [] : [{ item: picked.id, label: picked.text, text: picked.why }]}
            />
          )}
        </div>
        <div className="act-buttons">
          <Button disabled={!both || conclusion === undefined} onClick={check}>
            {activity.check}
          </Button>
          {!both && <p className="act-wait">Run both rankings first.</p>}
        </div>
      </section>
    </div>
  );
}

type Case = Props['activity'];

const chosenBy = (activity: Case, measure: Measure, places: number) =>
  topBy(activity.patients, (patient) => patient[measure], places);

const byRegion = (activity: Case, measure: Measure, places: number) =>
  countByGroup(
    chosenBy(activity, measure, places),
    (patient) => patient.region,
    activity.regions.map((region) => region.id),
  );

/** Places by region under both measures, as evidence. */
function figures(activity: Case, places: number): Record<string, number> {
  const [first] = activity.regions;
  return {
    places,
    [`${first.id} by cost`]: byRegion(activity, 'cost', places)[first.id] ?? 0,
    [`${first.id} by need`]: byRegion(activity, 'need', places)[first.id] ?? 0,
  };
}

/** All patients in rank order; those with a place stand out, regions have shapes. */
function Ranking({ activity, run }: { activity: Case; run: Run }) {
  const ranked = chosenBy(activity, run.measure, activity.patients.length);
  const [first] = activity.regions;
  return (
    <>
      <p className="health-title">{`Ranked by ${NAMES[run.measure]}: the first ${run.places} get a place`}</p>
      <ol className="health-list">
        {ranked.map((patient, at) => (
          <li key={patient.id} data-in={at < run.places} data-region={patient.region}>
            <span aria-hidden="true">{patient.region === first.id ? '▲' : '●'}</span>
            <strong>{patient.name}</strong>
            <span>{run.measure === 'cost' ? `₹${patient.cost.toLocaleString('en-IN')}` : `need ${patient.need}`}</span>
            {at < run.places && <span className="lw-hidden">, has a place</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What was predicted beside what came out, told only when a cost ranking stands on screen. */
function Predicted({
  activity,
  prediction,
  places,
}: {
  activity: Case;
  prediction: string | undefined;
  places: number;
}) {
  const guessed = activity.predict.options.find((option) => option.id === prediction);
  const [first] = activity.regions;
  if (!guessed) return null;
  const count = byRegion(activity, 'cost', places)[first.id] ?? 0;
  return <p>{`You predicted: ${guessed.text}. It came out as ${count} of ${places}.`}</p>;
}

/** Places by region under both measures, as bars. */
function Comparison({ activity, places }: { activity: Case; places: number }) {
  return (
    <div className="health-compare">
      {(['cost', 'need'] as const).map((measure) => {
        const counts = byRegion(activity, measure, places);
        return (
          <div key={measure}>
            <p className="health-title">{`By ${NAMES[measure]}`}</p>
            {activity.regions.map((region, at) => (
              <p key={region.id} className="health-bar">
                <span>{`${at === 0 ? '▲' : '●'} ${region.label}`}</span>
                <span className="donation-track" aria-hidden="true">
                  <span
                    data-region={region.id}
                    style={{ inlineSize: `${((counts[region.id] ?? 0) / places) * 100}%` }}
                  />
                </span>
                <strong>{counts[region.id] ?? 0}</strong>
              </p>
            ))}
          </div>
        );
      })}
    </div>
  );
}
