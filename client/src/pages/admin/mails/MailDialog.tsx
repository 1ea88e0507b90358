// Shows one e-mail of the outbox and retries it if it failed.
import { useMailQuery, useRetryMailMutation } from '../../../features/admin/siteApi.ts';
import { errorMessage } from '../../../features/api.ts';
import { copyText } from '../../../lib/copyText.ts';
import { showToast } from '../../../lib/showToast.ts';
import { withSiteUrl } from '../../../lib/siteUrl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';

export function MailDialog({ id, onClose }: { id: string; onClose(): void }) {
  const mailQuery = useMailQuery({ id });
  const [retry, { isLoading }] = useRetryMailMutation();
  const handleRetry = async () => {
    try {
      await retry({ id }).unwrap();
      showToast('success', 'Sending the e-mail again.');
      onClose();
    } catch (error) {
      showToast('error', errorMessage(error));
    }
  };
  return (
    <Dialog title={mailQuery.data?.mail.subject ?? 'E-mail'} onClose={onClose}>
      <QueryResult query={mailQuery}>
        {({ mail, text }) => (
          <div className="grid gap-4">
            <p className="text-muted">To {mail.to}</p>
            {text === null ? (
              <p>This e-mail was sent. Its text is no longer stored here.</p>
            ) : (
              <ScrollBox
                label="Text of the e-mail"
                className="max-h-[50vh] overflow-y-auto break-words whitespace-pre-wrap"
              >
                {withSiteUrl(text)}
              </ScrollBox>
            )}
            {text !== null && mail.state !== 'sent' && <CopyLinkButton text={withSiteUrl(text)} />}
            {mail.state === 'failed' && (
              <Button busy={isLoading} onClick={() => void handleRetry()}>
                Retry sending
              </Button>
            )}
          </div>
        )}
      </QueryResult>
    </Dialog>
  );
}

/** Copies the link of an unsent e-mail, so that the Admin can pass it on. */
function CopyLinkButton({ text }: { text: string }) {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) return null;
  return (
    <Button variant="secondary" onClick={() => void copyText(link, 'Link copied.')}>
      Copy link
    </Button>
  );
}
