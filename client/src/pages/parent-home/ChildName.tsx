// Lets a parent call the child by a name in place of the user name; only this parent reads it.
import { CHILD_NAME_MAX } from '@lanternwise/shared/constants/groups';
import type { ChildReport } from '@lanternwise/shared/contracts/parent';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { reportsApi } from '../../features/reportsApi.ts';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';

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
  const formRef = useRef<HTMLFormElement>(null);
  // The button that opened the form is unmounted, so the focus would be lost.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), []);
  const [update] = reportsApi.useUpdateChildMutation();
  const form = useForm({
    initial: { name: isNamed ? child.name : '' },
    schema: () => import('@lanternwise/shared/contracts/parent').then((contracts) => contracts.updateChild.body),
    async send(body) {
      await update({ childId: child.id, ...body }).unwrap();
      showToast('success', t`Name saved.`);
      onDone();
    },
    failureAt: 'name',
  });
  return (
    <FormColumn
      form={form}
      submit={<Trans>Save</Trans>}
      size="small"
      others={
        <Button variant="quiet" size="small" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      }
      ref={formRef}
      className="grid max-w-md gap-3"
    >
      <TextField
        label={t`Name of your child`}
        hint={t`Only you see it, here and in your weekly e-mail. Leave it empty for the user name.`}
        autoComplete="off"
        maxLength={CHILD_NAME_MAX}
        {...form.field('name')}
      />
    </FormColumn>
  );
}
