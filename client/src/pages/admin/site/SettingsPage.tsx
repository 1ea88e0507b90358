// Edits the site settings and shows the host's configuration without its secrets.

import type { SettingsReply } from '@lanternwise/shared/contracts/admin-site';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { siteApi } from '../../../features/admin/siteApi.ts';
import { errorCode } from '../../../features/api.ts';
import { useForm } from '../../../features/useForm.ts';
import { formatDate } from '../../../i18n/format.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PasswordField } from '../../../ui/TextField.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { PlansCard } from './PlansCard.tsx';

export function SettingsPage() {
  const { t } = useLingui();
  const settings = siteApi.useSiteSettingsQuery();
  return (
    <AdminPage title={t`Settings`} intro={t`Changes take effect at once for everyone.`}>
      <QueryResult query={settings}>
        {(all) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <PlansCard key={JSON.stringify(all.plans)} plans={all.plans} currency={all.currency} />
            <div className="grid gap-6">
              <PublishingPasswordForm state={all.publishingPassword} />
              <HostCard settings={all} />
            </div>
          </div>
        )}
      </QueryResult>
    </AdminPage>
  );
}

/** Refusals of the password that confirms, not of the new one. */
const CONFIRMATION_CODES: readonly string[] = ['wrong-password', 'locked-out'];

function PublishingPasswordForm({ state }: { state: SettingsReply['publishingPassword'] }) {
  const { t } = useLingui();
  const setOn = state.changedAt === null ? '' : formatDate(state.changedAt, 'medium');
  const [save] = siteApi.useSetPublishingPasswordMutation();
  const form = useForm({
    initial: { password: '', current: '' },
    schema: () =>
      import('@lanternwise/shared/contracts/admin-site').then((contracts) => contracts.setPublishingPassword.body),
    async send(body, { change }) {
      await save(body).unwrap();
      change({ password: '', current: '' });
      showToast('success', t`Publishing password saved.`);
    },
    failureAt: (refusal) => (CONFIRMATION_CODES.includes(errorCode(refusal) ?? '') ? 'current' : 'password'),
  });
  return (
    <Card className="grid gap-4" title={<Trans>Publishing password</Trans>}>
      <form className="grid gap-4" noValidate onSubmit={form.submit}>
        <p>
          <Trans>Required to publish, edit or delete blog posts.</Trans>{' '}
          {state.set && setOn !== '' ? t`Set on ${setOn}.` : t`Not set yet, so no one can publish.`}
        </p>
        <PasswordField
          label={t`Your password`}
          hint={state.set ? t`Or the current publishing password.` : t`Your own, to confirm that it is you.`}
          {...form.field('current')}
          autoComplete="current-password"
        />
        <PasswordField
          label={state.set ? t`New publishing password` : t`Publishing password`}
          hint={t`At least 10 characters.`}
          {...form.field('password')}
          autoComplete="new-password"
        />
        <Button type="submit" busy={form.busy}>
          <Trans>Save password</Trans>
        </Button>
      </form>
    </Card>
  );
}

/** Shows what the environment variables of the server configure. */
function HostCard({ settings: { mail, speech, access, publicUrl } }: { settings: SettingsReply }) {
  const { t } = useLingui();
  const { waiting, failed, from } = mail;
  const statusBadge = (isOn: boolean, yes: string, no: string) => (
    <Badge colour={isOn ? 'ok' : 'plain'}>{isOn ? yes : no}</Badge>
  );
  return (
    <Card className="grid gap-4" title={<Trans>Set by the server host</Trans>}>
      <dl className="grid gap-3">
        <div>
          <dt className="font-bold">{t`Mail`}</dt>
          <dd className="grid gap-1">
            <span>{statusBadge(mail.smtp, t`Mail server configured`, t`No mail server`)}</span>
            {from && <span className="break-words text-muted">{t`E-mails are sent from ${from}`}</span>}
            <span>
              <Trans>
                {waiting} waiting, {failed} failed.
              </Trans>{' '}
              <Link to="/admin/mails" className="text-link underline">
                {mail.smtp ? t`Open the outbox and send a test` : t`Open the outbox`}
              </Link>
            </span>
          </dd>
        </div>
        <div>
          <dt className="font-bold">{t`Narration`}</dt>
          <dd className="grid gap-1">
            <span>{statusBadge(speech.configured, t`Speech provider configured`, t`Built-in browser voices`)}</span>
            {speech.provider && (
              <span className="break-words text-muted">
                {speech.provider}, {speech.model}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt className="font-bold">{t`Access`}</dt>
          <dd>
            {access === 'open'
              ? t`Open: everyone who is signed in can use all content`
              : t`Full access requires a plan`}
          </dd>
        </div>
        <div>
          <dt className="font-bold">{t`Site address`}</dt>
          <dd className="break-words">{publicUrl ?? t`Not set: links use the address that the visitor uses`}</dd>
        </div>
      </dl>
    </Card>
  );
}
