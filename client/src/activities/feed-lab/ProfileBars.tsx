// The profile that the recommender inferred from the taps: a bar for each topic, the strongest first.
import { profileOf } from '@lanternwise/shared/activities/feed-lab/feed';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../i18n/format.ts';
import { cx } from '../../ui/cx.ts';
import { Brief } from '../kit/Brief.tsx';
import kitStyles from '../kit/layout.module.css';
import { ShareBar } from '../kit/ShareBar.tsx';
import styles from './FeedLab.module.css';
import type { FeedLab } from './FeedPosts.tsx';

/** A topic stands for itself: the figures are no shares, and do not add up to anything. */
const STRONGEST = 100;

export function ProfileBars({ activity, taps }: { activity: FeedLab; taps: readonly string[] }) {
  const { t } = useLingui();
  const profile = profileOf(activity, taps);
  const most = STRONGEST;
  const sorted = [...activity.topics].sort((a, b) => (profile[b.id] ?? 0) - (profile[a.id] ?? 0));
  return (
    <section className={cx(kitStyles.card, kitStyles.stack)}>
      <p className={kitStyles.question}>{t`What the machine now believes about you`}</p>
      <ul className={styles.bars}>
        {sorted.map(({ id, label }) => (
          <li key={id} className={styles.bar}>
            <span>{label}</span>
            <ShareBar share={profile[id] ?? 0} />
            <strong>{formatNumber((profile[id] ?? 0) * most, { maximumFractionDigits: 0 })}</strong>
          </li>
        ))}
      </ul>
      <p className={kitStyles.note}>
        <Brief
          text={[
            t`It knows only your taps.`,
            t`The newest counts most. It never asked why you tapped.`,
            t`How strongly it ties you to each topic, from 0 to ${most}.`,
          ].join(' ')}
          rest="more"
        />
      </p>
    </section>
  );
}
