// One letter as it stands in the outbox, and another try where it was given up.
import { useMailQuery, useRetryMailMutation } from '../../../features/admin/siteApi.ts';
import { errorMessage } from '../../../features/api.ts';
import { copyText } from '../../../lib/copyText.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { Loaded } from '../../layout/Loaded.tsx';

export function MailDialog({ id, onClose }: { id: string; onClose(): void }) {
  const letter = useMailQuery({ id });
  const [retry, { isLoading }] = useRetryMailMutation();
  const again = async () => {
    try {
      await retry({ id }).unwrap();
      showToast('success', 'The letter is tried again.');
      onClose();
    } catch (error) {
      showToast('error', errorMessage(error));
    }
  };
  return (
    <Dialog title={letter.data?.mail.subject ?? 'Letter'} onClose={onClose}>
      <Loaded from={letter}>
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
            {text !== null && mail.state !== 'sent' && <HandOver text={text} />}
            {mail.state === 'failed' && (
              <Button busy={isLoading} onClick={() => void again()}>
                Try again
              </Button>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/** The link of a letter that did not leave, for whoever passes it on by hand. */
function HandOver({ text }: { text: string }) {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) return null;
  return (
    <Button variant="secondary" onClick={() => void copyText(link, 'The link is copied.')}>
      Copy the link
    </Button>
  );
}
