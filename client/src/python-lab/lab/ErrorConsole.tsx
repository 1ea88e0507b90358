// The Error Console: a friendly explanation, the line of the error, and Python's own traceback below.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { watchScrollable } from '../tutorial/scrollFocus.ts';
import codeBoxStyles from './codeBox.module.css';
import styles from './ErrorConsole.module.css';
import panelStyles from './LabPanel.module.css';
import { LabPanel } from './LabPanel.tsx';
import { LAB_MESSAGES } from './labMessages.ts';
import { ProblemIcon } from './ProblemIcon.tsx';
import type { FoundProblem } from './problem.ts';
import { problemEmoji } from './problemEmoji.ts';

export interface ErrorConsoleProps {
  problem: FoundProblem | undefined;
  /** What the editor holds now. */
  code: string;
}

export function ErrorConsole({ problem, code }: ErrorConsoleProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);
  return (
    <LabPanel
      title={t`Error Console`}
      icon={<TriangleAlert aria-hidden="true" size={18} />}
      className={cx(styles.errors, problem && styles.isOpen)}
      aside={
        !problem && (
          <span className={panelStyles.count}>
            <Trans>No errors</Trans>
          </span>
        )
      }
    >
      {/* Always there, so that what is put into it is read aloud. */}
      <div role="alert" ref={box}>
        {problem && <ProblemView problem={problem} isOutdated={problem.source !== code} />}
      </div>
    </LabPanel>
  );
}

function ProblemView({ problem, isOutdated }: { problem: FoundProblem; isOutdated: boolean }) {
  const line = problem.location?.line;
  return (
    <section
      className={styles.problem}
      aria-label={t`The error`}
      data-scrolls-alone=""
      ref={(box) => watchScrollable(box)}
    >
      <p className={styles.title}>
        <ProblemIcon name={problem.icon} /> <span aria-hidden="true">{problemEmoji(problem.kind)}</span> {problem.title}
        {line !== undefined && !problem.title.includes(`${line})`) && (
          <span className={styles.line}>{t`line ${line}`}</span>
        )}
      </p>
      {isOutdated && <p className={styles.outdated}>{LAB_MESSAGES.isOutdated}</p>}
      {problem.list && (
        <ul>
          {problem.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {problem.help.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {problem.pythonText !== undefined && problem.pythonText !== '' && (
        <details className={styles.python} open>
          <summary>
            <Trans>Python’s own words</Trans>
          </summary>
          <pre className={codeBoxStyles.box}>{problem.pythonText}</pre>
        </details>
      )}
    </section>
  );
}
