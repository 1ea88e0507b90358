// The welcome line for somebody who has just joined a group; the address of the page says nothing of it.
import { PartyPopper } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';

function joinedFrom(state: unknown): { groupCode: string; groupName: string } | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { groupCode, groupName } = state as Record<string, unknown>;
  return typeof groupCode === 'string' && typeof groupName === 'string' ? { groupCode, groupName } : undefined;
}

export function Joined() {
  const joined = joinedFrom(useLocation().state);
  if (!joined) return null;
  return (
    <div className="lw-page pt-6">
      <p className="lw-card flex flex-wrap items-center gap-4 text-lg">
        <PartyPopper aria-hidden="true" className="text-link" />
        <span className="mr-auto">
          You joined <strong>{joined.groupName}</strong> <span className="text-muted">({joined.groupCode})</span>.
          Welcome!
        </span>
        <Link to="/Grassroot/learning-adventures" className={buttonClass({ size: 'small' })}>
          Choose a realm
        </Link>
      </p>
    </div>
  );
}
