// One realm in the map picker: its picture, its topic, its status and the button that the status allows.
import { type PlayState, playPath, realmPlace } from '@lanternwise/shared/access/playAccess';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { OwnAssignment } from '@lanternwise/shared/contracts/assignments';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import Play from 'lucide-react/icons/play';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import { type CSSProperties, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lockSentence } from '../../features/access/lockSentence.ts';
import { usePricesHidden } from '../../features/access/usePricesHidden.ts';
import { PrefetchLink } from '../../features/realm/PrefetchLink.tsx';
import type { RealmCard } from '../../features/realm/realms.ts';
import { signInPath } from '../../features/session/returnPath.ts';
import { withAreaMessages } from '../../i18n/catalogues.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { RealmAssignment } from './RealmAssignment.tsx';
import { RealmLanterns } from './RealmLanterns.tsx';
import styles from './RealmTile.module.css';
import { REALM_LOOKS } from './realmLook.ts';
import type { RealmStatus } from './realmStatus.ts';

export interface RealmTileProps {
  realm: RealmCard;
  /** Its place in the course; none beside it. */
  number: number | undefined;
  status: RealmStatus;
  /** Its button stands out on the page. */
  isPrimary: boolean;
  /** What a teacher gave to do in this realm. */
  assignments?: readonly OwnAssignment[];
}

/** The frame and the picture: golden if it can be played, a placeholder if it is not built. */
function lookOfState({ access: { state } }: RealmStatus): string {
  if (state === 'being-built') return 'opens-soon';
  return state === 'open' ? 'open' : 'closed';
}

export function RealmTile({ realm, number, status, isPrimary, assignments = [] }: RealmTileProps) {
  const {
    icon: Icon,
    colours: [sky, ground],
  } = REALM_LOOKS[realm.id];
  return (
    <article
      className={cx('lw-picture-card', styles.realm)}
      data-state={lookOfState(status)}
      aria-labelledby={`realm-${realm.id}`}
    >
      <div className={styles.picture} style={{ '--sky': sky, '--ground': ground } as CSSProperties}>
        <Icon aria-hidden="true" className={styles.sign} />
        {status.access.state !== 'being-built' && <MapPicture map={realm.id} />}
        {number !== undefined && (
          <span className="lw-number" aria-hidden="true">
            {number}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4 pt-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={`realm-${realm.id}`} className="text-lg">
            {realm.title}
          </h2>
          <StatusBadge status={status} />
        </div>
        <p className="mb-2 flex-1 text-muted">{realm.learn}</p>
        {status.access.state === 'open' && status.stars > 0 && (
          <p className="flex items-center gap-2 font-bold">
            <Star size={22} aria-hidden="true" className="lw-star-full" />{' '}
            <Plural value={status.stars} one="# star" other="# stars" />
          </p>
        )}
        {status.access.state === 'open' && <RealmLanterns map={realm.id} />}
        <RealmAssignment assignments={assignments} />
        <RealmAction realm={realm} status={status} isPrimary={isPrimary} />
        {status.access.state !== 'being-built' && (
          <RealmDownload realm={realm.id} title={realm.title} isOpen={status.access.state === 'open'} />
        )}
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

/** What a learner may do with a realm now, or what they have done. */
export function StatusBadge({ status: { access, progress } }: { status: RealmStatus }) {
  if (access.state !== 'open') return <ClosedBadge state={access.state} />;
  if (progress === 'completed')
    return (
      <Badge colour="ok">
        <Check size={14} aria-hidden="true" /> <Trans>Completed</Trans>
      </Badge>
    );
  return (
    <Badge colour="amber">
      {progress === 'started' ? <Trans>Started</Trans> : <Trans context="state">Open</Trans>}
    </Badge>
  );
}

const CLOSED_LABELS = {
  'needs-sign-in': msg`Sign in to play`,
  'needs-plan': msg`Needs a plan`,
  'locked-by-class': msg`Closed by your teacher`,
  'opens-on': msg`Opens later`,
  'being-built': msg`Opens soon`,
} satisfies Record<Exclude<PlayState, 'open'>, MessageDescriptor>;

function ClosedBadge({ state }: { state: Exclude<PlayState, 'open'> }) {
  const { t } = useLingui();
  const isClassAccount = usePricesHidden();
  if (state === 'being-built') return <Badge>{t(CLOSED_LABELS[state])}</Badge>;
  return (
    <Badge {...(state.startsWith('needs') && { colour: 'violet' })}>
      <Lock size={14} aria-hidden="true" />{' '}
      {state === 'needs-plan' && isClassAccount ? <Trans>Not open yet</Trans> : t(CLOSED_LABELS[state])}
    </Badge>
  );
}

const PLAY_LABELS = { new: msg`Play`, started: msg`Continue`, completed: msg`Play again` };

function RealmAction({
  realm,
  status: { access, progress },
  isPrimary,
}: Omit<RealmTileProps, 'number' | 'assignments'>) {
  const { t } = useLingui();
  const isClassAccount = usePricesHidden();
  const path = playPath(realmPlace(realm.id));
  const hiddenTitle = <span className="lw-hidden">: {realm.title}</span>;
  const quiet = buttonClass({ variant: 'quiet', wide: true });
  if (access.state === 'being-built')
    return (
      <p className="flex min-h-12 items-center gap-2 font-bold text-muted">
        <Sparkles size={20} aria-hidden="true" /> <Trans>This realm is under construction</Trans>
      </p>
    );
  if (access.state === 'needs-plan' && isClassAccount)
    return (
      <p className="flex min-h-12 items-center gap-2 font-bold text-muted">
        <Lock size={20} aria-hidden="true" className="flex-none" /> <Trans>Ask your teacher to open this realm</Trans>
      </p>
    );
  if (access.state === 'needs-sign-in' || access.state === 'needs-plan')
    return (
      <Link to={access.state === 'needs-plan' ? '/pricing' : signInPath(path)} className={quiet}>
        {access.state === 'needs-plan' ? <Trans>See the plans</Trans> : <Trans>Sign in</Trans>}
        {hiddenTitle}
      </Link>
    );
  if (access.lock)
    return (
      <p className="flex min-h-12 items-center gap-2 font-bold text-muted">
        <Lock size={20} aria-hidden="true" className="flex-none" /> {lockSentence(access.lock)}
      </p>
    );
  return (
    <PrefetchLink
      to={path}
      whenQuiet={isPrimary}
      className={buttonClass({ variant: isPrimary ? 'primary' : 'secondary', wide: true })}
    >
      <Play size={20} aria-hidden="true" fill="currentColor" /> {t(PLAY_LABELS[progress])}
      {hiddenTitle}
    </PrefetchLink>
  );
}

/** 'Take it along' on a realm's card, with the texts of its own area. */
const TakeAlong = lazyPart(
  withAreaMessages('offline', async () => (await import('../../offline/TakeAlong.tsx')).TakeAlong),
);

function RealmDownload(props: { realm: MapId; title: string; isOpen: boolean }) {
  return (
    <Suspense fallback={null}>
      <TakeAlong {...props} />
    </Suspense>
  );
}
