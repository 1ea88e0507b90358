// The account's list of realms that can be taken along: all at once or one by one, with the room they take.
import { playAccess, realmPlace } from '@lanternwise/shared/access/playAccess';
import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import { usePlayContext } from '../features/access/usePlayContext.ts';
import { askToPersist, canTakeAlong, getDownloads } from '../features/offline/browserDownloads.ts';
import { isResumable } from '../features/offline/downloadMachine.ts';
import { filesOf, sumOf } from '../features/offline/plan.ts';
import { stateIn, useDownloads, useStorageUse } from '../features/offline/useDownloads.ts';
import { realmPickerCards } from '../features/realm/realms.ts';
import { isRemembered } from '../features/session/token.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './offline.module.css';
import { formatMegabytes, TakeAlong } from './TakeAlong.tsx';

export function KeptRealmsCard() {
  return (
    <Card className="grid gap-3" id="offline">
      <h2 className="text-xl text-link">
        <Trans>Playing without internet</Trans>
      </h2>
      <p>
        <Trans>
          Realms that you take along open without internet, even after a restart. What you do is kept on this device and
          sent once you are online again.
        </Trans>
      </p>
      {canTakeAlong() ? (
        <KeptRealms />
      ) : (
        <p className="text-muted">
          <Trans>This browser cannot keep realms: it does so only for addresses that begin with https.</Trans>
        </p>
      )}
    </Card>
  );
}

function KeptRealms() {
  const { t } = useLingui();
  const downloads = useDownloads();
  const { person } = usePlayContext();
  const { plan, kept } = downloads;
  if (!plan)
    return (
      <p role="status" className="text-muted">
        <Trans>The list of realms comes from the server, which cannot be reached now.</Trans>
      </p>
    );
  const realms = realmPickerCards()
    .filter(({ id }) => plan.realms[id])
    .map((card) => ({
      ...card,
      isOpen: playAccess(realmPlace(card.id), person).state === 'open',
      state: stateIn(downloads, card.id),
    }))
    .filter(({ isOpen, state }) => isOpen || state.kind !== 'absent');
  const open = realms.filter(({ isOpen, state }) => isOpen && isResumable(state)).map(({ id }) => id);
  const here = realms.filter(({ state }) => state.kind !== 'absent').map(({ id }) => id);
  const missing = filesOf(plan, open, getDownloads().playable).filter(({ url }) => !kept.has(url));
  const load = formatMegabytes(sumOf(missing, 'load'));
  const room = formatMegabytes(sumOf(missing, 'bytes'));
  const takeAll = () => {
    void askToPersist();
    void getDownloads().take(open);
  };
  return (
    <>
      {!isRemembered() && (
        <p role="note">
          <strong>
            <Trans>
              You are signed in for this visit only. To play realms of your account after a restart without internet,
              sign in with “Remember me on this computer”.
            </Trans>
          </strong>
        </p>
      )}
      <StorageLine changes={here.length + kept.size} />
      <div className="flex flex-wrap items-center gap-3">
        {open.length > 0 && (
          <Button variant="secondary" icon={<Download aria-hidden="true" size={20} />} onClick={takeAll}>
            <Trans>Take all of them along</Trans>
          </Button>
        )}
        {here.length > 0 && (
          <Button
            variant="secondary"
            icon={<Trash2 aria-hidden="true" size={20} />}
            onClick={() => void getDownloads().remove(here)}
          >
            <Trans>Remove all from this device</Trans>
          </Button>
        )}
      </div>
      {open.length > 0 && (
        <p className="text-muted">
          <Trans>
            All of them: {load} MB to download, {room} MB on this device.
          </Trans>
        </p>
      )}
      <ul className={styles.realms} aria-label={t`Realms to take along`}>
        {realms.map(({ id, title, isOpen }) => (
          <li key={id}>
            <h3 className="text-lg">{title}</h3>
            <TakeAlong realm={id} title={title} isOpen={isOpen} />
          </li>
        ))}
      </ul>
    </>
  );
}

function StorageLine({ changes }: { changes: unknown }) {
  const use = useStorageUse(changes);
  if (!use) return null;
  const used = formatMegabytes(use.usage);
  const granted = formatMegabytes(use.quota);
  return (
    <p className="text-muted">
      <Trans>
        Lanternwise uses {used} MB on this device; the browser grants it up to {granted} MB.
      </Trans>
    </p>
  );
}
