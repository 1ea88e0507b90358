// Answers to choose one of, each with its letter; a wrong pick is marked by shape and can be changed.
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { ResultMark } from './AnswerFeedback.tsx';

export interface OptionItem {
  id: string;
  text: string;
  /** Shown above the text. */
  picture?: ReactNode;
}

export interface OptionsProps {
  label: string;
  options: readonly OptionItem[];
  chosen: string | undefined;
  /** Options already known to be right or wrong. */
  results?: Record<string, 'right' | 'wrong'>;
  disabled?: boolean;
  /** Start of the options' control names, where several questions stand on one screen. */
  group?: string;
  onChoose(id: string): void;
}

const LETTERS = 'ABCDEFGH';

export function Options({
  label,
  options,
  chosen,
  results = {},
  disabled = false,
  group = 'option',
  onChoose,
}: OptionsProps) {
  return (
    <fieldset aria-label={label} className="act-options">
      {options.map((option, at) => {
        const result = results[option.id];
        return (
          <button
            key={option.id}
            type="button"
            data-control={`${group}:${option.id}`}
            aria-pressed={chosen === option.id}
            disabled={disabled}
            className={cx('act-option', chosen === option.id && 'act-option-chosen', result && `act-${result}`)}
            onClick={() => onChoose(option.id)}
          >
            <span aria-hidden="true" className="act-letter">
              {LETTERS[at]}
            </span>
            {option.picture}
            <span className="act-option-text">{option.text}</span>
            <ResultMark standing={result} />
          </button>
        );
      })}
    </fieldset>
  );
}
