// The XP of a right answer: flies to the HUD's counter, or stays in the feedback where the HUD is covered.
import { scoreRealm } from '@lanternwise/shared/quests/score';
import { useLingui } from '@lingui/react/macro';
import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { reveal } from '../../activities/kit/feedback/reveal.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useRealmState } from '../../features/progress/hooks.ts';
import { flightBetween, isOnTop } from './flight.ts';
import styles from './XpFlight.module.css';

const FLIGHT_MS = 800;

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
  return gain ? <EarnedXp key={gain.total} amount={gain.amount} /> : null;
}

function EarnedXp({ amount }: Pick<Gain, 'amount'>) {
  const [{ feedback, counter }] = useState(() => ({
    feedback: [...document.querySelectorAll('[data-feedback="right"]')].at(-1),
    counter: [...document.querySelectorAll('[data-xp-counter]')].find(isOnTop),
  }));
  if (!feedback) return null;
  return counter
    ? createPortal(<FlyingXp amount={amount} from={feedback} to={counter} />, document.body)
    : createPortal(<WrittenXp amount={amount} />, feedback);
}

/** The feedback was scrolled to before this line made it longer. */
const revealFeedback = (line: HTMLElement | null) => reveal(line?.parentElement ?? null);

function WrittenXp({ amount }: Pick<Gain, 'amount'>) {
  const { t } = useLingui();
  return (
    <p ref={revealFeedback} aria-hidden="true" className={styles.written}>
      <Sparkles size={18} /> <strong>{t`+${amount} XP`}</strong>
    </p>
  );
}

function FlyingXp({ amount, from, to }: { amount: number; from: Element; to: Element }) {
  const token = useRef<HTMLSpanElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const keyframes = flightBetween(from.getBoundingClientRect(), to.getBoundingClientRect());
    token.current?.animate?.(keyframes, { duration: FLIGHT_MS, easing: 'ease-in-out', fill: 'both' });
    const timer = setTimeout(() => setOver(true), FLIGHT_MS);
    return () => clearTimeout(timer);
  }, [from, to]);
  return isOver ? null : (
    <span ref={token} aria-hidden="true" data-xp-flight="" className={styles.token}>{`+${amount}`}</span>
  );
}
