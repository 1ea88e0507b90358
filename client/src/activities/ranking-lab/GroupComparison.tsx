// Compares the places of each group under both measures, as bars.
import { ShareBar } from '../kit/ShareBar.tsx';
import styles from './GroupComparison.module.css';
import { countTopByGroup, GROUP_SHAPES, type RankingLab } from './topByMeasure.ts';

export function GroupComparison({ activity, places }: { activity: RankingLab; places: number }) {
  return (
    <div className={styles.comparison}>
      {activity.measures.map((measure) => {
        const counts = countTopByGroup(activity, measure, places);
        return (
          <div key={measure.id}>
            <p className="font-display text-[1.0625rem]">{measure.compared}</p>
            {activity.groups.map((group, at) => (
              <p key={group.id} className={styles.bar}>
                <span>{`${GROUP_SHAPES[at]} ${group.label}`}</span>
                <ShareBar share={(counts[group.id] ?? 0) / places} colour={at === 0 ? 'violet' : 'gold'} />
                <strong>{counts[group.id] ?? 0}</strong>
              </p>
            ))}
          </div>
        );
      })}
    </div>
  );
}
