// The Error Console: a friendly explanation, the line of the error, and Python's own traceback below.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useNewsInView, watchScrollable } from '../tutorial/scrollFocus.ts';
import codeBoxStyles from './codeBox.module.css';
import styles from './ErrorConsole.module.css';
import panelStyles from './LabPanel.module.css';
import { LabPanel } from './LabPanel.tsx';
import { LAB_MESSAGES } from './labMessages.ts';
import { ProblemPicture } from './ProblemPicture.tsx';
import type { FoundProblem } from './problem.ts';

export interface ErrorConsoleProps {
  problem: FoundProblem | undefined;
  /** What the editor holds now. */
  code: string;
  /** Takes over the program that one tap has mended. */
  onFix(source: string): void;
}

export function ErrorConsole({ problem, code, onFix }: ErrorConsoleProps) {
  const box = useNewsInView<HTMLDivElement>(problem);
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
        {problem && <ProblemView problem={problem} isOutdated={problem.source !== code} onFix={onFix} />}
      </div>
    </LabPanel>
  );
}

interface ProblemViewProps extends Pick<ErrorConsoleProps, 'onFix'> {
  problem: FoundProblem;
  isOutdated: boolean;
}

function ProblemView({ problem, isOutdated, onFix }: ProblemViewProps) {
  const { fix } = problem;
  const line = problem.location?.line;
  return (
    <section
      className={styles.problem}
      aria-label={t`The error`}
      data-scrolls-alone=""
      ref={(box) => watchScrollable(box)}
    >
      <p className={styles.title}>
        <ProblemPicture kind={problem.kind} />
        {problem.title}
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
      {fix && !isOutdated && <FixButton fix={fix} onFix={onFix} />}
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

interface FixButtonProps extends Pick<ErrorConsoleProps, 'onFix'> {
  fix: NonNullable<FoundProblem['fix']>;
}

/** Mends the program at one tap. */
export function FixButton({ fix, onFix }: FixButtonProps) {
  return (
    <Button
      size="small"
      variant="secondary"
      className={styles.fix}
      icon={<WandSparkles aria-hidden="true" size={18} />}
      onClick={() => onFix(fix.source)}
    >
      {fix.label}
    </Button>
  );
}
