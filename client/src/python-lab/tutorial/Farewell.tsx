// 'See you next time!': stays for a moment, then closes by itself.
import { useEffect, useRef } from 'react';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { FAREWELL_MS, SAY } from './messages.ts';

export function Farewell({ keeper, onGone }: { keeper?: string | undefined; onGone(): void }) {
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    const timer = setTimeout(() => gone.current(), FAREWELL_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <GameDialog title={SAY.farewell} titleHidden size="small" closable={false} onClose={onGone}>
      <div className="tut-farewell" role="status">
        {keeper && <Portrait who={keeper} name="" expression="happy" size={132} />}
        <p>{SAY.farewell}</p>
      </div>
    </GameDialog>
  );
}
