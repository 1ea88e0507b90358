// A group of options of which one is chosen, each with its letter; a wrong pick is marked by shape and can be changed.
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Badge } from './Badge.tsx';
import { revealQuestion } from './feedback/reveal.ts';
import styles from './Options.module.css';
import optionStyles from './option.module.css';
import { type ItemResult, ResultMark } from './ResultMark.tsx';

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
  results?: Record<string, ItemResult>;
  disabled?: boolean;
  /** Prefix of the options' control names, where several questions are on one screen. */
  group?: string;
  layout?: 'large' | 'column' | 'pictures';
  onChoose(id: string): void;
}

/** Names options by order, so that they differ in more than colour. */
export const OPTION_LETTERS = 'ABCDEFGH';

export function Options(props: OptionsProps) {
  const { label, options, chosen, results = {}, disabled = false, group = 'option', layout, onChoose } = props;
  return (
    <fieldset ref={revealQuestion} aria-label={label} className={cx(styles.options, layout && styles[layout])}>
      {options.map((option, at) => {
        const result = results[option.id];
        return (
          <button
            key={option.id}
            type="button"
            data-control={`${group}:${option.id}`}
            aria-pressed={chosen === option.id}
            disabled={disabled}
            className={cx(
              optionStyles.option,
              chosen === option.id && optionStyles.isChosen,
              result === 'right' && optionStyles.isRight,
              result === 'wrong' && optionStyles.isWrong,
            )}
            onClick={() => onChoose(option.id)}
          >
            <Badge>{OPTION_LETTERS[at]}</Badge>
            {option.picture}
            <span className={optionStyles.text}>{option.text}</span>
            <ResultMark result={result} />
          </button>
        );
      })}
    </fieldset>
  );
}
