// The state of the form of class accounts: the list of names, what the teacher said to doubtful ones, and sending.
import type { AgeBand } from '@lanternwise/shared/constants/users';
import { normalizeName } from '@lanternwise/shared/groups/nameText';
import { type DoubtfulName, parseRoster, type RosterReason, rosterLines } from '@lanternwise/shared/groups/roster';
import { plural, t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { groupsApi } from '../../../features/groups/groupsApi.ts';
import { storeLoginCards } from '../../../features/groups/loginCards.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { type Form, useForm } from '../../../features/useForm.ts';
import { showToast } from '../../../lib/showToast.ts';

interface RosterValues {
  names: string;
  ageBand: AgeBand;
  schoolConsent: boolean;
  /** Doubtful names that stay as they are. */
  kept: ReadonlySet<string>;
}

export interface RosterList {
  form: Form<RosterValues>;
  roster: ReturnType<typeof parseRoster>;
  /** How many of the names can become accounts. */
  ready: number;
  /** What the server said by name, for lines that are still in the box. */
  skipped: ReadonlyMap<string, RosterReason>;
  addNames(names: readonly string[]): void;
  setNames(names: readonly string[]): void;
  keep(doubt: DoubtfulName): void;
  /** Puts other lines in the place of doubtful ones; none for a line that is left out. */
  replace(changes: ReadonlyMap<number, string | null>): void;
}

const read = ({ names, kept }: RosterValues) => parseRoster(names, kept);

/** Lines that did not become accounts stay in the box, with the reason beside them. */
function remainingLines(values: RosterValues, skipped: ReadonlyArray<{ name: string }>): string[] {
  const { problems, doubts } = read(values);
  const own = [...problems, ...doubts].sort((a, b) => a.line - b.line).map(({ text }) => text);
  return [...own, ...skipped.map(({ name }) => name)];
}

export function useRosterForm(groupId: string): RosterList {
  const [makeAccounts] = groupsApi.useMakeClassAccountsMutation();
  const { user } = useSession();
  const navigate = useNavigate();
  const [skipped, setSkipped] = useState<ReadonlyMap<string, RosterReason>>(new Map());
  const initial: RosterValues = { names: '', ageBand: '12-13', schoolConsent: false, kept: new Set() };
  const form = useForm({
    initial,
    schema: () =>
      import('@lanternwise/shared/contracts/class-accounts').then((contracts) => contracts.makeClassAccounts.body),
    body: (values) => ({
      names: read(values).names.map(({ name }) => name),
      ageBand: values.ageBand,
      schoolConsent: values.schoolConsent,
    }),
    check: (values) => {
      const { names, doubts } = read(values);
      if (names.length > 0) return {};
      return {
        names: doubts.length > 0 ? t`Please answer the questions below first.` : t`Please enter at least one name.`,
      };
    },
    async send(body, { values, change }) {
      const reply = await makeAccounts({ groupId, ...body }).unwrap();
      if (user && reply.cards.length > 0) storeLoginCards(user.id, groupId, reply);
      const remaining = remainingLines(values, reply.skipped);
      setSkipped(new Map(reply.skipped.map(({ name, reason }) => [name, reason])));
      change({ names: remaining.join('\n') });
      if (reply.cards.length > 0) {
        const created = plural(reply.cards.length, { one: '# account created.', other: '# accounts created.' });
        const hints = [
          reply.consentPending &&
            t`They are limited until an Admin confirms your school, or you enter the staff code of a licence.`,
          remaining.length > 0 && t`The login cards are at the top of this page.`,
        ];
        showToast('success', [created, ...hints].filter(Boolean).join(' '));
      }
      if (remaining.length === 0) await navigate(`/teacher/groups/${groupId}/cards`);
    },
    failureAt: 'names',
  });
  const { names: text, kept } = form.values;
  const roster = useMemo(() => parseRoster(text, kept), [text, kept]);
  const ready = roster.names.filter(({ name }) => !skipped.has(name)).length;
  const keepAll = (names: readonly string[]) => new Set([...kept, ...names.map(normalizeName)]);
  const setNames = (names: readonly string[]) => form.change({ names: names.join('\n'), kept: keepAll(names) });
  return {
    form,
    roster,
    ready,
    skipped,
    setNames,
    /** Below what stands in the box already: nothing that was typed gets lost. */
    addNames: (names) =>
      form.change({
        names: [...text.split('\n').filter((line) => line.trim() !== ''), ...names].join('\n'),
        kept: keepAll(names),
      }),
    keep: ({ name }) => form.change({ kept: keepAll([name]) }),
    replace(changes) {
      const lines = rosterLines(text).flatMap((line, at) => {
        const change = changes.get(at + 1);
        return change === undefined ? [line] : change === null ? [] : [change];
      });
      form.change({ names: lines.join('\n') });
    },
  };
}
