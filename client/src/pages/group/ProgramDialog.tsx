// One program that a student offers, as text, with the teacher's decision: show it to the class, or not, and why.
import { CLASS_PROGRAM_REASONS, type ClassProgramReason } from '@lanternwise/shared/constants/workshop';
import type { OfferedProgram } from '@lanternwise/shared/contracts/class-programs';
import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import FileDown from 'lucide-react/icons/file-down';
import { useForm } from '../../features/useForm.ts';
import { classProgramsApi } from '../../features/workshop/classProgramsApi.ts';
import { REASON_WORDS } from '../../features/workshop/classProgramWords.ts';
import { copyText } from '../../lib/copyText.ts';
import { downloadFile, toFileName } from '../../lib/csv/csv.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { SelectField } from '../../ui/Select.tsx';
import { CodeBlock } from '../evidence/CodeBlock.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';

interface ProgramDialogProps {
  groupId: string;
  programId: string;
  archived: boolean;
  onClose(): void;
}

type ReadProgram = OfferedProgram & { code: string };

export function ProgramDialog({ groupId, programId, archived, onClose }: ProgramDialogProps) {
  const { t } = useLingui();
  const query = classProgramsApi.useClassProgramQuery({ groupId, programId });
  return (
    <Dialog title={t`Program of a student`} size="wide" onClose={onClose}>
      <QueryResult query={query}>
        {(program) => (
          <div className="grid gap-4">
            <Description program={program} />
            <CodeBlock label={t`The program`} code={program.code} />
            <Takeaways program={program} />
            {!archived && (
              <Decision groupId={groupId} program={program} onRefused={() => void query.refetch()} onClose={onClose} />
            )}
          </div>
        )}
      </QueryResult>
    </Dialog>
  );
}

function Description({ program: { title, learner, isRemix, origin } }: { program: ReadProgram }) {
  const { name, username } = learner;
  const by = origin?.by ?? '';
  const originTitle = origin?.title ?? '';
  return (
    <div className="grid gap-1">
      <p className="text-lg font-bold break-words">{title}</p>
      <p>
        {name === username ? (
          <Trans>By {name}.</Trans>
        ) : (
          <Trans>
            By {name}; the class sees the user name {username}.
          </Trans>
        )}{' '}
        {isRemix &&
          (origin ? (
            <Trans>
              A remix after “{originTitle}” by {by}.
            </Trans>
          ) : (
            <Trans>A remix of a program that this class no longer has.</Trans>
          ))}
      </p>
    </div>
  );
}

/** The page never runs it. */
function Takeaways({ program: { title, code } }: { program: ReadProgram }) {
  const { t } = useLingui();
  const quiet = { variant: 'quiet', size: 'small' } as const;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        {...quiet}
        icon={<Copy aria-hidden="true" size={20} />}
        onClick={() => void copyText(code, t`The program is copied.`)}
      >
        <Trans>Copy</Trans>
      </Button>
      <Button
        {...quiet}
        icon={<FileDown aria-hidden="true" size={20} />}
        onClick={() => downloadFile(toFileName(title, 'py'), code, 'text/x-python;charset=utf-8')}
      >
        <Trans>Download as a .py file</Trans>
      </Button>
      <p className="flex-1 basis-64 text-muted">
        <Trans>To see what it draws, open the file in your own Workshop in Python World.</Trans>
      </p>
    </div>
  );
}

interface DecisionProps {
  groupId: string;
  program: ReadProgram;
  /** The program may have changed. */
  onRefused(): void;
  onClose(): void;
}

function Decision({ groupId, program, onRefused, onClose }: DecisionProps) {
  const { t } = useLingui();
  const { id: programId, state, offeredAt } = program;
  const [decide] = classProgramsApi.useDecideClassProgramMutation();
  const form = useForm({
    initial: { kind: 'decline' as 'show' | 'decline', reason: '' as ClassProgramReason | '' },
    schema: () =>
      import('@lanternwise/shared/contracts/class-programs').then((contracts) => contracts.decideClassProgram.body),
    body: ({ kind, reason }) => ({
      decision: kind === 'show' ? { kind } : { kind, reason: reason as ClassProgramReason },
      offeredAt,
    }),
    async send(body) {
      await decide({ groupId, programId, ...body })
        .unwrap()
        .catch((error: unknown) => {
          onRefused();
          throw error;
        });
      showToast(
        'success',
        body.decision.kind === 'show'
          ? t`The class can see the program now.`
          : t`The class does not see the program. The student reads why.`,
      );
      onClose();
    },
  });
  return (
    <div className="grid gap-4 border-t-2 border-line pt-4">
      <ErrorText>{form.failure}</ErrorText>
      {state !== 'shown' && (
        <Button
          className="justify-self-start"
          busy={form.busy}
          onClick={() => form.submit(undefined, { kind: 'show' })}
        >
          <Trans>Show it to the class</Trans>
        </Button>
      )}
      {(state === 'waiting' || state === 'shown') && (
        <form className="flex flex-wrap items-end gap-3" noValidate onSubmit={form.submit}>
          <div className="min-w-0 flex-1 basis-72">
            <SelectField<ClassProgramReason>
              label={
                state === 'shown'
                  ? t`Why it is no longer shown (the student reads it)`
                  : t`Why it is not shown (the student reads it)`
              }
              {...form.field('reason')}
              placeholder={t`Choose a reason`}
              options={CLASS_PROGRAM_REASONS.map((value) => ({ value, label: t(REASON_WORDS[value]) }))}
            />
          </div>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {state === 'shown' ? <Trans>Stop showing it</Trans> : <Trans>Do not show it</Trans>}
          </Button>
        </form>
      )}
    </div>
  );
}
