// The Test Cases panel: each case with its state; a failed one with expected and actual output and where they differ.
import { CircleCheck, CircleDashed, CircleX, EyeOff, ListChecks, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { cleanOutput } from '../editor/cleanCode.ts';
import { makeScrollableFocusable } from '../tutorial/scrollFocus.ts';
import { diffOutput } from './diff.ts';
import panelStyles from './LabPanel.module.css';
import { LabPanel } from './LabPanel.tsx';
import { LAB_MESSAGES } from './labMessages.ts';
import type { LabCase } from './labTask.ts';
import { OutputDiff } from './OutputDiff.tsx';
import type { TestCaseState } from './runTestCase.ts';
import { Sample } from './Sample.tsx';
import styles from './TestCases.module.css';

const LABELS: Readonly<Record<TestCaseState['status'], string>> = {
  pending: LAB_MESSAGES.pending,
  running: 'Running…',
  passed: 'Passed',
  failed: 'Failed',
};

const ICONS: Readonly<Record<TestCaseState['status'], ReactNode>> = {
  pending: <CircleDashed aria-hidden="true" size={20} />,
  running: <LoaderCircle aria-hidden="true" size={20} />,
  passed: <CircleCheck aria-hidden="true" size={20} />,
  failed: <CircleX aria-hidden="true" size={20} />,
};

export interface TestCasesProps {
  cases: readonly LabCase[];
  states: readonly TestCaseState[];
}

export function TestCases({ cases, states }: TestCasesProps) {
  const passed = states.filter(({ status }) => status === 'passed').length;
  const hasFailed = states.some(({ status }) => status === 'failed');
  const place = useRef<HTMLDivElement>(null);
  // On a small window the results lie far below the program.
  useEffect(() => {
    if (hasFailed) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [hasFailed]);
  return (
    <LabPanel
      title="Test Cases"
      icon={<ListChecks aria-hidden="true" size={18} />}
      aside={
        cases.length > 0 && (
          <span className={panelStyles.count} aria-live="polite">{`${passed} of ${cases.length} passed`}</span>
        )
      }
    >
      <div ref={place}>
        <section
          className={styles.cases}
          aria-label="Results"
          data-scrolls-alone=""
          ref={(box) => makeScrollableFocusable(box)}
        >
          {cases.length === 0 && (
            <p className={styles.quiet}>This task has no test cases: run your program without errors.</p>
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

function CaseRow({ at, testCase, state }: { at: number; testCase: LabCase; state: TestCaseState }) {
  return (
    <li className={cx(styles.case, styles[state.status])}>
      <p className={styles.head}>
        {ICONS[state.status]}
        <strong>{`${testCase.drive ? 'Morning' : 'Test'} ${at + 1}`}</strong>
        {testCase.hidden && (
          <span className={styles.hidden}>
            <EyeOff aria-hidden="true" size={16} /> hidden
          </span>
        )}
        <span className={styles.status}>{LABELS[state.status]}</span>
      </p>
      {!testCase.hidden && <CaseDetails testCase={testCase} state={state} />}
      {testCase.hidden && state.status === 'failed' && (
        <p className={styles.quiet}>
          This test types something else into your program. Does it work with every answer?
        </p>
      )}
    </li>
  );
}

function CaseDetails({ testCase, state }: { testCase: LabCase; state: TestCaseState }) {
  if (testCase.drive) {
    return state.status === 'failed' && state.error !== undefined && <p className={styles.error}>{state.error}</p>;
  }
  const typed = testCase.stdin ?? [];
  return (
    <>
      {typed.length > 0 && (
        <p className={styles.quiet}>Typed in: {typed.map((answer) => `“${answer}”`).join(', then ')}</p>
      )}
      {state.status === 'failed' ? (
        <FailedCase testCase={testCase} state={state} />
      ) : (
        <Sample label="Expected" text={testCase.expected} />
      )}
    </>
  );
}

function FailedCase({ testCase, state }: { testCase: LabCase; state: Extract<TestCaseState, { status: 'failed' }> }) {
  return (
    <>
      {state.error !== undefined && <p className={styles.error}>{state.error}</p>}
      <div className={styles.pair}>
        <Sample label="Expected" text={testCase.expected} />
        <Sample label="Actual" text={state.actual || '(nothing was printed)'} />
      </div>
      {state.error === undefined && <OutputDiff lines={diffOutput(cleanOutput(testCase.expected), state.actual)} />}
    </>
  );
}
