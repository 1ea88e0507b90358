// The practice half of a coding step: editor, Run, output terminal, verdict, and the question of input().

import { stepRef } from '@lanternwise/shared/content/programRefs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Square from 'lucide-react/icons/square';
import { useMemo, useState } from 'react';
import { ActionRow } from '../../activities/kit/ActionRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { CodeEditor } from '../editor/CodeEditor.tsx';
import type { LineMark } from '../editor/lineMarks.ts';
import { taughtWords } from '../friendly/taughtWords.ts';
import { RunNotice } from '../lab/RunNotice.tsx';
import type { PythonRuntime, RuntimeState } from '../protocol.ts';
import { useIsWaiting } from '../runtime/useIsWaiting.ts';
import { InputPrompt } from './InputPrompt.tsx';
import styles from './PracticePanel.module.css';
import { Terminal } from './Terminal.tsx';
import { usePractice, type WritingStep } from './usePractice.ts';
import type { StepProgress } from './useStepProgress.ts';
import { VerdictBox } from './VerdictBox.tsx';

export interface PracticePanelProps {
  /** The lesson; completion offers what is taught up to it. */
  lesson: string;
  step: WritingStep;
  progress: StepProgress;
  runtime: PythonRuntime;
  state: RuntimeState;
}

export function PracticePanel({ lesson, step, progress, runtime, state }: PracticePanelProps) {
  const [code, setCode] = useState(progress.code ?? step.starter);
  const words = useMemo(() => taughtWords(lesson), [lesson]);
  const practice = usePractice({
    ref: stepRef(lesson, step.id),
    step,
    code,
    taught: words,
    runtime,
    state,
    onTried: progress.recordAttempt,
    onPrinted: progress.recordOutput,
  });
  const write = (next: string) => {
    setCode(next);
    progress.saveCode(next);
  };
  const mend = (source: string) => {
    write(source);
    practice.clearVerdict();
  };
  const isWaiting = useIsWaiting(runtime);
  const ready = state === 'ready';
  const { verdict } = practice;
  const mark = useMemo((): LineMark | undefined => {
    if (verdict?.line === undefined) return undefined;
    return { tone: 'error', source: verdict.source, line: verdict.line };
  }, [verdict]);
  return (
    <section className={styles.practice} aria-label={t`Practice`}>
      <div className={styles.editor}>
        <CodeEditor
          label={t`Your program`}
          value={code}
          placeholder={step.placeholder}
          completions={words}
          readOnly={!ready}
          lineMark={mark}
          onChange={write}
          onRun={practice.run}
        />
      </div>
      <ActionRow>
        <Button
          variant={progress.isDone || step.checks.length === 0 ? 'secondary' : 'primary'}
          icon={<Play aria-hidden="true" size={18} fill="currentColor" />}
          disabled={!ready}
          // A changed program takes over from the one at work.
          busy={practice.isRunning && !practice.isOutdated}
          onClick={practice.run}
        >
          <Trans>Run</Trans>
        </Button>
        {practice.isRunning ? (
          <Button
            variant="danger"
            icon={<Square aria-hidden="true" size={16} fill="currentColor" />}
            // Not the second click of a double click.
            onClick={({ detail }) => detail < 2 && practice.stop()}
          >
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button
            variant="quiet"
            icon={<RotateCcw aria-hidden="true" size={18} />}
            disabled={!ready || code === step.starter}
            onClick={() => write(step.starter)}
          >
            <Trans>Start over</Trans>
          </Button>
        )}
      </ActionRow>
      <RunNotice isRunning={practice.isRunning} isWaiting={isWaiting} isRepeated={practice.isRepeated} />
      <Terminal printed={practice.chunks} running={practice.isRunning} ended={verdict !== undefined} />
      <div role="status">
        {verdict && <VerdictBox verdict={verdict} isOutdated={verdict.source !== code} onFix={mend} />}
      </div>
      {practice.inputPrompt !== undefined && <InputPrompt prompt={practice.inputPrompt} onAnswer={practice.answer} />}
    </section>
  );
}
