// The analysis of a choice game: which influences the learner followed, and which of them they list.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { influencesOf } from '@lanternwise/shared/learning/influences';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { ContentIcon } from '../kit/ContentIcon.tsx';
import kitStyles from '../kit/layout.module.css';
import { ShareBar } from '../kit/ShareBar.tsx';
import { ToggleOption } from '../kit/ToggleOption.tsx';
import styles from './ChoiceAnalysis.module.css';

/** Option id by round id. */
export type Choices = Record<string, string>;

interface ChoiceAnalysisProps extends ActivityProps<'choice-game'> {
  choices: Choices;
  onRestart(): void;
}

export function ChoiceAnalysis({ activity, choices, submit, onRestart }: ChoiceAnalysisProps) {
  const { t } = useLingui();
  const [listed, setListed] = useState<readonly string[]>([]);
  const [own, setOwn] = useState('');
  const [done, setDone] = useState(false);
  const { words, minInfluences } = activity;
  const hasOwn = own.trim() !== '';
  const count = listed.length + (hasOwn ? 1 : 0);
  const isIncomplete = count < minInfluences;
  const finish = () => setDone(submit({ choices, influences: [...listed, ...(hasOwn ? ['own'] : [])] }).correct);
  return (
    <>
      <p className={kitStyles.question}>{words.analysis}</p>
      <Influences activity={activity} choices={choices} listed={listed} disabled={done} onChange={setListed} />
      <OwnInfluence label={words.own} value={own} disabled={done} onChange={setOwn} />
      <div role="status" className={kitStyles.status}>
        {done && <AnswerFeedback tone="right" message={activity.messages.correct} />}
      </div>
      <ActionRow>
        {!done && (
          <Button data-control="check" disabled={isIncomplete} onClick={finish}>
            {activity.check}
          </Button>
        )}
        <Button variant="quiet" onClick={onRestart}>
          {t`Play again`}
        </Button>
        {!done && isIncomplete && (
          <p className={kitStyles.note}>{fillPlaceholders(words.listed, { count, min: minInfluences })}</p>
        )}
      </ActionRow>
    </>
  );
}

interface InfluencesProps extends Pick<ChoiceAnalysisProps, 'activity' | 'choices'> {
  listed: readonly string[];
  disabled: boolean;
  onChange(listed: readonly string[]): void;
}

function Influences({ activity, choices, listed, disabled, onChange }: InfluencesProps) {
  const { t } = useLingui();
  const toggle = (id: string) =>
    onChange(listed.includes(id) ? listed.filter((other) => other !== id) : [...listed, id]);
  return (
    <ul className={styles.influences}>
      {influencesOf(activity.rounds, choices).map(({ id, offered, followed }) => {
        const influence = activity.influences.find((i) => i.id === id);
        if (!influence) return null;
        const isListed = listed.includes(id);
        return (
          <li key={id}>
            <ToggleOption
              control={`influence:${id}`}
              pressed={isListed}
              disabled={disabled}
              className={styles.influence}
              why={isListed && influence.learn}
              onToggle={() => toggle(id)}
            >
              <ContentIcon name={influence.icon} />
              <span className={styles.name}>{influence.label}</span>
              <ShareBar share={followed / offered} />
              <span className={styles.count}>{t`${followed} of ${offered}`}</span>
            </ToggleOption>
          </li>
        );
      })}
    </ul>
  );
}

interface OwnInfluenceProps {
  label: string;
  value: string;
  disabled: boolean;
  onChange(value: string): void;
}

function OwnInfluence({ label, value, disabled, onChange }: OwnInfluenceProps) {
  const id = useId();
  return (
    <label className={styles.own} htmlFor={id}>
      <span>{label}</span>
      <TextInput
        id={id}
        value={value}
        maxLength={80}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
