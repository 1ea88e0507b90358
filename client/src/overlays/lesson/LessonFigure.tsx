// The figure of a lesson page: a row of cards or a tree of branches and leaves, of which each says more on a tap.
import type { LessonFigure as Figure } from '@lanternwise/shared/content/lesson';
import { ContentIcon } from '../../activities/kit/ContentIcon.tsx';
import { tintClass } from '../../activities/kit/tint.ts';
import { cx } from '../../ui/cx.ts';
import styles from './LessonFigure.module.css';
import { Taps } from './Taps.tsx';

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

const Cards = ({ cards }: { cards: CardsFigure['cards'] }) => (
  <Taps
    taps={cards.map(({ title, text, icon }) => ({
      name: title,
      icon: <ContentIcon name={icon} size={28} />,
      content: <p>{text}</p>,
    }))}
  />
);

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
      <Taps
        className={styles.leaves}
        taps={branch.leaves.map(({ label, about, icon }) => ({
          name: label,
          icon: <ContentIcon name={icon} size={28} />,
          content: <p>{about}</p>,
        }))}
      />
    </>
  );
}
