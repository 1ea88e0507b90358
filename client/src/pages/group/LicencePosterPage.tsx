// A sheet for the classroom with the code for students of a school licence; the staff code is never printed.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Printer from 'lucide-react/icons/printer';
import { Link, useParams } from 'react-router-dom';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { formatDate } from '../../i18n/format.ts';
import { toSiteUrl } from '../../lib/siteUrl.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { usePage } from '../layout/usePage.ts';
import { LocalAddressWarning } from './LocalAddressWarning.tsx';

export function LicencePosterPage() {
  const { t } = useLingui();
  const heading = usePage(t`Code for students`);
  const { licenceId = '' } = useParams();
  const query = groupsApi.useTeacherLicencesQuery();
  const url = toSiteUrl('/pricing');
  const { host, pathname } = new URL(url);
  return (
    <div className="lw-page grid gap-6 py-8">
      <div className="lw-no-print flex flex-wrap items-center gap-4">
        <Link to="/pricing" className="lw-link mr-auto flex items-center gap-1 py-2">
          <ChevronLeft aria-hidden="true" size={20} /> <Trans>Back to the plans</Trans>
        </Link>
        <Button icon={<Printer aria-hidden="true" size={20} />} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <QueryResult query={query} pageTitle={t`Code for students`}>
        {({ licences }) => {
          const licence = licences.find(({ id }) => id === licenceId);
          if (!licence) {
            return (
              <Card className="grid gap-2">
                <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
                  <Trans>Code for students</Trans>
                </h1>
                <p>
                  <Trans>You have no such licence, or it has ended.</Trans>
                </p>
              </Card>
            );
          }
          const until = formatDate(licence.endsAt, 'long');
          return (
            <>
              <LocalAddressWarning url={url} />
              <article className="grid justify-items-center gap-5 rounded-lg border-6 border-double border-[#c98a4e] bg-[#ffffff] px-5 py-8 text-center text-[#1e1b33] print:min-h-[260mm] print:content-center">
                <Logo name={PRODUCT} height={72} />
                <h1 ref={heading} tabIndex={-1} className="text-3xl break-words">
                  <Trans>Open every realm</Trans>
                </h1>
                <p className="text-lg">
                  <Trans>Sign in, open this address and enter the code:</Trans>
                </p>
                <p className="font-code text-xl font-bold break-all">
                  {host}
                  {pathname}
                </p>
                <p className="font-code text-3xl font-bold">{licence.code}</p>
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
