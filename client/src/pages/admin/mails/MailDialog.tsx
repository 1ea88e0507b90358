// One letter as it stands in the outbox, and another try where it was given up.
import { useMailQuery, useRetryMailMutation } from '../../../features/admin/siteApi.ts';
import { errorMessage } from '../../../features/api.ts';
import { copyText } from '../../../lib/copyText.ts';
import { showToast } from '../../../lib/showToast.ts';
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
      showToast('success', 'The letter is tried again.');
      onClose();
    } catch (error) {
      showToast('error', errorMessage(error));
    }
  };
  return (
    <Dialog title={mailQuery.data?.mail.subject ?? 'Letter'} onClose={onClose}>
      <QueryResult from={mailQuery}>
        {({ mail, text }) => (
          <div className="grid gap-4">
            <p className="text-muted">To {mail.to}</p>
            {text === null ? (
              <p>This letter was sent, and what it said is forgotten here.</p>
            ) : (
              <ScrollBox label="The letter" className="max-h-[50vh] overflow-y-auto break-words whitespace-pre-wrap">
                {text}
              </ScrollBox>
            )}
            {text !== null && mail.state !== 'sent' && <CopyLinkButton text={text} />}
            {mail.state === 'failed' && (
              <Button busy={isLoading} onClick={() => void handleRetry()}>
                Try again
              </Button>
            )}
          </div>
        )}
      </QueryResult>
    </Dialog>
  );
}

/** The link of a letter that did not leave, for whoever passes it on by hand. */
function CopyLinkButton({ text }: { text: string }) {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) return null;
  return (
    <Button variant="secondary" onClick={() => void copyText(link, 'The link is copied.')}>
      Copy the link
    </Button>
  );
}
