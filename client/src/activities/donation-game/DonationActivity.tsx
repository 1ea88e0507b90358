// The donation game: ten choices, then an analysis of the learner's own choices, then at least three influences to list.
import { MIN_INFLUENCES } from '@lanternwise/shared/grading/grade-park';
import { influencesOf } from '@lanternwise/shared/learning/influences';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ContentIcon } from '../runner/ContentIcon.tsx';
import { Feedback } from '../runner/Feedback.tsx';
import { Illustration } from '../runner/Illustration.tsx';
import { Options } from '../runner/Options.tsx';
import type { ActivityProps } from '../runner/types.ts';

type Props = ActivityProps<'donation-game'>;
type Choices = Record<string, string>;

export function DonationActivity(props: Props) {
  const { activity } = props;
  const [choices, setChoices] = useState<Choices>({});
  const round = activity.rounds.find((r) => choices[r.id] === undefined);
  if (!round) return <Analysis {...props} choices={choices} onAgain={() => setChoices({})} />;
  const at = activity.rounds.indexOf(round);
  return (
    <>
      <div className="act-progress">
        <p className="act-count">{`Letter ${at + 1} of ${activity.rounds.length}`}</p>
        <ProgressBar label="Coins given" value={at} max={activity.rounds.length} colour="amber" />
      </div>
      <div className="donation-letter">
        <Illustration name={activity.illustration ?? 'donation'} symbol="coins" />
        <div>
          <p className="act-question">{`${round.title}: who gets the coin?`}</p>
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
  onAgain(): void;
}

function Analysis({ activity, choices, submit, onAgain }: AnalysisProps) {
  const [listed, setListed] = useState<readonly string[]>([]);
  const [own, setOwn] = useState('');
  const [done, setDone] = useState(false);
  const ownId = useId();
  const found = influencesOf(activity.rounds, choices);
  const count = listed.length + (own.trim() === '' ? 0 : 1);
  const toggle = (id: string) =>
    setListed(listed.includes(id) ? listed.filter((other) => other !== id) : [...listed, id]);
  const finish = () =>
    setDone(submit({ choices, influences: [...listed, ...(own.trim() === '' ? [] : ['own'])] }).correct);
  return (
    <>
      <p className="act-question">Your ten choices, counted. What swayed you? List at least 3 influences.</p>
      <ul className="donation-bars">
        {found.map(({ id, offered, followed }) => {
          const influence = activity.influences.find((i) => i.id === id);
          if (!influence) return null;
          const on = listed.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={on}
                disabled={done}
                className="act-option donation-bar"
                onClick={() => toggle(id)}
              >
                <span className="canteen-box" aria-hidden="true">
                  {on ? '✔' : ''}
                </span>
                <ContentIcon name={influence.icon} />
                <span className="donation-name">{influence.label}</span>
                <span className="donation-track" aria-hidden="true">
                  <span style={{ inlineSize: `${(followed / offered) * 100}%` }} />
                </span>
                <span className="donation-count">{`${followed} of ${offered}`}</span>
              </button>
              {on && <p className="canteen-why">{influence.learn}</p>}
            </li>
          );
        })}
      </ul>
      <label className="donation-own" htmlFor={ownId}>
        <span>Another influence, in your own words (stays on this page)</span>
        <TextInput
          id={ownId}
          value={own}
          maxLength={80}
          disabled={done}
          onChange={(event) => setOwn(event.target.value)}
        />
      </label>
      <div role="status">
        {done && (
          <Feedback
            tone="right"
            message={`${activity.messages.correct} An AI trained on your coins would be swayed by exactly this.`}
          />
        )}
      </div>
      <div className="act-buttons">
        {!done && (
          <Button disabled={count < MIN_INFLUENCES} onClick={finish}>
            {activity.check}
          </Button>
        )}
        <Button variant="quiet" onClick={onAgain}>
          Play again
        </Button>
        {!done && count < MIN_INFLUENCES && (
          <p className="act-wait">{`${count} of ${MIN_INFLUENCES} influences listed.`}</p>
        )}
      </div>
    </>
  );
}
