// What a right answer earned flies from its feedback to the XP counter: the HUD's if it can be seen, else one of its own.
import { scoreRealm } from '@lanternwise/shared/quests/score';
import { useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useRealmState } from '../../features/progress/hooks.ts';
import { flightBetween, isOnTop } from './flight.ts';
import styles from './XpFlight.module.css';

const FLIGHT_MS = 800;
/** How long the own counter stays. */
const COUNTER_MS = 2600;

interface Gain {
  amount: number;
  total: number;
}

export function XpFlight() {
  const { quest } = useRealmContent();
  const { xp } = scoreRealm(quest, useRealmState());
  const before = useRef(xp);
  const [gain, setGain] = useState<Gain>();
  useEffect(() => {
    const amount = xp - before.current;
    before.current = xp;
    if (amount > 0) setGain({ amount, total: xp });
  }, [xp]);
  useEffect(() => {
    const timer = gain && setTimeout(() => setGain(undefined), COUNTER_MS);
    return () => clearTimeout(timer);
  }, [gain]);
  return gain ? createPortal(<FlyingXp key={gain.total} {...gain} />, document.body) : null;
}

function FlyingXp({ amount, total: xp }: Gain) {
  const { t } = useLingui();
  const own = useRef<HTMLParagraphElement>(null);
  const token = useRef<HTMLSpanElement>(null);
  const [hud] = useState(() => [...document.querySelectorAll('[data-xp-counter]')].find(isOnTop));
  useEffect(() => {
    const source = [...document.querySelectorAll('[data-feedback="right"]')].at(-1);
    const target = hud ?? own.current;
    if (!source || !target) return;
    const keyframes = flightBetween(source.getBoundingClientRect(), target.getBoundingClientRect());
    token.current?.animate?.(keyframes, { duration: FLIGHT_MS, easing: 'ease-in-out', fill: 'both' });
  }, [hud]);
  return (
    <div aria-hidden="true" data-xp-flight="">
      {!hud && (
        <p ref={own} className={styles.counter}>
          <Sparkles size={20} /> {t`${xp} XP`}
        </p>
      )}
      <span ref={token} className={styles.token}>{`+${amount}`}</span>
    </div>
  );
}
