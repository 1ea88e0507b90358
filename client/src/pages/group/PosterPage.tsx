// Shows a poster for the classroom wall that explains how to join the group.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Printer from 'lucide-react/icons/printer';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { formatDate } from '../../i18n/format.ts';
import { toSiteUrl } from '../../lib/siteUrl.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { usePage } from '../layout/usePage.ts';
import { JoinCode } from './JoinCode.tsx';
import { LocalAddressWarning } from './LocalAddressWarning.tsx';

export function PosterPage() {
  const { t } = useLingui();
  const heading = usePage(t`Poster`);
  const { groupId = '' } = useParams();
  const [params] = useSearchParams();
  const groupQuery = groupsApi.useGroupQuery({ groupId });
  const invitationsQuery = groupsApi.useInvitationsQuery({ groupId });
  return (
    <div className="lw-page grid gap-6 py-8">
      <div className="lw-no-print flex flex-wrap items-center gap-4">
        <Link to={`/teacher/groups/${groupId}?tab=invite`} className="lw-link mr-auto flex items-center gap-1 py-2">
          <ChevronLeft aria-hidden="true" size={20} /> <Trans>Back to the group</Trans>
        </Link>
        <Button icon={<Printer aria-hidden="true" size={20} />} onClick={() => window.print()}>
          <Trans>Print poster</Trans>
        </Button>
      </div>
      <QueryResult query={invitationsQuery} pageTitle={t`Poster`}>
        {({ invitations }) => {
          const open = invitations.filter(({ state }) => state === 'open');
          const shown = open.find(({ id }) => id === params.get('invitation')) ?? open[0];
          if (!shown) {
            return (
              <Card className="grid gap-2">
                <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
                  <Trans>Poster</Trans>
                </h1>
                <p>
                  <Trans>There is no open invitation. Create one first.</Trans>
                </p>
              </Card>
            );
          }
          const url = toSiteUrl(shown.url);
          // The address without the code is short enough to type from the wall.
          const { host, pathname } = new URL(url);
          const name = groupQuery.data?.group.name;
          const until = formatDate(shown.expiresAt, 'medium');
          return (
            <>
              <LocalAddressWarning url={url} />
              <article className="grid justify-items-center gap-5 rounded-lg border-6 border-double border-[#c98a4e] bg-[#ffffff] px-5 py-8 text-center text-[#1e1b33] print:min-h-[260mm] print:content-center">
                <Logo name={PRODUCT} height={72} />
                <h1 ref={heading} tabIndex={-1} className="text-3xl break-words">
                  {name ? <Trans>Join {name}</Trans> : <Trans>Join our class</Trans>}
                </h1>
                <QrCode text={url} label="" size={320} />
                <p className="text-lg">
                  <Trans>Scan this with your camera, or open this address and enter the code:</Trans>
                </p>
                <p className="font-code text-xl font-bold break-all">
                  {host}
                  {pathname}
                </p>
                <JoinCode code={shown.code} />
                <p>
                  <Trans>The code is valid until {until}.</Trans>
                </p>
              </article>
            </>
          );
        }}
      </QueryResult>
    </div>
  );
}
