// Links a parent with a child: the child creates a code, the parent enters it, and either of them can unlink.
import type { ParentLink } from '@lanternwise/shared/contracts/parents';
import type { User } from '@lanternwise/shared/contracts/user';
import { Trans, useLingui } from '@lingui/react/macro';
import { accountApi } from '../../features/account/accountApi.ts';
import { errorMessage } from '../../features/api.ts';
import { attempt } from '../../features/attempt.ts';
import { reportsApi } from '../../features/reportsApi.ts';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { CodeField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';

export function ParentsCard({ user }: { user: User }) {
  const { t } = useLingui();
  const { data } = accountApi.useParentLinksQuery();
  const isParent = user.role === 'Parent';
  return (
    <Card title={isParent ? t`My children` : t`My parents`} className="grid gap-4" id="parents">
      <LinkedUsers links={(isParent ? data?.children : data?.parents) ?? []} />
      {isParent ? <LinkChildForm /> : <ParentCodeGenerator />}
      {!isParent && <DigestSwitch />}
    </Card>
  );
}

function LinkedUsers({ links }: { links: readonly ParentLink[] }) {
  const { t } = useLingui();
  const [unlink, { isLoading, originalArgs }] = accountApi.useUnlinkMutation();
  const handleUnlink = ({ id, username }: ParentLink) =>
    attempt(unlink({ id }), t`You and ${username} are no longer linked.`);
  if (links.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {links.map((link) => (
        <li key={link.id} className="flex flex-wrap items-center gap-3">
          <strong className="mr-auto">{link.username}</strong>
          <Button
            variant="secondary"
            size="small"
            busy={isLoading && originalArgs?.id === link.id}
            aria-label={t`Unlink ${link.username}`}
            onClick={() => void handleUnlink(link)}
          >
            <Trans>Unlink</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Lets a child allow or stop the weekly e-mails; hidden without linked parents. */
function DigestSwitch() {
  const { t } = useLingui();
  const { data } = reportsApi.useChildDigestQuery();
  const [setChildDigest, { isLoading }] = reportsApi.useSetChildDigestMutation();
  if (!data || data.parents === 0) return null;
  const change = (allowed: boolean) =>
    attempt(
      setChildDigest({ allowed }),
      allowed ? t`Your parents can get the weekly e-mail.` : t`Weekly e-mails about you are off.`,
    );
  return (
    <div className="grid gap-1">
      <Switch
        label={t`Weekly e-mails about me to my parents`}
        checked={data.allowed}
        disabled={isLoading}
        onChange={(allowed) => void change(allowed)}
      />
      <p className="text-muted">
        <Trans>They describe what you tried in plain words. No grades.</Trans>
      </p>
    </div>
  );
}

/** On a child's account. */
function ParentCodeGenerator() {
  const [make, { data, isLoading, error }] = accountApi.useMakeParentCodeMutation();
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        <Trans>A parent who enters your code can see what you learn each week. You can stop this at any time.</Trans>
      </p>
      {data && (
        <p role="status" className="grid gap-1">
          <span>
            <Trans>Your code, for one parent, valid for two days:</Trans>
          </span>
          <strong className="font-mono text-2xl tracking-widest">{data.code}</strong>
        </p>
      )}
      <ErrorText>{error && errorMessage(error)}</ErrorText>
      <Button variant="secondary" busy={isLoading} onClick={() => void make()}>
        {data ? <Trans>Create another code</Trans> : <Trans>Show code for a parent</Trans>}
      </Button>
    </div>
  );
}

/** On a parent's account. */
function LinkChildForm() {
  const { t } = useLingui();
  const [link] = accountApi.useLinkAsParentMutation();
  const form = useForm({
    initial: { code: '' },
    schema: () => import('@lanternwise/shared/contracts/parents').then((contracts) => contracts.linkAsParent.body),
    async send(body, { change }) {
      const { child } = await link(body).unwrap();
      change({ code: '' });
      showToast('success', t`You are linked with ${child.username}.`);
    },
    failureAt: 'code',
  });
  return (
    <FormColumn form={form} submit={<Trans>Link my child</Trans>} variant="secondary">
      <CodeField
        label={t`Code from your child`}
        hint={t`Your child finds it on their account page, under 'My parents'.`}
        {...form.field('code')}
      />
    </FormColumn>
  );
}
