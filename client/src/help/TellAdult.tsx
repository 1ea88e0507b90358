// 'Tell a trusted adult' beside a text in a teacher's own words: asks, reports, and says which adults it reached.
import { type Helpline, helplinesOf } from '@lanternwise/shared/constants/helplines';
import type { SeenField } from '@lanternwise/shared/contracts/teacher-texts';
import { Trans } from '@lingui/react/macro';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useState } from 'react';
import { errorMessage } from '../features/api.ts';
import { teacherTextsApi } from '../features/teacherTextsApi.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorText } from '../ui/ErrorText.tsx';

export interface TellAdultProps {
  field: SeenField;
  text: string;
}

export function TellAdult({ field, text }: TellAdultProps) {
  const [isAsking, setAsking] = useState(false);
  const [tell, { data, isLoading, error }] = teacherTextsApi.useTellAdultMutation();
  if (data) return <WhoWasTold told={data.told} country={data.country} />;
  if (!isAsking) {
    return (
      <div>
        <Button
          variant="quiet"
          size="small"
          icon={<LifeBuoy aria-hidden="true" size={18} />}
          onClick={() => setAsking(true)}
        >
          <Trans>Tell a trusted adult</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className="lw-card grid gap-3 text-left">
      <p>
        <Trans>
          Did this text make you feel unsafe or unsure? We show it to your parent and to the people who run this site,
          as far as we can reach them. We do not tell your teacher. You did nothing wrong.
        </Trans>
      </p>
      <ErrorText>{error && errorMessage(error)}</ErrorText>
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={isLoading} onClick={() => void tell({ field, text })}>
          <Trans>Tell them</Trans>
        </Button>
        <Button size="small" variant="secondary" onClick={() => setAsking(false)}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </div>
  );
}

interface WhoWasToldProps {
  told: { parent: boolean; admin: boolean };
  country: string | null;
}

function WhoWasTold({ told: { parent, admin }, country }: WhoWasToldProps) {
  const helpline = helplinesOf(country)?.child;
  return (
    <div role="status" className="lw-card grid gap-2 text-left">
      {parent && admin && (
        <p>
          <Trans>We told your parent and the people who run this site. It was right to tell.</Trans>
        </p>
      )}
      {parent && !admin && (
        <p>
          <Trans>We told your parent. It was right to tell.</Trans>
        </p>
      )}
      {!parent && admin && (
        <p>
          <Trans>
            We told the people who run this site. We could not reach your parent: please tell your parent yourself.
          </Trans>
        </p>
      )}
      {!parent && !admin && (
        <p>
          <Trans>
            We could not reach anybody for you. Please tell an adult you trust: a parent, a relative, another teacher.
          </Trans>
        </p>
      )}
      {helpline && <CallLine helpline={helpline} />}
    </div>
  );
}

function CallLine({ helpline: { name, number } }: { helpline: Helpline }) {
  return (
    <p>
      <Trans>
        You can also call {name}: <strong>{number}</strong>
      </Trans>
    </p>
  );
}
