// One realm in the map picker: its picture, its topic, its status and the button that the status allows.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Lock, Play, Sparkles, Star } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RealmCard } from '../../features/realm/realms.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { RealmLanterns } from './RealmLanterns.tsx';
import { REALM_LOOKS } from './realmLook.ts';
import { type RealmStatus, realmPath } from './realmStatus.ts';

export interface RealmTileProps {
  realm: RealmCard;
  number: number;
  status: RealmStatus;
}

export function RealmTile({ realm, number, status }: RealmTileProps) {
  const {
    icon: Icon,
    colours: [sky, ground],
  } = REALM_LOOKS[realm.id];
  return (
    <article className="lw-realm" data-state={status.kind} aria-labelledby={`realm-${realm.id}`}>
      <div className="lw-realm-picture" style={{ '--sky': sky, '--ground': ground } as CSSProperties}>
        <Icon aria-hidden="true" className="lw-realm-sign" />
        {status.kind !== 'opens-soon' && <MapPicture map={realm.id} />}
        <span className="lw-number" aria-hidden="true">
          {number}
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4 pt-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={`realm-${realm.id}`} className="text-lg">
            {realm.title}
          </h2>
          <StatusBadge status={status} />
        </div>
        <p className="mb-2 flex-1 text-muted">{realm.learn}</p>
        {status.kind === 'open' && status.stars > 0 && (
          <p className="flex items-center gap-2 font-bold">
            <Star size={22} aria-hidden="true" className="lw-star-full" />{' '}
            <Plural value={status.stars} one="# star" other="# stars" />
          </p>
        )}
        {status.kind === 'open' && <RealmLanterns map={realm.id} />}
        <RealmAction realm={realm} status={status} />
      </div>
    </article>
  );
}

/** The map's own picture; if it fails to load, the icon behind it is visible. */
function MapPicture({ map }: { map: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    <img
      src={`/Game_Assets/${map}_map.png`}
      alt=""
      width={2305}
      height={1537}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}

function StatusBadge({ status }: { status: RealmStatus }) {
  if (status.kind === 'opens-soon')
    return (
      <Badge>
        <Trans>Opens soon</Trans>
      </Badge>
    );
  if (status.kind === 'locked')
    return (
      <Badge colour="violet">
        <Lock size={14} aria-hidden="true" /> <Trans>Needs a plan</Trans>
      </Badge>
    );
  if (status.kind === 'closed')
    return (
      <Badge>
        <Lock size={14} aria-hidden="true" /> <Trans>Closed by your teacher</Trans>
      </Badge>
    );
  if (status.progress === 'completed')
    return (
      <Badge colour="ok">
        <Check size={14} aria-hidden="true" /> <Trans>Completed</Trans>
      </Badge>
    );
  return (
    <Badge colour="amber">
      {status.progress === 'started' ? <Trans>Started</Trans> : <Trans context="state">Open</Trans>}
    </Badge>
  );
}

const PLAY_LABELS = { new: msg`Play`, started: msg`Continue`, completed: msg`Play again` };

function RealmAction({ realm, status }: { realm: RealmCard; status: RealmStatus }) {
  const { t } = useLingui();
  if (status.kind === 'opens-soon')
    return (
      <p className="flex min-h-12 items-center gap-2 font-bold text-muted">
        <Sparkles size={20} aria-hidden="true" /> <Trans>This realm is under construction</Trans>
      </p>
    );
  const hiddenTitle = <span className="lw-hidden">: {realm.title}</span>;
  if (status.kind === 'locked')
    return (
      <Link to="/pricing" className={buttonClass({ variant: 'quiet', wide: true })}>
        <Trans>See the plans</Trans>
        {hiddenTitle}
      </Link>
    );
  if (status.kind === 'closed')
    return (
      <p className="flex min-h-12 items-center gap-2 font-bold text-muted">
        <Lock size={20} aria-hidden="true" className="flex-none" /> {status.message}
      </p>
    );
  return (
    <Link to={realmPath(realm.id)} className={buttonClass({ wide: true })}>
      <Play size={20} aria-hidden="true" fill="currentColor" /> {t(PLAY_LABELS[status.progress])}
      {hiddenTitle}
    </Link>
  );
}
