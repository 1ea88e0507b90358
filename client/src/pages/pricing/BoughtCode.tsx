// The codes of a plan for several people, right after the purchase, and who should get them.
import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { subscriptionsApi } from '../../features/subscriptions/subscriptionsApi.ts';
import { copyText } from '../../lib/copyText.ts';
import { Button } from '../../ui/Button.tsx';
import { LicenceCodes } from '../layout/LicenceCodes.tsx';

export function BoughtCode() {
  const { t } = useLingui();
  const { data } = subscriptionsApi.useOwnSubscriptionQuery();
  if (!data?.code) return null;
  const { code, places } = data;
  if (data.plan === 'school-yearly') {
    return (
      <div className="grid w-full justify-items-center gap-3">
        <LicenceCodes code={code} staffCode={data.staffCode} />
        <p className="text-muted">
          <Trans>
            The licence opens every realm for {places} students. If you teach, become a teacher under My account: then
            one click opens the realms for your whole class.
          </Trans>
        </p>
      </div>
    );
  }
  return (
    <div className="grid justify-items-center gap-2">
      <p>
        <Trans>
          Code: <strong className="font-code text-lg">{code}</strong>
        </Trans>
      </p>
      <Button
        variant="secondary"
        size="small"
        icon={<Copy aria-hidden="true" size={18} />}
        onClick={() => void copyText(code, t`Code copied.`)}
      >
        <Trans>Copy code</Trans>
      </Button>
      <p className="text-muted">
        <Trans>Give it to the {places} others: they sign in, open Plans and enter it.</Trans>
      </p>
    </div>
  );
}
