// The figure of a lesson page: a row of cards or a tree of branches and leaves.
import type { LessonFigure as Figure } from '@lanternwise/shared/content/lesson';
import { ContentIcon } from '../../activities/kit/ContentIcon.tsx';
import { tintClass } from '../../activities/kit/tint.ts';
import { cx } from '../../ui/cx.ts';
import styles from './LessonFigure.module.css';

type CardsFigure = Extract<Figure, { kind: 'cards' }>;
type TreeFigure = Exclude<Figure, CardsFigure>;
type TreeBranch = TreeFigure['branches'][number];

export const LessonFigure = ({ figure }: { figure: Figure }) =>
  figure.kind === 'cards' ? <Cards cards={figure.cards} /> : <Tree figure={figure} />;

/** All texts of a figure, for reading aloud. */
export function figureTexts(figure: Figure | undefined): string[] {
  if (!figure) return [];
  if (figure.kind === 'cards') return figure.cards.flatMap((card) => [card.title, card.text]);
  return figure.branches.flatMap((branch) => [
    branch.label,
    ...branch.leaves.flatMap((leaf) => [leaf.label, leaf.about]),
  ]);
}

function Cards({ cards }: { cards: CardsFigure['cards'] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card, at) => (
        <li key={card.title} className={cx(styles.card, tintClass(at))}>
          <span aria-hidden="true" className={styles.icon}>
            <ContentIcon name={card.icon} size={28} />
          </span>
          <h4>{card.title}</h4>
          <p>{card.text}</p>
        </li>
      ))}
    </ul>
  );
}

function Tree({ figure }: { figure: TreeFigure }) {
  return (
    <div className={styles.tree}>
      <p className={styles.root}>{figure.root}</p>
      <ul className={styles.branches}>
        {figure.branches.map((branch, at) => (
          <li key={branch.label} className={cx(styles.branch, tintClass(at))}>
            <Branch branch={branch} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Branch({ branch }: { branch: TreeBranch }) {
  return (
    <>
      <p className={styles.branchName}>
        <ContentIcon name={branch.icon} size="1em" /> {branch.label}
      </p>
      <ul className={styles.leaves}>
        {branch.leaves.map((leaf) => (
          <li key={leaf.label} className={styles.leaf}>
            <span aria-hidden="true" className={styles.icon}>
              <ContentIcon name={leaf.icon} size={28} />
            </span>
            <strong>{leaf.label}</strong>
            <span>{leaf.about}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
