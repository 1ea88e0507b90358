// The head-up display of a realm: the learner's card and the menu.
import { HudMenu } from './HudMenu.tsx';
import { PlayerCard } from './PlayerCard.tsx';

export function Hud() {
  return (
    <>
      <PlayerCard />
      <HudMenu />
    </>
  );
}
