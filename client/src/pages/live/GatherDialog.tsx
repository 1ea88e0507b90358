// 'All eyes here': the teacher picks a line or writes one; it then stands large on every screen until it is taken away.
import { LIVE_LINES, LIVE_TEXT_MAX, type LiveLine } from '@lanternwise/shared/constants/live';
import { Trans, useLingui } from '@lingui/react/macro';
import { LINE_WORDS } from '../../features/live/lineWords.ts';
import { useMayWriteOwnWords, useTextRefusals } from '../../features/teacherTexts/useTextRefusals.ts';
import { useForm } from '../../features/useForm.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Objections } from '../../ui/Objections.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextAreaField } from '../../ui/TextField.tsx';
import { OwnWordsHint } from '../groups/OwnWordsHint.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';
import styles from './live.module.css';
import type { TeacherCommand } from './useCommand.ts';

interface GatherDialogProps {
  isSending: boolean;
  send(command: TeacherCommand): Promise<boolean>;
  onClose(): void;
}

const OWN = 'own';

export function GatherDialog({ isSending, send, onClose }: GatherDialogProps) {
  const { t } = useLingui();
  const mayWrite = useMayWriteOwnWords();
  const form = useForm<{ line: LiveLine | typeof OWN; text: string }, TeacherCommand>({
    initial: { line: 'look-here', text: '' },
    schema: () =>
      import('@lanternwise/shared/contracts/live').then(({ liveCommand }) => liveCommand.body.shape.command),
    body: ({ line, text }) =>
      line === OWN ? { kind: 'gather', line: null, text } : { kind: 'gather', line, text: null },
    check: ({ line, text }) =>
      line === OWN && text.trim() === '' ? { text: t`Please write your line, or choose one above.` } : {},
    async send(command) {
      if (objections.length === 0 && (await send(command))) onClose();
    },
  });
  const { line, text } = form.values;
  const objections = useTextRefusals(line === OWN ? text : '', 'live-gather');
  return (
    <Dialog title={t`All eyes here`} colour="amber" size="wide" onClose={onClose}>
      <FormColumn form={{ ...form, busy: isSending || form.busy }} submit={<Trans>Show to everyone</Trans>}>
        <div className={styles.lines}>
          <RadioGroup<LiveLine | typeof OWN>
            legend={t`What the students read`}
            inline
            {...form.field('line')}
            options={[
              ...LIVE_LINES.map((each) => ({ value: each, label: t(LINE_WORDS[each]) })),
              ...(mayWrite ? [{ value: OWN, label: t`A line of your own` } as const] : []),
            ]}
          />
        </div>
        {!mayWrite && (
          <p className="lw-hint">
            <OwnWordsHint />
          </p>
        )}
        {line === OWN && <OwnLine {...form.field('text')} objections={objections} />}
      </FormColumn>
    </Dialog>
  );
}

interface OwnLineProps {
  value: string;
  error: string | undefined;
  objections: readonly string[];
  onChange(text: string): void;
}

function OwnLine({ objections, ...field }: OwnLineProps) {
  const { t } = useLingui();
  const left = LIVE_TEXT_MAX - field.value.length;
  return (
    <>
      <TextAreaField
        label={t`Your line`}
        hint={left < 0 ? undefined : t`${left} characters left. Every student of the class reads it.`}
        rows={2}
        maxLength={LIVE_TEXT_MAX}
        autoFocus
        {...field}
      />
      <Objections sentences={objections} />
    </>
  );
}
