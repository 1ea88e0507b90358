// A text of which the first sentence is shown; a small button beside it shows the rest.
import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useState } from 'react';
import styles from './Brief.module.css';
import { splitBrief } from './splitBrief.ts';

export interface BriefProps {
  text: string;
  /** What the rest is: a reason, or simply more. */
  rest?: 'why' | 'more';
  /** How a part is written; by default as it is. */
  render?: (part: string) => ReactNode;
}

export function Brief({ text, rest = 'why', render = (part) => part }: BriefProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const parts = splitBrief(text);
  if (parts.rest === '') return <Fragment>{render(text)}</Fragment>;
  return (
    <>
      <span>
        {render(parts.first)}
        <span hidden={!isOpen}> {render(parts.rest)}</span>
      </span>{' '}
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {rest === 'why' ? t`Why?` : t`More`}
      </button>
    </>
  );
}
