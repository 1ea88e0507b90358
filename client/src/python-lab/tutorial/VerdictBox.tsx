// The result of a run or a check: right or wrong by icon and words, help, and Python's own message on demand.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { InlineMarkdown } from '../../ui/Markdown.tsx';
import { FixButton } from '../lab/ErrorConsole.tsx';
import { LAB_MESSAGES } from '../lab/labMessages.ts';
import { keepInView, makeScrollableFocusable } from './scrollFocus.ts';
import styles from './VerdictBox.module.css';
import type { Verdict } from './verdict.ts';

export interface VerdictBoxProps {
  verdict: Verdict;
  /** The program has been changed since. */
  isOutdated?: boolean;
  /** Takes over the program that one tap has mended. */
  onFix?: (source: string) => void;
}

export function VerdictBox({ verdict, isOutdated = false, onFix }: VerdictBoxProps) {
  const { tone, title, help = [], line, pythonText, fix } = verdict;
  const ToneIcon = tone === 'right' ? CircleCheck : CircleX;
  const heading = (
    <>
      <ToneIcon aria-hidden="true" size={24} className={styles.sign} />
      <span>
        {title}
        {line !== undefined && !title.includes(`${line})`) && <small> {t`(line ${line})`}</small>}
      </span>
    </>
  );
  return (
    <VerdictFrame tone={tone} heading={heading}>
      {isOutdated && <p className={styles.outdated}>{LAB_MESSAGES.isOutdated}</p>}
      {help.map((sentence) => (
        <p key={sentence}>
          <InlineMarkdown text={sentence} />
        </p>
      ))}
      {fix && onFix && !isOutdated && <FixButton fix={fix} onFix={onFix} />}
      {pythonText !== undefined && (
        <details onToggle={(event) => makeScrollableFocusable(event.currentTarget.querySelector('pre'))}>
          <summary>
            <Trans>What Python says</Trans>
          </summary>
          <pre>{pythonText}</pre>
        </details>
      )}
    </VerdictFrame>
  );
}

interface VerdictFrameProps {
  tone: Verdict['tone'];
  heading: ReactNode;
  children: ReactNode;
}

export function VerdictFrame({ tone, heading, children }: VerdictFrameProps) {
  return (
    <div ref={keepInView} className={cx(styles.verdict, tone === 'wrong' && styles.wrong)} data-verdict={tone}>
      <p className={styles.title}>{heading}</p>
      {children}
    </div>
  );
}
