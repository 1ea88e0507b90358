// A sheet for the classroom with the code for students of a school licence; the staff code is never printed.
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { toSiteUrl } from '../../lib/siteUrl.ts';
import { BackLink } from '../layout/BackLink.tsx';
import { PrintPage } from '../layout/PrintPage.tsx';
import { NoPoster, PosterSheet } from './PosterSheet.tsx';

export function LicencePosterPage() {
  const { t } = useLingui();
  const { licenceId = '' } = useParams();
  const title = t`Code for students`;
  return (
    <PrintPage
      pageTitle={title}
      back={<BackLink to="/pricing" words={t`Back to the plans`} />}
      print={<Trans>Print</Trans>}
      query={groupsApi.useTeacherLicencesQuery()}
    >
      {({ licences }) => {
        const licence = licences.find(({ id }) => id === licenceId);
        if (!licence) return <NoPoster title={title}>{t`You have no such licence, or it has ended.`}</NoPoster>;
        return (
          <PosterSheet
            title={title}
            heading={<Trans>Open every realm</Trans>}
            lead={<Trans>Sign in, open this address and enter the code:</Trans>}
            url={toSiteUrl('/pricing')}
            code={<p className="font-code text-3xl font-bold">{licence.code}</p>}
            endsAt={licence.endsAt}
          />
        );
      }}
    </PrintPage>
  );
}
