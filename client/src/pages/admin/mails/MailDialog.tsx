// Shows one e-mail of the outbox, retries it if it failed, and sends it now if it is held.
import { Trans, useLingui } from '@lingui/react/macro';
import { siteApi } from '../../../features/admin/siteApi.ts';
import { errorMessage } from '../../../features/api.ts';
import { copyText } from '../../../lib/copyText.ts';
import { showToast } from '../../../lib/showToast.ts';
import { withSiteUrl } from '../../../lib/siteUrl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';

export function MailDialog({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useLingui();
  const mailQuery = siteApi.useMailQuery({ id });
  const [retry, { isLoading }] = siteApi.useRetryMailMutation();
  const handleRetry = async () => {
    const { error } = await retry({ id });
    if (error) return showToast('error', errorMessage(error));
    showToast('success', t`Sending the e-mail again.`);
    onClose();
  };
  return (
    <Dialog title={mailQuery.data?.mail.subject ?? t`E-mail`} onClose={onClose}>
      <QueryResult query={mailQuery}>
        {({ mail, text }) => (
          <div className="grid gap-4">
            <Recipient to={mail.to} />
            {text === null ? (
              <p>
                <Trans>This e-mail was sent. Its text is no longer stored here.</Trans>
              </p>
            ) : (
              <ScrollBox
                label={t`Text of the e-mail`}
                className="max-h-[50vh] overflow-y-auto break-words whitespace-pre-wrap"
              >
                {withSiteUrl(text)}
              </ScrollBox>
            )}
            {text !== null && mail.state !== 'sent' && <CopyLinkButton text={withSiteUrl(text)} />}
            {(mail.state === 'failed' || mail.state === 'held') && (
              <Button busy={isLoading} onClick={() => void handleRetry()}>
                {mail.state === 'held' ? <Trans>Send it now</Trans> : <Trans>Retry sending</Trans>}
              </Button>
            )}
          </div>
        )}
      </QueryResult>
    </Dialog>
  );
}

const Recipient = ({ to }: { to: string }) => (
  <p className="break-all text-muted">
    <Trans>To {to}</Trans>
  </p>
);

/** Copies the link of an unsent e-mail, so that the Admin can pass it on. */
function CopyLinkButton({ text }: { text: string }) {
  const { t } = useLingui();
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) return null;
  return (
    <Button variant="secondary" onClick={() => void copyText(link, t`Link copied.`)}>
      <Trans>Copy link</Trans>
    </Button>
  );
}
