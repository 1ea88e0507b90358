// Lets a parent call the child by a name in place of the user name; only this parent reads it.
import { CHILD_NAME_MAX } from '@lanternwise/shared/constants/groups';
import type { ChildReport } from '@lanternwise/shared/contracts/parent';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../features/api.ts';
import { useUpdateChildMutation } from '../../features/reportsApi.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

export function ChildName({ child }: { child: ChildReport }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { name, username } = child;
  const isNamed = name !== username;
  if (isOpen) return <NameForm child={child} isNamed={isNamed} onDone={() => setOpen(false)} />;
  return (
    <p className="flex flex-wrap items-center gap-3">
      {isNamed && (
        <span className="text-muted">
          <Trans>User name: {username}</Trans>
        </span>
      )}
      <Button ref={opener} variant="quiet" size="small" onClick={() => setOpen(true)}>
        {isNamed ? <Trans>Change the name</Trans> : <Trans>Give a name</Trans>}
        <span className="lw-hidden">: {name}</span>
      </Button>
    </p>
  );
}

function NameForm({ child, isNamed, onDone }: { child: ChildReport; isNamed: boolean; onDone(): void }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form is unmounted, so the focus would be lost.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [name, setName] = useState(isNamed ? child.name : '');
  const [update, { isLoading, error }] = useUpdateChildMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data } = await update({ childId: child.id, name: name.trim() });
    if (!data) return;
    showToast('success', t`Name saved.`);
    onDone();
  };
  return (
    <form ref={form} className="grid max-w-md gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Name of your child`}
        hint={t`Only you see it, here and in your weekly e-mail. Leave it empty for the user name.`}
        error={error ? errorMessage(error) : undefined}
        autoComplete="off"
        maxLength={CHILD_NAME_MAX}
        value={name}
        onChange={setName}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={isLoading}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
