// A titled list of passages to choose from; empty lists are not shown.
import type { ShownPassage } from './loadHelp.ts';
import styles from './owl.module.css';

export interface PassageListProps {
  title: string;
  passages: readonly ShownPassage[];
  onShow(passage: ShownPassage): void;
}

export function PassageList({ title, passages, onShow }: PassageListProps) {
  if (passages.length === 0) return null;
  return (
    <section className={styles.suggestions}>
      <h3>{title}</h3>
      <ul>
        {passages.map((passage) => (
          <li key={passage.id}>
            <button type="button" className={styles.source} onClick={() => onShow(passage)}>
              {passage.title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
