// The Test Cases panel: each case with its state; a failed one with expected and actual output and where they differ.

import { plainOutput } from '@lanternwise/shared/content/plainOutput';
import type { TestCase } from '@lanternwise/shared/content/pythonLesson';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import EyeOff from 'lucide-react/icons/eye-off';
import ListChecks from 'lucide-react/icons/list-checks';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';
import { formatList } from '../../i18n/format.ts';
import { cx } from '../../ui/cx.ts';
import { useNewsInView, watchScrollable } from '../tutorial/scrollFocus.ts';
import { diffOutput } from './diff.ts';
import panelStyles from './LabPanel.module.css';
import { LabPanel } from './LabPanel.tsx';
import { LAB_MESSAGES } from './labMessages.ts';
import { OutputDiff } from './OutputDiff.tsx';
import type { TestCaseState } from './runTestCase.ts';
import { Sample } from './Sample.tsx';
import styles from './TestCases.module.css';

const STATUS_LABELS: Readonly<Record<Exclude<TestCaseState['status'], 'pending'>, MessageDescriptor>> = {
  running: msg`Running…`,
  unreached: msg`Not reached: the program stopped before this test`,
  passed: msg`Passed`,
  failed: msg`Failed`,
};

const statusLabel = (status: TestCaseState['status']): string =>
  status === 'pending' ? LAB_MESSAGES.pending : i18n._(STATUS_LABELS[status]);

const ICONS: Readonly<Record<TestCaseState['status'], ReactNode>> = {
  pending: <CircleDashed aria-hidden="true" size={20} />,
  running: <LoaderCircle aria-hidden="true" size={20} />,
  unreached: <CircleDashed aria-hidden="true" size={20} />,
  passed: <CircleCheck aria-hidden="true" size={20} />,
  failed: <CircleX aria-hidden="true" size={20} />,
};

export interface TestCasesProps {
  cases: readonly TestCase[];
  states: readonly TestCaseState[];
  /** The task is done. */
  isDone: boolean;
}

export function TestCases({ cases, states, isDone }: TestCasesProps) {
  const passed = states.filter(({ status }) => status === 'passed').length;
  const count = cases.length;
  const hasFailed = states.some(({ status }) => status === 'failed');
  const place = useNewsInView<HTMLDivElement>(hasFailed);
  return (
    <LabPanel
      className={styles.panel}
      title={t`Test Cases`}
      icon={<ListChecks aria-hidden="true" size={18} />}
      aside={
        cases.length > 0 && (
          <span className={panelStyles.count} aria-live="polite">{t`${passed} of ${count} passed`}</span>
        )
      }
    >
      <div ref={place} className={styles.place}>
        <section
          className={styles.cases}
          aria-label={t`Results`}
          data-scrolls-alone=""
          ref={(box) => watchScrollable(box)}
        >
          {cases.length === 0 && (
            <p className={styles.quiet}>
              {isDone ? (
                <Trans>This task has no test cases: your program ran without errors.</Trans>
              ) : (
                <Trans>This task has no test cases: run your program without errors.</Trans>
              )}
            </p>
          )}
          <ol>
            {cases.map((testCase, at) => {
              // Cases never move, so the index can be the key.
              const key = `case-${at}`;
              return <CaseRow key={key} at={at} testCase={testCase} state={states[at] ?? { status: 'pending' }} />;
            })}
          </ol>
        </section>
      </div>
    </LabPanel>
  );
}

function CaseRow({ at, testCase, state }: { at: number; testCase: TestCase; state: TestCaseState }) {
  const number = at + 1;
  return (
    <li className={cx(styles.case, styles[state.status])}>
      <p className={styles.head}>
        {ICONS[state.status]}
        <strong>{t`Test ${number}`}</strong>
        {testCase.hidden && (
          <span className={styles.hidden}>
            <EyeOff aria-hidden="true" size={16} /> <Trans context="test case">hidden</Trans>
          </span>
        )}
        <span className={styles.status}>{statusLabel(state.status)}</span>
      </p>
      {!testCase.hidden && <CaseDetails testCase={testCase} state={state} />}
      {testCase.hidden && state.status === 'failed' && (
        <p className={styles.quiet}>
          <Trans>This test types something else into your program. Does it work with every answer?</Trans>
        </p>
      )}
    </li>
  );
}

function CaseDetails({ testCase, state }: { testCase: TestCase; state: TestCaseState }) {
  const typed = testCase.stdin ?? [];
  const answers = formatList(typed.map((answer) => `“${answer}”`));
  return (
    <>
      {typed.length > 0 && (
        <p className={styles.quiet}>
          <Trans>Typed in: {answers}</Trans>
        </p>
      )}
      {state.status === 'failed' ? (
        <FailedCase testCase={testCase} state={state} />
      ) : (
        <Sample label={t`Expected`} text={testCase.expected} />
      )}
    </>
  );
}

function FailedCase({ testCase, state }: { testCase: TestCase; state: Extract<TestCaseState, { status: 'failed' }> }) {
  return (
    <>
      {state.error !== undefined && <p className={styles.error}>{state.error}</p>}
      <div className={styles.pair}>
        <Sample label={t`Expected`} text={testCase.expected} />
        <Sample label={t`Actual`} text={state.actual || t`(nothing was printed)`} />
      </div>
      {state.error === undefined && <OutputDiff lines={diffOutput(plainOutput(testCase.expected), state.actual)} />}
    </>
  );
}
