// 'All eyes here': the teacher picks a line or writes one; it then stands large on every screen until it is taken away.
import { LIVE_LINES, LIVE_TEXT_MAX, type LiveLine } from '@lanternwise/shared/constants/live';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { LINE_WORDS } from '../../features/live/lineWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea } from '../../ui/TextInput.tsx';
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
  const [line, setLine] = useState<LiveLine | typeof OWN>('look-here');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const left = LIVE_TEXT_MAX - text.length;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const own = line === OWN;
    if (own && text.trim() === '') return setError(t`Please write your line, or choose one above.`);
    const sent = await send({ kind: 'gather', line: own ? null : line, text: own ? text : null });
    if (sent) onClose();
  };
  return (
    <Dialog title={t`All eyes here`} colour="amber" size="wide" onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.lines}>
          <RadioGroup<LiveLine | typeof OWN>
            legend={t`What the students read`}
            inline
            value={line}
            options={[
              ...LIVE_LINES.map((each) => ({ value: each, label: t(LINE_WORDS[each]) })),
              { value: OWN, label: t`A line of your own` },
            ]}
            onChange={setLine}
          />
        </div>
        {line === OWN && (
          <Field
            label={t`Your line`}
            hint={left < 0 ? undefined : t`${left} characters left. Every student of the class reads it.`}
            error={error}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={LIVE_TEXT_MAX}
                autoFocus
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setError(undefined);
                }}
              />
            )}
          </Field>
        )}
        <div>
          <Button type="submit" busy={isSending}>
            <Trans>Show to everyone</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
