// 'See you next time!': stays for a moment, then closes by itself.
import { useEffect, useRef } from 'react';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import styles from './GoodbyeDialog.module.css';
import { GOODBYE_MS, TUTORIAL_MESSAGES } from './tutorialMessages.ts';

export function GoodbyeDialog({ keeper: shopkeeperPortrait, onGone }: { keeper?: string | undefined; onGone(): void }) {
  const onGoneRef = useRef(onGone);
  useEffect(() => {
    onGoneRef.current = onGone;
  });
  useEffect(() => {
    const timer = setTimeout(() => onGoneRef.current(), GOODBYE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <GameDialog title={TUTORIAL_MESSAGES.goodbye} hideTitle size="small" closable={false} onClose={onGone}>
      <div className={styles.farewell} role="status">
        {shopkeeperPortrait && <Portrait character={shopkeeperPortrait} name="" expression="happy" size={132} />}
        <p>{TUTORIAL_MESSAGES.goodbye}</p>
      </div>
    </GameDialog>
  );
}
