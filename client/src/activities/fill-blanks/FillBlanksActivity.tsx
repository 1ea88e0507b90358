// Fill the blanks of a text, each from a list.
import { shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/Select.tsx';
import { ResultMark } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { itemResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import './fill-blanks.css';

export function FillBlanksActivity({ activity, seed, submit }: ActivityProps<'fill-blanks'>) {
  const { t } = useLingui();
  const check = useAnswerCheck<Record<string, string>>({}, submit);
  const ready = activity.blanks.every((blank) => check.answer[blank.id] !== undefined);
  // Odd parts are the ids of blanks.
  const parts = activity.text.split(/\{([a-z0-9-]+)\}/);
  return (
    <>
      <p className="act-paper act-blanks">
        {parts.map((part, at) => {
          const blank = at % 2 === 1 ? activity.blanks.find((b) => b.id === part) : undefined;
          if (!blank) return <span key={part}>{part}</span>;
          const result = itemResult(check.grade, blank.id);
          return (
            <span key={blank.id} className={`act-blank ${result ? `act-${result}` : ''}`}>
              <Select
                data-control={`blank:${blank.id}`}
                aria-label={blank.label}
                value={check.answer[blank.id] ?? ''}
                placeholder={t`choose`}
                disabled={check.solved}
                options={shuffle(blank.options, seed).map((option) => ({ value: option.id, label: option.text }))}
                onChange={(value) => check.changeAnswer({ ...check.answer, [blank.id]: value })}
              />
              <ResultMark standing={result} />
            </span>
          );
        })}
      </p>
      <CheckBar activity={activity} check={check} ready={ready} incompleteHint={t`Fill every gap first.`} />
    </>
  );
}
