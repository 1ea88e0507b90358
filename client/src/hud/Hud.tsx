// The head-up display of a realm: the learner's card, the menu and the story of a found item.
import { DiscoveryCard } from './DiscoveryCard.tsx';
import { HudMenu } from './HudMenu.tsx';
import { PlayerCard } from './PlayerCard.tsx';

export function Hud() {
  return (
    <>
      <PlayerCard />
      <HudMenu />
      <DiscoveryCard />
    </>
  );
}
