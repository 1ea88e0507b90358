// Ranking lab, as often as one likes: the same people ranked by one measure or the other, the groups compared.
import type { AnswerOf } from '@lanternwise/shared/activities/registry';
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { countByGroup, topBy } from '@lanternwise/shared/learning/ranking';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { Options } from '../kit/Options.tsx';
import './ranking-lab.css';

type Props = ActivityProps<'ranking-lab'>;
type Run = AnswerOf<'ranking-lab'>['runs'][number];
type Lab = Props['activity'];
type Measure = Lab['measures'][number];

/** Groups are told apart by shape as well as colour. */
const SHAPES = ['▲', '●'];
/** More runs than this say nothing new. */
const MAX_RUNS = 100;

export function RankingLabActivity({ activity, submit, report }: Props) {
  const { t } = useLingui();
  const [prediction, setPrediction] = useState<string>();
  const [places, setPlaces] = useState(activity.places.start);
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const [conclusion, setConclusion] = useState<string>();
  const [correct, setCorrect] = useState<boolean>();
  const last = runs.at(-1);
  const hasRunBoth = activity.measures.every((measure) => runs.some((run) => run.measure === measure.id));
  const run = (measure: Measure) => setRuns([...runs.slice(-MAX_RUNS), { measure: measure.id, places }]);
  const { words } = activity;
  const check = () => {
    if (conclusion === undefined) return;
    report(figures(activity, places));
    setCorrect(submit({ ...(prediction && { prediction }), runs: [...runs], conclusion }).correct);
  };
  const picked = activity.conclusion.options.find((option) => option.id === conclusion);
  return (
    <div className="ranking">
      <section className="act-paper">
        <p className="act-question">{activity.predict.question}</p>
        <Options
          group="predict"
          label={t`Prediction`}
          options={activity.predict.options}
          chosen={prediction}
          onChoose={setPrediction}
        />
      </section>
      <section className="act-paper ranking-run">
        <Slider
          label={words.places}
          value={places}
          min={activity.places.min}
          max={activity.places.max}
          step={1}
          onChange={setPlaces}
        />
        <div className="act-buttons">
          {activity.measures.map((measure) => (
            <Button
              key={measure.id}
              data-control={`measure:${measure.id}`}
              variant="secondary"
              onClick={() => run(measure)}
            >
              {measure.action}
            </Button>
          ))}
        </div>
        <div role="status">
          {last ? <Ranking activity={activity} run={last} /> : <p className="act-wait">{words.start}</p>}
        </div>
        {last?.measure === activity.measures[0].id && (
          <PredictionOutcome activity={activity} prediction={prediction} places={places} />
        )}
        {hasRunBoth && <GroupComparison activity={activity} places={places} />}
      </section>
      <section className="act-paper">
        <p className="act-question">{activity.conclusion.question}</p>
        <Options
          group="conclude"
          label={activity.conclusion.question}
          options={activity.conclusion.options}
          chosen={conclusion}
          results={correct !== undefined && conclusion ? { [conclusion]: correct ? 'right' : 'wrong' } : {}}
          onChoose={(option) => {
            setCorrect(undefined);
            setConclusion(option);
          }}
        />
        <div role="status">
          {correct !== undefined && picked && (
            <AnswerFeedback
              tone={correct ? 'right' : 'wrong'}
              message={correct ? activity.messages.correct : activity.messages.wrong}
              explanations={correct ? [] : [{ item: picked.id, label: picked.text, text: picked.why }]}
            />
          )}
        </div>
        <div className="act-buttons">
          <Button data-control="check" disabled={!hasRunBoth || conclusion === undefined} onClick={check}>
            {activity.check}
          </Button>
          {!hasRunBoth && <p className="act-wait">{t`Run both rankings first.`}</p>}
        </div>
      </section>
    </div>
  );
}

const topPeople = (activity: Lab, measure: Measure, places: number) =>
  topBy(activity.people, (person) => person.values[measure.id] ?? 0, places);

const countTopByGroup = (activity: Lab, measure: Measure, places: number) =>
  countByGroup(
    topPeople(activity, measure, places),
    (person) => person.group,
    activity.groups.map((group) => group.id),
  );

/** Places of the first group under both measures, as evidence. */
function figures(activity: Lab, places: number): Record<string, number> {
  const [first] = activity.groups;
  const counts = activity.measures.map((measure) => [
    `${first.id} by ${measure.id}`,
    countTopByGroup(activity, measure, places)[first.id] ?? 0,
  ]);
  return { places, ...Object.fromEntries(counts) };
}

/** All people in rank order; those with a place stand out, groups have shapes. */
function Ranking({ activity, run }: { activity: Lab; run: Run }) {
  const measure = activity.measures.find(({ id }) => id === run.measure);
  if (!measure) return null;
  const ranked = topPeople(activity, measure, activity.people.length);
  const groups = activity.groups.map((group) => group.id);
  return (
    <>
      <p className="ranking-title">{fillPlaceholders(measure.ranked, { places: run.places })}</p>
      <ol className="ranking-list">
        {ranked.map((person, at) => (
          <li key={person.id} data-in={at < run.places}>
            <span aria-hidden="true">{SHAPES[groups.indexOf(person.group)]}</span>
            <strong>{person.name}</strong>
            <span>{fillPlaceholders(measure.value, { value: formatNumber(person.values[measure.id] ?? 0) })}</span>
            {at < run.places && <span className="lw-hidden">{activity.words.chosen}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What was predicted beside what came out, told only when a ranking by the first measure stands on screen. */
function PredictionOutcome({
  activity,
  prediction,
  places,
}: {
  activity: Lab;
  prediction: string | undefined;
  places: number;
}) {
  const guessed = activity.predict.options.find((option) => option.id === prediction);
  if (!guessed) return null;
  const count = countTopByGroup(activity, activity.measures[0], places)[activity.groups[0].id] ?? 0;
  return <p>{fillPlaceholders(activity.words.outcome, { prediction: guessed.text, count, places })}</p>;
}

/** Places by group under both measures, as bars. */
function GroupComparison({ activity, places }: { activity: Lab; places: number }) {
  return (
    <div className="ranking-compare">
      {activity.measures.map((measure) => {
        const counts = countTopByGroup(activity, measure, places);
        return (
          <div key={measure.id}>
            <p className="ranking-title">{measure.compared}</p>
            {activity.groups.map((group, at) => (
              <p key={group.id} className="ranking-bar">
                <span>{`${SHAPES[at]} ${group.label}`}</span>
                <span className="act-track" aria-hidden="true">
                  <span data-group={at} style={{ inlineSize: `${((counts[group.id] ?? 0) / places) * 100}%` }} />
                </span>
                <strong>{counts[group.id] ?? 0}</strong>
              </p>
            ))}
          </div>
        );
      })}
    </div>
  );
}
