// Both kinds of mistakes side by side, for one gate on two sets of messages or for two gates on one.
import { type GateCount, shareRight } from '@lanternwise/shared/activities/message-gate/gate';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../i18n/format.ts';
import styles from './MessageGate.module.css';

export interface GateCountsProps {
  caption: string;
  rows: readonly { name: string; count: GateCount }[];
}

export function GateCounts({ caption, rows }: GateCountsProps) {
  const { t } = useLingui();
  const share = (wrong: number, all: number) => t`${wrong} of ${all}`;
  return (
    <table className={styles.counts}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t`False alarms: friends turned away`}</th>
          <th scope="col">{t`Misses: thieves let in`}</th>
          <th scope="col">{t`Sorted correctly`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => {
          const { falseAlarms, misses, friends, thieves } = count;
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{share(falseAlarms, friends)}</td>
              <td>{share(misses, thieves)}</td>
              <td>{formatNumber(shareRight(count), { style: 'percent', maximumFractionDigits: 0 })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
