// Lists licence codes with their places and expiry, and revokes them.

import { LICENCE_PAGE, type Licence } from '@lanternwise/shared/contracts/subscriptions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { licencesApi } from '../../../features/subscriptions/licencesApi.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LicenceCodes } from '../../layout/LicenceCodes.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminList } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { MakeCodeForm } from './MakeCodeForm.tsx';

const KIND_LABELS: Record<Licence['kind'], MessageDescriptor> = {
  family: msg`Family`,
  school: msg`School`,
  pilot: msg`Pilot`,
};

export function CodesPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const report = licencesApi.useLicencesQuery({ page: listParams.page });
  const [licenceToRevoke, setLicenceToRevoke] = useState<Licence>();
  const code = licenceToRevoke?.code ?? '';
  const [revoke] = licencesApi.useRevokeLicenceMutation();
  return (
    <AdminPage
      title={t`Licence codes`}
      intro={t`A student who redeems a code becomes a Pilot and can enter every realm. A school has two codes: the one for students lets no teacher in, the staff code confirms the first teacher who enters it, and each further one waits for that teacher or for you.`}
    >
      <MakeCodeForm />
      <QueryResult query={report}>
        {({ licences, total }) => (
          <AdminList
            label={t({ context: 'list', message: 'codes' })}
            list={{ items: licences, total, page: listParams.page, size: LICENCE_PAGE }}
            empty={t`No codes yet. Create one above. Codes also appear here when a family or a school buys a plan.`}
          >
            {(items) => (
              <ul className="grid gap-4">
                {items.map((licence) => (
                  <li key={licence.id}>
                    <LicenceCard licence={licence} onRevoke={() => setLicenceToRevoke(licence)} />
                  </li>
                ))}
              </ul>
            )}
          </AdminList>
        )}
      </QueryResult>
      {licenceToRevoke && (
        <ReasonDialog
          title={t`Revoke this code?`}
          text={
            licenceToRevoke.kind === 'school'
              ? t`Everyone who uses ${code} or its staff code loses access at once. Teachers whom it confirmed are confirmed no more, and the accounts of their students are limited until you confirm them. Nothing they made is lost.`
              : t`Everyone who uses ${code} loses access at once. Their progress is kept.`
          }
          confirmLabel={t`Revoke`}
          danger
          onConfirm={(reason) => revoke({ id: licenceToRevoke.id, reason }).unwrap()}
          done={t`The code is revoked.`}
          onClose={() => setLicenceToRevoke(undefined)}
        />
      )}
    </AdminPage>
  );
}

function LicenceCard({ licence, onRevoke }: { licence: Licence; onRevoke(): void }) {
  const { t } = useLingui();
  const { code, used, places } = licence;
  const kind = t(KIND_LABELS[licence.kind]);
  const until = formatDate(licence.expiresAt, 'long');
  const isEnded = licence.revoked || Date.parse(licence.expiresAt) <= Date.now();
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {licence.staffCode === null ? (
        <p className="font-code text-lg font-bold">{licence.code}</p>
      ) : (
        <LicenceCodes code={licence.code} staffCode={licence.staffCode} withoutHints />
      )}
      <Badge colour={isEnded ? 'plain' : 'ok'}>
        {licence.revoked ? t`Revoked` : isEnded ? t`Expired` : t({ context: 'code', message: 'Active' })}
      </Badge>
      <p className="flex-1 max-sm:basis-full">
        <Trans>
          {kind}, {used} of {places} places used, valid until {until}
        </Trans>
        {licence.note && <span className="block text-muted">{licence.note}</span>}
      </p>
      {!isEnded && (
        <Button variant="quiet" size="small" onClick={onRevoke}>
          <Trans>
            Revoke<span className="lw-hidden"> {code}</span>
          </Trans>
        </Button>
      )}
    </Card>
  );
}
