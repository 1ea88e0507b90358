// The page in place of a realm that the learner's teachers have locked.
import type { PlayLock } from '@lanternwise/shared/access/playAccess';
import type { MapId } from '@lanternwise/shared/constants/realms';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { lockSentence } from '../../features/access/lockSentence.ts';
import { realmCard } from '../../features/realm/realms.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Portrait } from '../../ui/Portrait.tsx';

export function RealmClosed({ map, lock }: { map: MapId; lock: PlayLock }) {
  const { title } = realmCard(map);
  return (
    <main id="content" tabIndex={-1} className="lw-site grid min-h-dvh place-items-center p-4">
      <Panel className="grid max-w-lg justify-items-center gap-4 text-center">
        <Portrait character="owl" name="" size={96} />
        <h1 className="text-2xl text-game-title">
          <Trans>{title} is closed right now</Trans>
        </h1>
        <p className="text-lg">{lockSentence(lock)}</p>
        <Link to="/Grassroot/learning-adventures" className={buttonClass({})}>
          <Trans>Choose another realm</Trans>
        </Link>
      </Panel>
    </main>
  );
}
