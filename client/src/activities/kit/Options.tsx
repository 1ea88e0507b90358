// A group of options of which one is chosen, each with its letter; a wrong pick is marked by shape and can be changed.
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Badge } from './Badge.tsx';
import { revealQuestion } from './feedback/reveal.ts';
import kitStyles from './layout.module.css';
import styles from './Options.module.css';
import optionStyles from './option.module.css';
import { type ItemResult, ResultMark } from './ResultMark.tsx';

export interface OptionItem {
  id: string;
  text: string;
  /** Shown above the text. */
  picture?: ReactNode;
}

/** A question is shown above the options and names them; else they have a label, which is only read aloud. */
export type OptionsProps = ChoiceProps & ({ question: string; label?: never } | { label: string; question?: never });

interface ChoiceProps {
  options: readonly OptionItem[];
  chosen: string | undefined;
  /** Options already known to be right or wrong. */
  results?: Record<string, ItemResult>;
  disabled?: boolean;
  /** Prefix of the options' control names, where several questions are on one screen. */
  group?: string;
  /** `row`: short names beside each other. */
  layout?: 'large' | 'column' | 'pictures' | 'row';
  onChoose(id: string): void;
}

/** Names options by order, so that they differ in more than colour. */
export const OPTION_LETTERS = 'ABCDEFGH';

export function Options({ question, label = question, ...choice }: OptionsProps) {
  const { options, chosen, results = {}, disabled = false, group = 'option', layout, onChoose } = choice;
  const buttons = (
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
  if (question === undefined) return buttons;
  return (
    <>
      <p className={kitStyles.question}>{question}</p>
      {buttons}
    </>
  );
}
