// Three ways to choose the same feed, and how many topics each shows.
import { countTopics, type FeedMode, feedOf } from '@lanternwise/shared/activities/feed-lab/feed';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import kitStyles from '../kit/layout.module.css';
import styles from './FeedLab.module.css';
import type { FeedLab } from './FeedPosts.tsx';

interface WaysOutProps {
  activity: FeedLab;
  taps: readonly string[];
  mode: FeedMode;
  tried: readonly FeedMode[];
  onMode(mode: FeedMode): void;
}

export function WaysOut({ activity, taps, mode, tried, onMode }: WaysOutProps) {
  const { t } = useLingui();
  const names: [FeedMode, string][] = [
    ['similar', t`More of the same`],
    ['reset', t`Reset: forget my taps`],
    ['mixed', t`Mix it`],
  ];
  return (
    <section className={cx(kitStyles.card, kitStyles.stack)}>
      <p className={kitStyles.question}>{t`Now you steer. Watch the tower.`}</p>
      <div className={kitStyles.buttons}>
        {names.map(([id, label]) => (
          <Button
            key={id}
            variant="secondary"
            aria-pressed={id === mode}
            data-control={`mode:${id}`}
            onClick={() => onMode(id)}
          >
            {label}
          </Button>
        ))}
      </div>
      <ul className={styles.bars} aria-live="polite">
        {names
          .filter(([id]) => id === 'similar' || tried.includes(id))
          .map(([id, label]) => {
            const topics = countTopics(feedOf(activity, taps, id));
            const shown = activity.shown;
            return <li key={id}>{t`${label}: ${topics} topics in ${shown} posts`}</li>;
          })}
      </ul>
    </section>
  );
}
