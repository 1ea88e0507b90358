// How many learners are in each state, as large chips; screen readers hear a change at most every ten seconds.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { useBoard, useCounts } from './boardHooks.ts';
import styles from './live.module.css';
import { STATE_ORDER } from './liveView.ts';
import { STATE_LOOKS } from './stateLooks.tsx';

const ANNOUNCE_MS = 10_000;

export function StateCounts() {
  const { t } = useLingui();
  const counts = useCounts(useBoard().board);
  return (
    <>
      <ul className={styles.counts} aria-label={t`Students by state`}>
        {STATE_ORDER.map((state) => {
          const { Icon, label } = STATE_LOOKS[state];
          return (
            <li key={state} className={styles.count} data-state={state}>
              <Icon aria-hidden="true" className={styles.countIcon} />
              <strong>
                <span className={styles.countNumber}>{counts[state]}</span>
              </strong>{' '}
              {t(label)}
            </li>
          );
        })}
      </ul>
      <StuckAnnouncer stuck={counts.stuck} />
    </>
  );
}

/** Only who is stuck is worth interrupting for. */
function StuckAnnouncer({ stuck }: { stuck: number }) {
  const { t } = useLingui();
  const [said, setSaid] = useState(stuck);
  useEffect(() => {
    if (said === stuck) return;
    const timer = setTimeout(() => setSaid(stuck), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [said, stuck]);
  return <LiveRegion text={t`Students who are stuck: ${said}`} />;
}
