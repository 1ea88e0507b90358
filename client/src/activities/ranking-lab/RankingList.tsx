// All people in rank order; those with a place are highlighted, and groups have shapes.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { formatNumber } from '../../i18n/format.ts';
import { cx } from '../../ui/cx.ts';
import styles from './RankingList.module.css';
import { GROUP_SHAPES, type RankingLab, type Run, topPeople } from './topByMeasure.ts';

export function RankingList({ activity, run }: { activity: RankingLab; run: Run }) {
  const measure = activity.measures.find(({ id }) => id === run.measure);
  if (!measure) return null;
  const ranked = topPeople(activity, measure, activity.people.length);
  const groups = activity.groups.map((group) => group.id);
  return (
    <>
      <p className="font-display text-[1.0625rem]">{fillPlaceholders(measure.ranked, { places: run.places })}</p>
      <ol className={styles.list}>
        {ranked.map((person, at) => (
          <li key={person.id} className={cx(styles.person, at < run.places && styles.isIn)}>
            <span aria-hidden="true">{GROUP_SHAPES[groups.indexOf(person.group)]}</span>
            <strong>{person.name}</strong>
            <span>{fillPlaceholders(measure.value, { value: formatNumber(person.values[measure.id] ?? 0) })}</span>
            {at < run.places && <span className="lw-hidden">{activity.words.chosen}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
