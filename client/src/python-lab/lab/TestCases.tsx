// The Test Cases panel: each case with its state; a failed one with expected and actual output and where they differ.
import type { TestCase } from '@lanternwise/shared/content/pythonLesson';
import { CircleCheck, CircleDashed, CircleX, EyeOff, ListChecks, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cleanOutput } from '../editor/cleanCode.ts';
import { makeScrollableFocusable } from '../tutorial/scrollFocus.ts';
import { type DiffLine, diffOutput } from './diff.ts';
import { LabPanel } from './LabPanel.tsx';
import { LAB_MESSAGES } from './labMessages.ts';
import type { TestCaseState } from './runTestCase.ts';

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
  cases: readonly TestCase[];
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
          <span className="lab-count" aria-live="polite">{`${passed} of ${cases.length} passed`}</span>
        )
      }
    >
      <div ref={place}>
        <section className="lab-cases" aria-label="Results" ref={(box) => makeScrollableFocusable(box)}>
          {cases.length === 0 && (
            <p className="lab-quiet">This task has no test cases: run your program without errors.</p>
          )}
          <ol>
            {cases.map((testCase, at) => {
              // Cases never move; their place is their name.
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
  return (
    <li className={`lab-case lab-case-${state.status}`}>
      <p className="lab-case-head">
        {ICONS[state.status]}
        <strong>{`Test ${at + 1}`}</strong>
        {testCase.hidden && (
          <span className="lab-case-hidden">
            <EyeOff aria-hidden="true" size={16} /> hidden
          </span>
        )}
        <span className="lab-case-status">{LABELS[state.status]}</span>
      </p>
      {!testCase.hidden && <CaseDetails testCase={testCase} state={state} />}
      {testCase.hidden && state.status === 'failed' && (
        <p className="lab-quiet">This test types something else into your program. Does it work with every answer?</p>
      )}
    </li>
  );
}

function CaseDetails({ testCase, state }: { testCase: TestCase; state: TestCaseState }) {
  const typed = testCase.stdin ?? [];
  return (
    <>
      {typed.length > 0 && (
        <p className="lab-typed">Typed in: {typed.map((answer) => `“${answer}”`).join(', then ')}</p>
      )}
      {state.status === 'failed' ? (
        <FailedCase testCase={testCase} state={state} />
      ) : (
        <Output label="Expected" text={testCase.expected} />
      )}
    </>
  );
}

function FailedCase({ testCase, state }: { testCase: TestCase; state: Extract<TestCaseState, { status: 'failed' }> }) {
  return (
    <>
      {state.error !== undefined && <p className="lab-case-error">{state.error}</p>}
      <div className="lab-pair">
        <Output label="Expected" text={testCase.expected} />
        <Output label="Actual" text={state.actual || '(nothing was printed)'} />
      </div>
      {state.error === undefined && <OutputDiff lines={diffOutput(cleanOutput(testCase.expected), state.actual)} />}
    </>
  );
}

const Output = ({ label, text }: { label: string; text: string }) => (
  <div className="lab-sample">
    <span>{label}</span>
    <pre>{text}</pre>
  </div>
);

const DIFF_SIGNS = { same: ' ', expected: '−', actual: '+' } as const;
const DIFF_LABELS = { same: '', expected: 'expected: ', actual: 'yours: ' } as const;

function OutputDiff({ lines }: { lines: readonly DiffLine[] }) {
  return (
    <div className="lab-diff">
      <p className="lab-diff-key">
        Difference: <b className="lab-diff-expected">− expected</b> <b className="lab-diff-actual">+ yours</b> (· is a
        blank)
      </p>
      <pre>
        {lines.map((line) => (
          <span key={line.id} className={`lab-diff-line lab-diff-${line.kind}`}>
            <span aria-hidden="true">{DIFF_SIGNS[line.kind]} </span>
            <span className="lw-hidden">{DIFF_LABELS[line.kind]}</span>
            {line.parts.map((part) =>
              part.differs ? <mark key={part.id}>{part.text}</mark> : <span key={part.id}>{part.text}</span>,
            )}
            {'\n'}
          </span>
        ))}
      </pre>
    </div>
  );
}
