// A list from which one part of an answer is chosen, with the mark of its result.

import { cx } from '../../ui/cx.ts';
import { Select, type SelectProps } from '../../ui/Select.tsx';
import { type ItemResult, ResultMark } from './ResultMark.tsx';

export interface AnswerSelectProps extends SelectProps<string> {
  result: ItemResult | undefined;
  /** Name for tests. */
  'data-control': string;
}

export function AnswerSelect({ result, className, ...select }: AnswerSelectProps) {
  return (
    <span
      className={cx(
        '[&_select]:border-link [&_select]:font-bold',
        result === 'wrong' && '[&_select]:border-dashed',
        className,
      )}
    >
      <Select {...select} />
      <ResultMark result={result} />
    </span>
  );
}
