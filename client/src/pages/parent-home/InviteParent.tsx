// An invitation for the other parent, to copy or to mail: it holds no secret, as only the child's code links an account.
import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { copyText } from '../../lib/copyText.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

export function InviteParent() {
  const { t } = useLingui();
  const link = `${location.origin}/register?as=parent`;
  const subject = t`See what our child learns at Lanternwise`;
  const text = t`Create a parent account here: ${link} Then ask our child for a code: "My account", "My parents", "Show code for a parent". Each parent needs a code of their own.`;
  return (
    <Card title={<Trans>Invite the other parent</Trans>} className="grid gap-4">
      <p>
        <Trans>Both parents can see the week, each with an account and a code from the child.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Copy size={20} aria-hidden="true" />}
          onClick={() => void copyText(text, t`Invitation copied.`)}
        >
          <Trans>Copy invitation</Trans>
        </Button>
        <a
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
          className={buttonClass({ variant: 'quiet' })}
        >
          <Mail size={20} aria-hidden="true" /> <Trans>Write an e-mail</Trans>
        </a>
      </div>
    </Card>
  );
}
