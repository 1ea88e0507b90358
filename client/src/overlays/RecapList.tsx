// The lines that sum up what a realm teaches.
import { useRealmContent } from '../features/content/realmContentContext.ts';
import styles from './RecapList.module.css';

export function RecapList() {
  const { realm } = useRealmContent();
  return (
    <ul className={styles.list}>
      {realm.recap.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
