// Warns before printing that the address on cards, codes and posters works on this computer only.
import { Trans } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { isLocalAddress } from '../../lib/siteUrl.ts';
import { Card } from '../../ui/Card.tsx';

export function LocalAddressWarning({ url }: { url: string }) {
  if (!isLocalAddress(url)) return null;
  const { host } = new URL(url);
  return (
    <Card role="note" className="lw-no-print flex items-start gap-3 border-error">
      <TriangleAlert aria-hidden="true" size={24} className="mt-1 flex-none text-error" />
      <p className="max-w-3xl">
        <Trans>
          <strong>The address {host} opens on this computer only.</strong> Students on other devices cannot use it.
          Before you print, ask the person who runs this site to set its public address (the setting PUBLIC_URL).
        </Trans>
      </p>
    </Card>
  );
}
