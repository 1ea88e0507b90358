// Shows a poster for the classroom wall that explains how to join the group.
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { toSiteUrl } from '../../lib/siteUrl.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { BackLink } from '../layout/BackLink.tsx';
import { PrintPage } from '../layout/PrintPage.tsx';
import { JoinCode } from './JoinCode.tsx';
import { NoPoster, PosterSheet } from './PosterSheet.tsx';

export function PosterPage() {
  const { t } = useLingui();
  const { groupId = '' } = useParams();
  const [params] = useSearchParams();
  const name = groupsApi.useGroupQuery({ groupId }).data?.group.name;
  const title = t`Poster`;
  return (
    <PrintPage
      pageTitle={title}
      back={<BackLink to={`/teacher/groups/${groupId}?tab=invite`} words={t`Back to the group`} />}
      print={<Trans>Print poster</Trans>}
      query={groupsApi.useInvitationsQuery({ groupId })}
    >
      {({ invitations }) => {
        const open = invitations.filter(({ state }) => state === 'open');
        const shown = open.find(({ id }) => id === params.get('invitation')) ?? open[0];
        if (!shown) return <NoPoster title={title}>{t`There is no open invitation. Create one first.`}</NoPoster>;
        const url = toSiteUrl(shown.url);
        return (
          <PosterSheet
            title={title}
            heading={name ? <Trans>Join {name}</Trans> : <Trans>Join our class</Trans>}
            picture={<QrCode text={url} label="" size={320} />}
            lead={<Trans>Scan this with your camera, or open this address and enter the code:</Trans>}
            url={url}
            code={<JoinCode code={shown.code} />}
            endsAt={shown.expiresAt}
          />
        );
      }}
    </PrintPage>
  );
}
