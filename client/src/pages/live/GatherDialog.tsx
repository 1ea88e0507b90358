// 'All eyes here': the teacher picks a line or writes one; it then stands large on every screen until it is taken away.
import { LIVE_LINES, LIVE_TEXT_MAX, type LiveLine } from '@lanternwise/shared/constants/live';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { LINE_WORDS } from '../../features/live/lineWords.ts';
import { useMayWriteOwnWords, useTextRefusals } from '../../features/teacherTexts/useTextRefusals.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Objections } from '../../ui/Objections.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextAreaField } from '../../ui/TextField.tsx';
import { OwnWordsHint } from '../groups/OwnWordsHint.tsx';
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
  const mayWrite = useMayWriteOwnWords();
  const objections = useTextRefusals(line === OWN ? text : '', 'live-gather');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const own = line === OWN;
    if (own && text.trim() === '') return setError(t`Please write your line, or choose one above.`);
    if (objections.length > 0) return;
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
              ...(mayWrite ? [{ value: OWN, label: t`A line of your own` } as const] : []),
            ]}
            onChange={setLine}
          />
        </div>
        {!mayWrite && (
          <p className="lw-hint">
            <OwnWordsHint />
          </p>
        )}
        {line === OWN && (
          <OwnLine
            text={text}
            error={error}
            objections={objections}
            onChange={(next) => {
              setText(next);
              setError(undefined);
            }}
          />
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

interface OwnLineProps {
  text: string;
  error: string | undefined;
  objections: readonly string[];
  onChange(text: string): void;
}

function OwnLine({ text, error, objections, onChange }: OwnLineProps) {
  const { t } = useLingui();
  const left = LIVE_TEXT_MAX - text.length;
  return (
    <>
      <TextAreaField
        label={t`Your line`}
        hint={left < 0 ? undefined : t`${left} characters left. Every student of the class reads it.`}
        error={error}
        rows={2}
        maxLength={LIVE_TEXT_MAX}
        autoFocus
        value={text}
        onChange={onChange}
      />
      <Objections sentences={objections} />
    </>
  );
}
