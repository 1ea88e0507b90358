// The practice half of an example: its program to run and to change. Nothing is asked for, and no run is reported.
import type { TutorialStepOf } from '@lanternwise/shared/content/pythonLesson';
import { useMemo } from 'react';
import { ProgramRepositoryProvider, useProgramRepository } from '../programs/programRepository.ts';
import { PracticePanel, type PracticePanelProps } from './PracticePanel.tsx';

interface ExamplePanelProps extends Omit<PracticePanelProps, 'step'> {
  step: TutorialStepOf<'example'>;
}

export function ExamplePanel({ step, ...rest }: ExamplePanelProps) {
  const { ownerId } = useProgramRepository();
  const local = useMemo(() => ({ ownerId, recordRun: () => false, fetchLatest: async () => undefined }), [ownerId]);
  const program = useMemo((): PracticePanelProps['step'] => {
    const { id, title, image, content, code = '', change = '' } = step;
    const nothing = { alternatives: [], stdin: [], checks: [], mistakes: [] };
    return { kind: 'coding', id, title, image, content, starter: code, solution: code, tip: change, ...nothing };
  }, [step]);
  return (
    <ProgramRepositoryProvider value={local}>
      <PracticePanel {...rest} step={program} />
    </ProgramRepositoryProvider>
  );
}
