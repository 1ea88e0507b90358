// The welcome message after joining a group; its data is in the navigation state, not in the URL.
import { Trans } from '@lingui/react/macro';
import PartyPopper from 'lucide-react/icons/party-popper';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';

export interface JoinedGroup {
  groupCode: string;
  groupName: string;
}

export function JoinedBanner({ groupCode, groupName }: JoinedGroup) {
  return (
    <div className="lw-page pt-6">
      <p className="lw-card flex flex-wrap items-center gap-4 text-lg">
        <PartyPopper aria-hidden="true" className="text-link" />
        <span className="mr-auto">
          <Trans>
            You joined <strong>{groupName}</strong> <span className="text-muted">({groupCode})</span>. Welcome!
          </Trans>
        </span>
        <Link to="/Grassroot/learning-adventures" className={buttonClass({ size: 'small' })}>
          <Trans>Choose a realm</Trans>
        </Link>
      </p>
    </div>
  );
}
