// Takes one realm along: what it weighs, how far it is, what went wrong in words, and its buttons.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Download from 'lucide-react/icons/download';
import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useMemo } from 'react';
import { askToPersist, canTakeAlong, getDownloads } from '../features/offline/browserDownloads.ts';
import { useConnection } from '../features/offline/connection.ts';
import type { Amount, DownloadState, FailureReason } from '../features/offline/downloadMachine.ts';
import { filesOf, sumOf } from '../features/offline/plan.ts';
import { stateIn, useDownloads } from '../features/offline/useDownloads.ts';
import { formatNumber } from '../i18n/format.ts';
import { Button } from '../ui/Button.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import styles from './offline.module.css';

const FAILURES: Record<FailureReason, MessageDescriptor> = {
  full: msg`There is no room left for this realm on this device. Remove another realm or free some space, then go on.`,
  network: msg`The connection broke off. What has arrived is kept: go on when you are online.`,
  foreign: msg`Something between you and Lanternwise answered instead, for example a school's filter. What has arrived is kept: ask who looks after the network to allow this address, then go on.`,
  'no-worker': msg`Lanternwise cannot be opened without internet in this browser window. If it is a private window, use a normal one; otherwise reload the page and go on.`,
  purged: msg`The browser has cleared this realm away to make room. Fetch it again while you are online.`,
  updated: msg`Lanternwise has been updated. Reload the page, then go on.`,
  refused: msg`This realm is not open to you now, so it cannot be taken along.`,
};

interface TakeAlongProps {
  realm: MapId;
  title: string;
  /** False: it can be removed, and not fetched. */
  isOpen: boolean;
}

export function TakeAlong(props: TakeAlongProps) {
  // Without a list of files the site is not built, or the server cannot be reached.
  const downloads = useDownloads();
  const { isOffline } = useConnection();
  if (!canTakeAlong() || !downloads.plan?.realms[props.realm]) return null;
  const state = stateIn(downloads, props.realm);
  if (state.kind === 'absent' && !props.isOpen) return null;
  if (state.kind === 'absent' && isOffline)
    return (
      <p className="text-muted">
        <Trans>Not on this device: it needs internet.</Trans>
      </p>
    );
  return (
    <div className={styles.takeAlong} data-take-along={state.kind}>
      <RealmDownload {...props} state={state} />
    </div>
  );
}

function RealmDownload({ realm, title, isOpen, state }: TakeAlongProps & { state: DownloadState }) {
  const { t } = useLingui();
  const take = () => {
    void askToPersist();
    void getDownloads().take([realm]);
  };
  const remove = <RemoveButton realm={realm} title={title} />;
  const goOn = isOpen && (
    <SmallButton icon={<Play aria-hidden="true" size={18} />} title={title} onClick={take}>
      <Trans>Go on</Trans>
    </SmallButton>
  );
  switch (state.kind) {
    case 'absent':
      return (
        <Button variant="quiet" size="small" icon={<Download aria-hidden="true" size={18} />} onClick={take}>
          <Trans>Take it along</Trans> <RealmSize realm={realm} />
          <span className="lw-hidden">: {title}</span>
        </Button>
      );
    case 'planned':
    case 'downloading':
      return (
        <>
          <Progress title={title} state={state} />
          <p className={styles.line}>
            <span>{state.kind === 'planned' ? t`Waiting for its turn` : <AmountText {...state} />}</span>
            <SmallButton
              icon={<Pause aria-hidden="true" size={18} />}
              title={title}
              onClick={() => getDownloads().pause(realm)}
            >
              <Trans>Pause</Trans>
            </SmallButton>
          </p>
        </>
      );
    case 'paused':
      return (
        <>
          <Progress title={title} state={state} />
          <p className={styles.line}>
            <span role="status">
              {state.isHalf ? <Trans>Only a part of it is here:</Trans> : <Trans>Paused:</Trans>}{' '}
              <AmountText {...state} />
            </span>
            {goOn}
            {remove}
          </p>
        </>
      );
    case 'failed':
      return (
        <>
          <p role="alert" className={styles.failure}>
            <CircleAlert aria-hidden="true" size={20} /> {t(FAILURES[state.reason])}
          </p>
          <p className={styles.line}>
            {state.reason === 'updated' ? (
              <SmallButton
                icon={<RotateCw aria-hidden="true" size={18} />}
                title={title}
                onClick={() => location.reload()}
              >
                <Trans>Reload</Trans>
              </SmallButton>
            ) : (
              goOn
            )}
            {remove}
          </p>
        </>
      );
    case 'done':
      return (
        <p className={styles.line}>
          <span role="status" className={styles.done}>
            <HardDriveDownload aria-hidden="true" size={20} /> <Trans>On this device, also without internet</Trans>
          </span>
          {remove}
        </p>
      );
  }
}

/** What is still to be downloaded. */
function RealmSize({ realm }: { realm: MapId }) {
  const { plan, kept } = useDownloads();
  const missing = useMemo(() => {
    const files = plan ? filesOf(plan, [realm], getDownloads().playable) : [];
    return sumOf(
      files.filter(({ url }) => !kept.has(url)),
      'load',
    );
  }, [plan, kept, realm]);
  const size = formatMegabytes(missing);
  return (
    <span className={styles.size}>
      <Trans>{size} MB</Trans>
    </span>
  );
}

function AmountText({ done: doneBytes, total: totalBytes }: Amount) {
  const done = formatMegabytes(doneBytes);
  const total = formatMegabytes(totalBytes);
  return (
    <Trans>
      {done} of {total} MB
    </Trans>
  );
}

function Progress({ title, state: { done, total } }: { title: string; state: Amount }) {
  const { t } = useLingui();
  return <ProgressBar label={t`${title}: taken along`} value={done} max={total} colour="teal" />;
}

interface SmallButtonProps {
  icon: ReactNode;
  title: string;
  onClick(): void;
  children: ReactNode;
}

/** Names the realm to those who do not see its card. */
const SmallButton = ({ icon, title, onClick, children }: SmallButtonProps) => (
  <Button variant="secondary" size="small" icon={icon} onClick={onClick}>
    {children}
    <span className="lw-hidden">: {title}</span>
  </Button>
);

function RemoveButton({ realm, title }: { realm: MapId; title: string }) {
  return (
    <SmallButton
      icon={<Trash2 aria-hidden="true" size={18} />}
      title={title}
      onClick={() => void getDownloads().remove([realm])}
    >
      <Trans>Remove</Trans>
    </SmallButton>
  );
}

const MB = 1_000_000;

/** The number alone, for sentences that name the unit once. */
export function formatMegabytes(bytes: number): string {
  const size = bytes / MB;
  return formatNumber(size, { maximumFractionDigits: size < 10 ? 1 : 0 });
}
