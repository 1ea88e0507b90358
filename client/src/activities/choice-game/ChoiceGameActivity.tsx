// Choice game: rounds of choices, then an analysis of the learner's own choices, then some influences to list.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { influencesOf } from '@lanternwise/shared/learning/influences';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { ContentIcon } from '../kit/ContentIcon.tsx';
import { Illustration } from '../kit/Illustration.tsx';
import { Options } from '../kit/Options.tsx';
import './choice-game.css';

type Props = ActivityProps<'choice-game'>;
type Choices = Record<string, string>;

export function ChoiceGameActivity(props: Props) {
  const { activity } = props;
  const [choices, setChoices] = useState<Choices>({});
  const round = activity.rounds.find((r) => choices[r.id] === undefined);
  if (!round) return <Analysis {...props} choices={choices} onRestart={() => setChoices({})} />;
  const at = activity.rounds.indexOf(round);
  const { words, illustration } = activity;
  return (
    <>
      <div className="act-progress">
        <p className="act-count">{fillPlaceholders(words.round, { number: at + 1, count: activity.rounds.length })}</p>
        <ProgressBar label={words.progress} value={at} max={activity.rounds.length} colour="amber" />
      </div>
      <div className="choice-letter">
        <Illustration name={illustration ?? activity.id} symbol={activity.symbol} />
        <div>
          <p className="act-question">{fillPlaceholders(words.question, { title: round.title })}</p>
          <Options
            key={round.id}
            label={round.title}
            options={round.options}
            chosen={undefined}
            onChoose={(option) => setChoices({ ...choices, [round.id]: option })}
          />
        </div>
      </div>
    </>
  );
}

interface AnalysisProps extends Props {
  choices: Choices;
  onRestart(): void;
}

function Analysis({ activity, choices, submit, onRestart }: AnalysisProps) {
  const { t } = useLingui();
  const [listed, setListed] = useState<readonly string[]>([]);
  const [own, setOwn] = useState('');
  const [done, setDone] = useState(false);
  const ownId = useId();
  const { words, minInfluences } = activity;
  const found = influencesOf(activity.rounds, choices);
  const count = listed.length + (own.trim() === '' ? 0 : 1);
  const toggle = (id: string) =>
    setListed(listed.includes(id) ? listed.filter((other) => other !== id) : [...listed, id]);
  const finish = () =>
    setDone(submit({ choices, influences: [...listed, ...(own.trim() === '' ? [] : ['own'])] }).correct);
  return (
    <>
      <p className="act-question">{words.analysis}</p>
      <ul className="choice-bars">
        {found.map(({ id, offered, followed }) => {
          const influence = activity.influences.find((i) => i.id === id);
          if (!influence) return null;
          const on = listed.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                data-control={`influence:${id}`}
                aria-pressed={on}
                disabled={done}
                className="act-option choice-bar"
                onClick={() => toggle(id)}
              >
                <span className="act-box" aria-hidden="true">
                  {on ? '✔' : ''}
                </span>
                <ContentIcon name={influence.icon} />
                <span className="choice-name">{influence.label}</span>
                <span className="act-track" aria-hidden="true">
                  <span style={{ inlineSize: `${(followed / offered) * 100}%` }} />
                </span>
                <span className="choice-count">{t`${followed} of ${offered}`}</span>
              </button>
              {on && <p className="act-why">{influence.learn}</p>}
            </li>
          );
        })}
      </ul>
      <label className="choice-own" htmlFor={ownId}>
        <span>{words.own}</span>
        <TextInput
          id={ownId}
          value={own}
          maxLength={80}
          disabled={done}
          onChange={(event) => setOwn(event.target.value)}
        />
      </label>
      <div role="status">{done && <AnswerFeedback tone="right" message={activity.messages.correct} />}</div>
      <div className="act-buttons">
        {!done && (
          <Button data-control="check" disabled={count < minInfluences} onClick={finish}>
            {activity.check}
          </Button>
        )}
        <Button variant="quiet" onClick={onRestart}>
          {t`Play again`}
        </Button>
        {!done && count < minInfluences && (
          <p className="act-wait">{fillPlaceholders(words.listed, { count, min: minInfluences })}</p>
        )}
      </div>
    </>
  );
}
