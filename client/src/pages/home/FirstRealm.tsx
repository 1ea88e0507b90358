// A look into the first realm: its real map, and what happens there.
import { DEFAULT_MAP } from '@lanternwise/shared/constants/realms';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const SIGHTS = [
  'A wizard who leads you through a whole AI project, with sixty days of lunch from a school canteen.',
  'A talking tree that knows the three domains of AI, with puzzles in its branches.',
  'A robot that asks the hardest question of all: what is fair?',
];

export function FirstRealm() {
  return (
    <section id="first-realm" aria-labelledby="first-realm-title">
      <SectionTitle id="first-realm-title" colour="amber">
        It begins in AI Adventure Park
      </SectionTitle>
      <Panel className="grid items-center gap-8 lg:grid-cols-[3fr_2fr]">
        <MapPicture />
        <div className="grid gap-6">
          <ul className="lw-lights grid gap-3 text-lg">
            {SIGHTS.map((sight) => (
              <li key={sight}>{sight}</li>
            ))}
          </ul>
          <Link to="/demo" className={buttonClass({ wide: true })}>
            Walk in
          </Link>
        </div>
      </Panel>
    </section>
  );
}

function MapPicture() {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    <img
      src={`/Game_Assets/${DEFAULT_MAP}_map.png`}
      alt="The map of AI Adventure Park: paths between woods, a pond and a round plaza with a fountain"
      width={2305}
      height={1537}
      loading="lazy"
      decoding="async"
      className="h-auto w-full rounded-md border-3 border-ink"
      onError={() => setMissing(true)}
    />
  );
}
