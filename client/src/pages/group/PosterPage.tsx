// Shows a poster for the classroom wall that explains how to join the group.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { ChevronLeft, Printer } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useGroupQuery, useInvitationsQuery } from '../../features/groups/groupsApi.ts';
import { toSiteUrl } from '../../lib/siteUrl.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { usePage } from '../layout/usePage.ts';
import { formatDay } from './formatGroup.ts';
import { JoinCode } from './JoinCode.tsx';

export function PosterPage() {
  const heading = usePage('Poster');
  const { groupId = '' } = useParams();
  const [params] = useSearchParams();
  const groupQuery = useGroupQuery({ groupId });
  const invitationsQuery = useInvitationsQuery({ groupId });
  return (
    <div className="lw-page grid gap-6 py-8">
      <div className="lw-no-print flex flex-wrap items-center gap-4">
        <Link to={`/teacher/groups/${groupId}?tab=invite`} className="lw-link mr-auto flex items-center gap-1 py-2">
          <ChevronLeft aria-hidden="true" size={20} /> Back to the group
        </Link>
        <Button icon={<Printer aria-hidden="true" size={20} />} onClick={() => window.print()}>
          Print poster
        </Button>
      </div>
      <QueryResult query={invitationsQuery} pageTitle="Poster">
        {({ invitations }) => {
          const open = invitations.filter(({ state }) => state === 'open');
          const shown = open.find(({ id }) => id === params.get('invitation')) ?? open[0];
          if (!shown) {
            return (
              <Card className="grid gap-2">
                <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
                  Poster
                </h1>
                <p>There is no open invitation. Create one first.</p>
              </Card>
            );
          }
          return (
            <article className="grid justify-items-center gap-5 rounded-lg border-6 border-double border-[#c98a4e] bg-[#ffffff] px-5 py-8 text-center text-[#1e1b33] print:min-h-[260mm] print:content-center">
              <Logo name={PRODUCT} height={72} />
              <h1 ref={heading} tabIndex={-1} className="text-3xl break-words">
                Join {groupQuery.data?.group.name ?? 'our class'}
              </h1>
              <QrCode text={toSiteUrl(shown.url)} label="" size={320} />
              <p className="text-lg">
                Scan this with your camera, or go to {new URL(toSiteUrl(shown.url)).host} and enter the code:
              </p>
              <JoinCode code={shown.code} />
              <p>
                Sign in, open <strong>My account</strong>, and enter the code under <strong>Join a class</strong>. It is
                valid until {formatDay(shown.expiresAt)}.
              </p>
            </article>
          );
        }}
      </QueryResult>
    </div>
  );
}
