// The welcome message after joining a group; its data is in the navigation state, not in the URL.
import { Trans } from '@lingui/react/macro';
import { PartyPopper } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';

function parseJoinedState(state: unknown): { groupCode: string; groupName: string } | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { groupCode, groupName } = state as Record<string, unknown>;
  return typeof groupCode === 'string' && typeof groupName === 'string' ? { groupCode, groupName } : undefined;
}

export function JoinedBanner() {
  const joined = parseJoinedState(useLocation().state);
  if (!joined) return null;
  const { groupCode, groupName } = joined;
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
