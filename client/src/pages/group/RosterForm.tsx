// The form that creates class accounts from a list of names, with live checks of every line.
import { CLASS_ACCOUNTS_MAX } from '@lanternwise/shared/constants/groups';
import { AGE_BANDS, type AgeBand } from '@lanternwise/shared/constants/users';
import { parseRoster, type Roster } from '@lanternwise/shared/groups/roster';
import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { useMakeClassAccountsMutation } from '../../features/groups/groupsApi.ts';
import { storeLoginCards } from '../../features/groups/loginCards.ts';
import { useSession } from '../../features/session/useSession.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextInput.tsx';

const AGE_LABELS: Record<AgeBand, string> = {
  'under-12': 'Under 12',
  '12-13': '12 or 13',
  '14-15': '14 or 15',
  '16-17': '16 or 17',
  '18+': '18 or older',
};

const AGE_OPTIONS = AGE_BANDS.map((value) => ({ value, label: AGE_LABELS[value] }));

const formatAccountCount = (count: number): string => (count === 1 ? '1 account' : `${count} accounts`);

export function RosterForm({ groupId }: { groupId: string }) {
  const form = useRosterForm(groupId);
  const { roster } = form;
  return (
    <Card>
      <form className="grid gap-5" noValidate onSubmit={form.submit}>
        <h2 className="text-xl text-link">Create class accounts</h2>
        <Field
          label="Names of the students"
          hint={`One name per line, up to ${CLASS_ACCOUNTS_MAX} at once. Only this group's teachers can see them. First names are enough.`}
          error={form.error}
        >
          {(control) => (
            <TextArea
              {...control}
              className="min-h-[260px] leading-[1.7]"
              autoComplete="off"
              spellCheck={false}
              rows={10}
              value={form.text}
              onChange={(event) => form.setText(event.target.value)}
            />
          )}
        </Field>
        <RosterStatus roster={roster} ready={form.ready} skipped={form.skipped} />
        <Field label="Age group">
          {(control) => (
            <Select
              {...control}
              value={form.ageBand}
              options={AGE_OPTIONS}
              onChange={(value) => form.setAgeBand(value)}
            />
          )}
        </Field>
        <div>
          <Checkbox
            label="Our school has the parents' consent for these accounts."
            checked={form.consent}
            onChange={form.setConsent}
          />
          <p className="lw-hint">
            Without it, the students can play, but they cannot send free text or publish a certificate. It counts as
            soon as your school is confirmed: by an Admin of this site, or by a school licence code.
          </p>
        </div>
        <div>
          <Button type="submit" busy={form.busy}>
            {form.ready === 0 ? 'Create accounts' : `Create ${formatAccountCount(form.ready)}`}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface RosterStatusProps {
  roster: Roster;
  /** How many of the names can become accounts. */
  ready: number;
  /** The server's message by name, for lines that are still in the box. */
  skipped: ReadonlyMap<string, string>;
}

function RosterStatus({ roster: { names, problems }, ready, skipped }: RosterStatusProps) {
  const skippedNotes = names.flatMap(({ line, name }) => {
    const message = skipped.get(name);
    return message ? [{ line, text: name, message }] : [];
  });
  const notes = [...problems, ...skippedNotes].sort((a, b) => a.line - b.line);
  return (
    <div className="grid gap-2">
      <p role="status" className="font-bold">
        {ready === 1 ? '1 name is ready.' : `${ready} names are ready.`}
        {notes.length > 0 && ` ${notes.length === 1 ? '1 line needs' : `${notes.length} lines need`} attention:`}
      </p>
      {notes.length > 0 && (
        <ul className="grid max-h-60 gap-1 overflow-y-auto" aria-label="Lines that need attention">
          {notes.map(({ line, text, message }) => (
            <li key={line}>
              <strong>Line {line}</strong> <span className="text-muted">"{text.trim().slice(0, 60)}"</span>: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useRosterForm(groupId: string) {
  const [makeAccounts, { isLoading: busy }] = useMakeClassAccountsMutation();
  const { user } = useSession();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [ageBand, setAgeBand] = useState<AgeBand>('12-13');
  const [consent, setConsent] = useState(false);
  const [error, setError] = useState<string>();
  const [skipped, setSkipped] = useState<ReadonlyMap<string, string>>(new Map());
  const roster = useMemo(() => parseRoster(text), [text]);
  const ready = roster.names.filter(({ name }) => !skipped.has(name)).length;

  const send = async () => {
    if (busy) return;
    if (roster.names.length === 0) return setError('Please enter at least one name.');
    setError(undefined);
    const names = roster.names.map(({ name }) => name);
    try {
      const reply = await makeAccounts({ groupId, names, ageBand, schoolConsent: consent }).unwrap();
      if (user && reply.cards.length > 0) storeLoginCards(user.id, groupId, reply);
      // Lines that did not become accounts stay in the box, with the reason beside them.
      const remainingLines = [
        ...roster.problems.map((problem) => problem.text),
        ...reply.skipped.map(({ name }) => name),
      ];
      setSkipped(new Map(reply.skipped.map(({ name, message }) => [name, message])));
      setText(remainingLines.join('\n'));
      const consentHint = reply.consentPending
        ? ' They are limited until an Admin confirms your school, or you enter a school licence code.'
        : '';
      const cardsHint = remainingLines.length > 0 ? ' The login cards are at the top of this page.' : '';
      if (reply.cards.length > 0)
        showToast('success', `${formatAccountCount(reply.cards.length)} created.${consentHint}${cardsHint}`);
      if (remainingLines.length === 0) await navigate(`/teacher/groups/${groupId}/cards`);
    } catch (failure) {
      setError(errorMessage(failure));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return { text, setText, roster, ready, skipped, ageBand, setAgeBand, consent, setConsent, error, busy, submit };
}
