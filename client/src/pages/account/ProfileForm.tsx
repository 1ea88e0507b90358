// The profile form; every field is optional.
import type { ProfileBody, User } from '@lanternwise/shared/contracts/user';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { errorMessage } from '../../features/api.ts';
import { sessionApi } from '../../features/session/sessionApi.ts';
import { userVerified } from '../../features/session/sessionSlice.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea, TextInput } from '../../ui/TextInput.tsx';

type ProfileField = 'bio' | 'dateOfBirth' | 'school' | 'grade' | 'guardianName' | 'guardianPhone';
type ProfileDraft = Record<ProfileField, string>;

type FieldSpec = { field: Exclude<ProfileField, 'bio'>; label: MessageDescriptor; type: string; max: number };

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

function useProfileForm(user: User) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState(() => toDraft(user));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const change = (field: ProfileField, text: string) => setDraft((before) => ({ ...before, [field]: text }));

  const save = async () => {
    const changes = diffDrafts(toDraft(user), draft);
    setError(undefined);
    if (busy) return;
    if (Object.keys(changes).length === 0)
      return showToast('info', t`Nothing has changed, so there is nothing to save.`);
    setBusy(true);
    try {
      const reply = await dispatch(sessionApi.endpoints.saveProfile.initiate(changes, { track: false })).unwrap();
      dispatch(userVerified(reply.user));
      showToast('success', t`Your profile is saved.`);
    } catch (failure) {
      setError(errorMessage(failure));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return { draft, change, error, busy, submit };
}

export function ProfileForm({ user }: { user: User }) {
  const { t } = useLingui();
  const { draft, change, error, busy, submit } = useProfileForm(user);
  return (
    <Card>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <h2 className="text-xl text-link">
          <Trans>My profile</Trans>
        </h2>
        <p className="text-muted">
          <Trans>All of this is optional. Other players never see it.</Trans>
        </p>
        <Field label={t`About me`}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={500}
              value={draft.bio}
              onChange={(event) => change('bio', event.target.value)}
            />
          )}
        </Field>
        {fieldsFor(user).map(({ field, label, type, max }) => (
          <Field key={field} label={t(label)}>
            {(control) => (
              <TextInput
                {...control}
                type={type}
                maxLength={max}
                autoComplete="off"
                value={draft[field]}
                onChange={(event) => change(field, event.target.value)}
              />
            )}
          </Field>
        ))}
        {error && (
          <p role="alert" className="lw-error">
            {error}
          </p>
        )}
        <Button type="submit" busy={busy}>
          <Trans>Save my profile</Trans>
        </Button>
      </form>
    </Card>
  );
}
