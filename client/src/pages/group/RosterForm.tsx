// The form that creates class accounts from a list of names, with live checks of every line.
import { CHILD_NAME_MAX, CLASS_ACCOUNTS_MAX } from '@lanternwise/shared/constants/groups';
import type { AgeBand } from '@lanternwise/shared/constants/users';
import { parseRoster, type Roster, type RosterReason } from '@lanternwise/shared/groups/roster';
import { plural, t, t as translate } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { storeLoginCards } from '../../features/groups/loginCards.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
import { ageOptions } from '../../ui/ageLabels.ts';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SelectField } from '../../ui/Select.tsx';
import { TextAreaField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';
import { RosterUpload } from './RosterUpload.tsx';

interface LineProblem {
  line: number;
  text: string;
  reason: RosterReason;
  sameAs: number | null;
}

/** The words for lines of a class list that need attention. */
function describeLineProblem({ text, reason, ...where }: LineProblem): string {
  const sameAs = where.sameAs ?? 0;
  const suggestion = `${text.trim()} B`;
  switch (reason) {
    case 'no-letter':
      return t`There is no letter in this line. Is it a name?`;
    case 'too-long':
      return t`A name has at most ${CHILD_NAME_MAX} characters. Please shorten it.`;
    case 'e-mail':
      return t`This looks like an e-mail address. Please write the name of the student.`;
    case 'same-name':
      return t`The same name is in line ${sameAs}. Two students? Add a letter, for example “${suggestion}”.`;
    case 'too-many':
      return t`${CLASS_ACCOUNTS_MAX} accounts are created at once. This line waits here for the next round.`;
    case 'taken':
      return t`This class has an account of this name already. Two students? Add a letter, for example “${suggestion}”.`;
  }
}

export function RosterForm({ groupId }: { groupId: string }) {
  const { t } = useLingui();
  const { form, addNames, roster, ready, skipped } = useRosterForm(groupId);
  const most = CLASS_ACCOUNTS_MAX;
  return (
    <Card title={<Trans>Create class accounts</Trans>} className="grid gap-5">
      <FormColumn
        form={form}
        submit={
          ready === 0 ? (
            <Trans>Create accounts</Trans>
          ) : (
            <Plural value={ready} one="Create # account" other="Create # accounts" />
          )
        }
        className="grid gap-5"
      >
        <TextAreaField
          label={t`Names of the students`}
          hint={t`One name per line, up to ${most} at once. Only this group's teachers can see them. First names are enough.`}
          {...form.field('names')}
          className="min-h-[260px] leading-[1.7]"
          autoComplete="off"
          spellCheck={false}
          rows={10}
        />
        <RosterStatus roster={roster} ready={ready} skipped={skipped} />
        <RosterUpload onNames={addNames} />
        <SelectField label={t`Age group`} {...form.field('ageBand')} options={ageOptions(t)} />
        <div>
          <Checkbox
            label={t`Our school has the parents' consent for these accounts.`}
            checked={form.values.schoolConsent}
            onChange={form.field('schoolConsent').onChange}
          />
          <p className="lw-hint">
            <Trans>
              Without it, the students can play, but they cannot send free text or publish a certificate. It counts as
              soon as your school is confirmed: by an Admin of this site, or by the staff code of a licence.
            </Trans>
          </p>
        </div>
      </FormColumn>
    </Card>
  );
}

interface RosterStatusProps {
  roster: Roster;
  /** How many of the names can become accounts. */
  ready: number;
  /** What the server said by name, for lines that are still in the box. */
  skipped: ReadonlyMap<string, RosterReason>;
}

function RosterStatus({ roster: { names, problems }, ready, skipped }: RosterStatusProps) {
  const { t } = useLingui();
  const refused = names.flatMap(({ line, name }): LineProblem[] => {
    const reason = skipped.get(name);
    return reason ? [{ line, text: name, reason, sameAs: null }] : [];
  });
  const notes = [...problems, ...refused].sort((a, b) => a.line - b.line);
  const count = notes.length;
  return (
    <div className="grid gap-2">
      <p role="status" className="font-bold">
        <Plural value={ready} one="# name is ready." other="# names are ready." />
        {count > 0 && ' '}
        {count > 0 && <Plural value={count} one="# line needs attention:" other="# lines need attention:" />}
      </p>
      {count > 0 && (
        <ul className="grid max-h-60 gap-1 overflow-y-auto" aria-label={t`Lines that need attention`}>
          {notes.map((note) => (
            <li key={note.line}>
              <LineNumber line={note.line} /> <span className="text-muted">“{note.text.trim().slice(0, 60)}”</span>:{' '}
              {describeLineProblem(note)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const LineNumber = ({ line }: { line: number }) => (
  <strong>
    <Trans>Line {line}</Trans>
  </strong>
);

function useRosterForm(groupId: string) {
  const [makeAccounts] = groupsApi.useMakeClassAccountsMutation();
  const { user } = useSession();
  const navigate = useNavigate();
  const [skipped, setSkipped] = useState<ReadonlyMap<string, RosterReason>>(new Map());
  const form = useForm({
    initial: { names: '', ageBand: '12-13' as AgeBand, schoolConsent: false },
    schema: () =>
      import('@lanternwise/shared/contracts/class-accounts').then((contracts) => contracts.makeClassAccounts.body),
    body: ({ names, ...rest }) => ({ names: parseRoster(names).names.map(({ name }) => name), ...rest }),
    check: ({ names }) =>
      parseRoster(names).names.length === 0 ? { names: translate`Please enter at least one name.` } : {},
    async send(body, { values, change }) {
      const reply = await makeAccounts({ groupId, ...body }).unwrap();
      if (user && reply.cards.length > 0) storeLoginCards(user.id, groupId, reply);
      // Lines that did not become accounts stay in the box, with the reason beside them.
      const remainingLines = [
        ...parseRoster(values.names).problems.map((problem) => problem.text),
        ...reply.skipped.map(({ name }) => name),
      ];
      setSkipped(new Map(reply.skipped.map(({ name, reason }) => [name, reason])));
      change({ names: remainingLines.join('\n') });
      if (reply.cards.length > 0) {
        const created = plural(reply.cards.length, { one: '# account created.', other: '# accounts created.' });
        const hints = [
          reply.consentPending &&
            translate`They are limited until an Admin confirms your school, or you enter the staff code of a licence.`,
          remainingLines.length > 0 && translate`The login cards are at the top of this page.`,
        ];
        showToast('success', [created, ...hints].filter(Boolean).join(' '));
      }
      if (remainingLines.length === 0) await navigate(`/teacher/groups/${groupId}/cards`);
    },
    failureAt: 'names',
  });
  const text = form.values.names;
  const roster = useMemo(() => parseRoster(text), [text]);
  const ready = roster.names.filter(({ name }) => !skipped.has(name)).length;
  /** Below what stands in the box already: nothing that was typed gets lost. */
  const addNames = (names: readonly string[]) =>
    form.change({ names: [...text.split('\n').filter((line) => line.trim() !== ''), ...names].join('\n') });
  return { form, addNames, roster, ready, skipped };
}
