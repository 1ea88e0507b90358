// Explains what works without the server: what is stored here, what waits to be sent, and how long access lasts.

import { isMapId } from '@lanternwise/shared/constants/realms';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { foreignMessage } from '../features/http/foreignMessage.ts';
import { MAX_ANSWER_DAYS } from '../features/offline/answers.ts';
import { askServer } from '../features/offline/askServer.ts';
import { readKeptRecords } from '../features/offline/browserDownloads.ts';
import { useConnection } from '../features/offline/connection.ts';
import { useDownloads } from '../features/offline/useDownloads.ts';
import { createEventStore } from '../features/progress/eventStore.ts';
import { GUEST, readLastPerson } from '../features/progress/lastPerson.ts';
import { readLastSent } from '../features/progress/lastSent.ts';
import { realmCard } from '../features/realm/realms.ts';
import { formatDate, formatList } from '../i18n/format.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

export function OfflineDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const { isForeign } = useConnection();
  return (
    <Dialog title={isForeign ? t`Something stands between` : t`Without internet`} onClose={onClose} closeOnOutsideClick>
      <div className="grid gap-3">
        {isForeign && <p>{foreignMessage()}</p>}
        <p>
          <Trans>
            Lanternwise cannot reach its server now. What you do is kept on this device, and sent once, as soon as the
            server answers.
          </Trans>
        </p>
        <ul className="lw-lights grid gap-2">
          <li>
            <Waiting />
          </li>
          <li>
            <KeptRealmNames />
          </li>
          <AccessAge />
        </ul>
        <TryAgain />
      </div>
    </Dialog>
  );
}

/** An answer takes the sign and this window away. */
function TryAgain() {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      busy={isBusy}
      onClick={() => {
        setBusy(true);
        void askServer().finally(() => setBusy(false));
      }}
    >
      <Trans>Try again</Trans>
    </Button>
  );
}

/** Guests send nothing: their progress waits for an account. */
function Waiting() {
  const person = readLastPerson();
  const waiting = createEventStore(person).list().length;
  const lastSent = readLastSent(person);
  const time = lastSent === undefined ? '' : formatDate(lastSent, 'mediumTime');
  if (person === GUEST) return <Trans>Your progress as a guest is saved in this browser.</Trans>;
  return (
    <>
      {waiting === 0 ? (
        <Trans>Nothing waits to be sent.</Trans>
      ) : (
        <Plural value={waiting} one="# step waits to be sent." other="# steps wait to be sent." />
      )}{' '}
      {lastSent === undefined ? (
        <Trans>Nothing was sent from this device yet.</Trans>
      ) : (
        <Trans>Your progress was last sent on {time}.</Trans>
      )}
    </>
  );
}

/** As it is found on the device; until the list of files is read, as it was written down. */
function KeptRealmNames() {
  const { plan, states } = useDownloads();
  const kept = Object.entries(readKeptRecords()).flatMap(([id, record]) => (isMapId(id) ? { id, record } : []));
  const isWhole = ({ id, record }: (typeof kept)[number]) => (plan ? states[id]?.kind === 'done' : record.isWhole);
  const titles = (realms: typeof kept) => formatList(realms.map(({ id }) => realmCard(id).title));
  const whole = kept.filter(isWhole);
  const half = kept.filter((one) => !isWhole(one));
  const names = titles(whole);
  const halfNames = titles(half);
  return (
    <>
      {kept.length === 0 && <Trans>No realm is taken along on this device.</Trans>}
      {whole.length > 0 && <Trans>On this device: {names}.</Trans>}{' '}
      {half.length > 0 && <Trans>Only in part, so that it needs internet: {halfNames}.</Trans>}
    </>
  );
}

/** Only for a person whose access the server has confirmed once. */
function AccessAge() {
  const { lastAnswerAt, isTooOld } = useConnection();
  if (lastAnswerAt === undefined || readLastPerson() === GUEST) return null;
  const time = formatDate(lastAnswerAt, 'mediumTime');
  return (
    <li>
      {isTooOld ? (
        <Trans>
          What you may play was last confirmed on {time}, more than {MAX_ANSWER_DAYS} days ago. Go online once, then
          your realms open again.
        </Trans>
      ) : (
        <Trans>
          What you may play was last confirmed on {time}. That counts for {MAX_ANSWER_DAYS} days.
        </Trans>
      )}
    </li>
  );
}
