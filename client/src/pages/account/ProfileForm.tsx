// The profile form; every field is optional.
import { bandOf, YOUNGEST_AGE } from '@lanternwise/shared/constants/age';
import type { AgeBand } from '@lanternwise/shared/constants/users';
import type { ProfileBody, User } from '@lanternwise/shared/contracts/user';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sessionApi } from '../../features/session/sessionApi.ts';
import { userVerified } from '../../features/session/sessionSlice.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
import { AGE_LABELS, ageOptions } from '../../ui/ageLabels.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextAreaField, TextField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';

type ProfileField = 'bio' | 'ageBand' | 'dateOfBirth' | 'school' | 'grade' | 'guardianName' | 'guardianPhone';
type ProfileDraft = Record<Exclude<ProfileField, 'ageBand'>, string> & { ageBand: AgeBand };

type FieldSpec = {
  field: Exclude<ProfileField, 'bio' | 'ageBand'>;
  label: MessageDescriptor;
  type: string;
  max: number;
};

const FIELDS: readonly FieldSpec[] = [
  { field: 'dateOfBirth', label: msg`Date of birth`, type: 'date', max: 10 },
  { field: 'school', label: msg`School`, type: 'text', max: 100 },
  { field: 'grade', label: msg`Grade`, type: 'text', max: 40 },
  { field: 'guardianName', label: msg`Parent's or guardian's name`, type: 'text', max: 100 },
  { field: 'guardianPhone', label: msg`Parent's or guardian's phone`, type: 'tel', max: 24 },
];

/** What only some roles are asked; a value from before stays visible, so that it can be cleared. */
const FITS: Partial<Record<FieldSpec['field'], (user: User) => boolean>> = {
  school: ({ role }) => role !== 'Parent' && role !== 'Admin',
  grade: ({ role }) => role === 'User' || role === 'Pilot',
  guardianName: ({ ageBand }) => ageBand !== '18+',
  guardianPhone: ({ ageBand }) => ageBand !== '18+',
};

const fieldsFor = (user: User): readonly FieldSpec[] =>
  FIELDS.filter(({ field }) => FITS[field]?.(user) !== false || Boolean(user[field]));

const toDraft = (user: User): ProfileDraft => ({
  bio: user.bio ?? '',
  ageBand: user.ageBand,
  dateOfBirth: user.dateOfBirth ?? '',
  school: user.school ?? '',
  grade: user.grade ?? '',
  guardianName: user.guardianName ?? '',
  guardianPhone: user.guardianPhone ?? '',
});

/** The changed fields; an empty text becomes null, which clears the field. */
function diffDrafts(before: ProfileDraft, after: ProfileDraft): ProfileBody {
  const changed = Object.entries(after).filter(([field, text]) => text.trim() !== before[field as ProfileField]);
  return Object.fromEntries(changed.map(([field, text]) => [field, text.trim() === '' ? null : text.trim()]));
}

/** The age that the draft would count as, if that is younger than now. */
function youngerAge(user: User, { ageBand, dateOfBirth }: ProfileDraft): AgeBand | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(dateOfBirth) ? dateOfBirth : null;
  const age = bandOf({ ageBand, dateOfBirth: day }, Date.now());
  return YOUNGEST_AGE[age] < YOUNGEST_AGE[user.ageBand] ? age : undefined;
}

function useProfileForm(user: User) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [younger, setYounger] = useState<AgeBand>();
  const form = useForm({
    initial: () => ({ ...toDraft(user), isConfirmed: false }),
    schema: () => import('@lanternwise/shared/contracts/user').then((contracts) => contracts.updateProfile.body),
    body: ({ isConfirmed: _, ...draft }) => diffDrafts(toDraft(user), draft),
    async send(changes, { values }) {
      const age = youngerAge(user, values);
      if (age && !values.isConfirmed) return setYounger(age);
      if (Object.keys(changes).length === 0)
        return showToast('info', t`Nothing has changed, so there is nothing to save.`);
      const reply = await dispatch(sessionApi.endpoints.saveProfile.initiate(changes, { track: false })).unwrap();
      dispatch(userVerified(reply.user));
      showToast('success', t`Your profile is saved.`);
    },
  });
  const confirm = () => {
    setYounger(undefined);
    form.submit(undefined, { isConfirmed: true });
  };
  return { form, younger, confirm, cancel: () => setYounger(undefined) };
}

export function ProfileForm({ user }: { user: User }) {
  const { t } = useLingui();
  const { form, younger, confirm, cancel } = useProfileForm(user);
  return (
    <Card title={<Trans>My profile</Trans>} className="grid gap-4">
      <FormColumn form={form} submit={<Trans>Save my profile</Trans>} wide>
        <p className="text-muted">
          <Trans>All of this is optional. Other players never see it.</Trans>
        </p>
        <TextAreaField {...form.field('bio')} label={t`About me`} maxLength={500} />
        {user.ageBand !== '18+' && (
          <RadioGroup legend={t`My age`} {...form.field('ageBand')} options={ageOptions(t)} inline />
        )}
        {fieldsFor(user).map(({ field, label, type, max }) => (
          <TextField
            key={field}
            label={t(label)}
            type={type}
            maxLength={max}
            autoComplete="off"
            {...form.field(field)}
          />
        ))}
      </FormColumn>
      <YoungerDialog age={younger} onConfirm={confirm} onClose={cancel} />
    </Card>
  );
}

interface YoungerDialogProps {
  age: AgeBand | undefined;
  onConfirm(): void;
  onClose(): void;
}

/** Becoming younger cannot be taken back alone, so that a slip of the pen is asked about. */
function YoungerDialog({ age, onConfirm, onClose }: YoungerDialogProps) {
  const { t } = useLingui();
  const label = age === undefined ? '' : t(AGE_LABELS[age]);
  return (
    <Dialog open={age !== undefined} title={t`Save this age?`} size="small" onClose={onClose}>
      <div className="grid gap-4">
        <p>
          <Trans>
            You then count as {label}. Only a parent or the person who runs this site can make you older again. Below
            the age of consent your account is limited, and roles for adults end.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onConfirm}>
            <Trans>Save this age</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
