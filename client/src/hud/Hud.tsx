// The head-up display of a realm in one row: the learner's card, the line that says what is next, and the menu.
import styles from './Hud.module.css';
import { HudMenu } from './HudMenu.tsx';
import { NextLine } from './NextLine.tsx';
import { PlayerCard } from './PlayerCard.tsx';

export function Hud() {
  return (
    <div className={styles.hud}>
      <PlayerCard />
      <NextLine />
      <HudMenu />
    </div>
  );
}
