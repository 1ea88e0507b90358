// Turns the weekly e-mail about one child on or off, and says where it goes or what is missing before it can be sent.
import { DEFAULT_LANGUAGE } from '@lanternwise/shared/constants/languages';
import type { ChildReport } from '@lanternwise/shared/contracts/parent';
import { chosenLanguage } from '@lanternwise/shared/contracts/user';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { attempt } from '../../features/attempt.ts';
import { reportsApi } from '../../features/reportsApi.ts';
import { useSession } from '../../features/session/useSession.ts';
import { languageName } from '../../i18n/format.ts';
import { Switch } from '../../ui/Switch.tsx';

export function LetterSwitch({ child }: { child: ChildReport }) {
  const { t } = useLingui();
  const [update] = reportsApi.useUpdateChildMutation();
  const { name } = child;
  const change = (digest: boolean) =>
    attempt(
      update({ childId: child.id, digest }),
      digest ? t`You will get an e-mail every week.` : t`You will get no more weekly e-mails.`,
    );
  return (
    <div className="grid gap-1">
      <Switch label={t`Weekly e-mail about ${name}`} checked={child.digest} onChange={(on) => void change(on)} />
      {child.childAllowsDigest ? (
        child.digest && <Destination />
      ) : (
        <p className="text-muted">
          <Trans>{name} has turned these e-mails off.</Trans>
        </p>
      )}
    </div>
  );
}

function Destination() {
  const { user } = useSession();
  if (!user) return null;
  const { email } = user;
  if (!email)
    return (
      <p>
        <Trans>
          We have no address for it yet.{' '}
          <Link to="/account/security" className="lw-link">
            Add your e-mail address
          </Link>
        </Trans>
      </p>
    );
  if (!user.emailVerified)
    return (
      <p>
        <Trans>
          To get it, open the link in the e-mail to <span className="break-all">{email}</span>.{' '}
          <Link to="/account/security" className="lw-link">
            Send the link again
          </Link>
        </Trans>
      </p>
    );
  const language = languageName(chosenLanguage(user.settings) ?? DEFAULT_LANGUAGE);
  return (
    <p className="text-muted">
      <Trans>
        We send it to <span className="break-all">{email}</span>, in {language}.
      </Trans>{' '}
      <Link to="/account/security" className="lw-link">
        <Trans>Change the address or language</Trans>
      </Link>
    </p>
  );
}
