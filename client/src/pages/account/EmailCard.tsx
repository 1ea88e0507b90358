// Shows the e-mail address of the account and whether it is verified, and changes or removes it.
import type { User } from '@lanternwise/shared/contracts/user';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { accountApi } from '../../features/account/accountApi.ts';
import { errorMessage } from '../../features/api.ts';
import { userVerified } from '../../features/session/sessionSlice.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';

export function EmailCard({ user }: { user: User }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <Card title={<Trans>My e-mail</Trans>} className="grid gap-4">
      {user.email ? (
        <p className="flex flex-wrap items-center gap-3">
          <span className="break-all">{user.email}</span>
          <Badge colour={user.emailVerified ? 'ok' : 'amber'}>
            {user.emailVerified ? t`Verified` : t`Not verified yet`}
          </Badge>
        </p>
      ) : (
        <p className="text-muted">
          {user.limited
            ? t`No address. That is fine: your parent gets the e-mails.`
            : t`No address. Add one so that you can recover your account.`}
        </p>
      )}
      {user.email && !user.emailVerified && <ResendVerification email={user.email} />}
      {!user.limited &&
        (open ? (
          <ChangeEmailForm user={user} onDone={() => setOpen(false)} />
        ) : (
          <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
            {user.email ? t`Change my e-mail` : t`Add an e-mail`}
          </Button>
        ))}
    </Card>
  );
}

function ResendVerification({ email }: { email: string }) {
  const { t } = useLingui();
  const { data: rules } = accountApi.useRegistrationRulesQuery();
  const [send, { isLoading, isSuccess, error }] = accountApi.useSendVerificationMutation();
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {rules?.sendsMail === false
          ? t`This site does not send e-mail: the person who runs it can give you the link.`
          : t`Please open the link in the e-mail to ${email}.`}
      </p>
      <ErrorText>{error && errorMessage(error)}</ErrorText>
      {isSuccess ? (
        <p role="status">
          <Trans>A new e-mail will be sent.</Trans>
        </p>
      ) : (
        <Button variant="secondary" busy={isLoading} onClick={() => void send()}>
          <Trans>Send e-mail again</Trans>
        </Button>
      )}
    </div>
  );
}

function ChangeEmailForm({ user, onDone }: { user: User; onDone(): void }) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const { data: rules } = accountApi.useRegistrationRulesQuery();
  const formRef = useRef<HTMLFormElement>(null);
  // The button that opened the form is unmounted, so the focus would be lost.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), []);
  const [changeEmail] = accountApi.useChangeEmailMutation();
  const form = useForm({
    initial: { email: '', password: '', isRemoved: false },
    schema: () => import('@lanternwise/shared/contracts/account').then((contracts) => contracts.changeEmail.body),
    body: ({ email, password, isRemoved }) => ({ email: isRemoved ? null : email.trim(), password }),
    async send(body) {
      const { email } = body;
      const { user: changed } = await changeEmail(body).unwrap();
      dispatch(userVerified(changed));
      if (!email) showToast('success', t`Your e-mail address has been removed.`);
      else if (rules?.sendsMail) showToast('success', t`Please open the link in the e-mail to ${email}.`);
      else showToast('success', t`Your e-mail address is saved.`);
      onDone();
    },
  });
  return (
    <FormColumn
      form={form}
      submit={<Trans>Send e-mail</Trans>}
      others={
        <>
          {user.email && (
            <Button variant="secondary" onClick={() => form.submit(undefined, { isRemoved: true })}>
              <Trans>Remove my e-mail</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
      ref={formRef}
    >
      <TextField
        label={t`New e-mail`}
        hint={t`The change takes effect when you open the link we send there.`}
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <PasswordField label={t`Your password`} autoComplete="current-password" {...form.field('password')} />
    </FormColumn>
  );
}
