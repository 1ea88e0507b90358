// The trophies won so far: how many of the goal, how many of each tier, and how many missed questions will return.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { Parts } from '@lanternwise/shared/quests/parts';
import { useLingui } from '@lingui/react/macro';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { ItemIcon } from '../../overlay-kit/ItemIcon.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import kitStyles from '../kit/layout.module.css';
import styles from './MasteryQuiz.module.css';

interface TrophyShelfProps {
  activity: ActivityOf<'mastery-quiz'>;
  parts: Parts;
}

export function TrophyShelf({ activity, parts }: TrophyShelfProps) {
  const { t } = useLingui();
  const { goal, tiers, questions } = activity;
  const wonIn = (tier: string) =>
    questions.filter(({ id, tier: of }) => of === tier && (parts[id]?.won ?? 0) > 0).length;
  const counts = tiers.map((tier) => ({ ...tier, won: wonIn(tier.id) }));
  const won = counts.reduce((sum, tier) => sum + tier.won, 0);
  const waiting = Object.values(parts).filter((part) => part.won === 0).length;
  return (
    <section className={styles.shelf} aria-label={t`Your trophies`}>
      <div className={kitStyles.progress}>
        <p className={kitStyles.note}>{t`Trophies: ${won} of ${goal}`}</p>
        <ProgressBar label={t`Trophies`} value={Math.min(won, goal)} max={goal} colour="amber" />
      </div>
      <ul className={styles.tiers}>
        {counts.map((tier) => (
          <li key={tier.id}>
            <ItemIcon icon={tier.icon} size={28} silhouette={tier.won === 0} />
            <span>{tier.title}</span>
            <strong>{tier.won}</strong>
          </li>
        ))}
        {waiting > 0 && (
          <li>
            <RotateCcw aria-hidden="true" size={22} />
            <span>{t`Return later`}</span>
            <strong>{waiting}</strong>
          </li>
        )}
      </ul>
    </section>
  );
}
