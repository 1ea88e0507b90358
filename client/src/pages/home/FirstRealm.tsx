// The section of the start page about the first realm: its map and its highlights.
import { DEFAULT_MAP } from '@lanternwise/shared/constants/realms';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const HIGHLIGHTS = [
  msg`A wizard who leads you through a whole AI project, with sixty days of lunch from a school canteen.`,
  msg`A talking tree that knows the three domains of AI, with puzzles in its branches.`,
  msg`A robot that asks the hardest question of all: what is fair?`,
];

export function FirstRealm() {
  const { t } = useLingui();
  return (
    <section id="first-realm" aria-labelledby="first-realm-title">
      <SectionTitle id="first-realm-title" colour="amber">
        <Trans>It begins in AI Adventure Park</Trans>
      </SectionTitle>
      <Panel className="grid items-center gap-8 lg:grid-cols-[3fr_2fr]">
        <MapPicture />
        <div className="grid gap-6">
          <ul className="lw-lights grid gap-3 text-lg">
            {HIGHLIGHTS.map((highlight) => (
              <li key={highlight.id}>{t(highlight)}</li>
            ))}
          </ul>
          <Link to="/demo" className={buttonClass({ wide: true })}>
            <Trans>Walk in</Trans>
          </Link>
        </div>
      </Panel>
    </section>
  );
}

function MapPicture() {
  const { t } = useLingui();
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    <img
      src={`/Game_Assets/${DEFAULT_MAP}_map.png`}
      alt={t`The map of AI Adventure Park: paths between woods, a pond and a round plaza with a fountain`}
      width={2305}
      height={1537}
      loading="lazy"
      decoding="async"
      className="h-auto w-full rounded-md border-3 border-ink"
      onError={() => setMissing(true)}
    />
  );
}
