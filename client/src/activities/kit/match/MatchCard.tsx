// One card of a matching game: tapped, or dragged onto a card of the other side.
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { LabelledData } from '../board/dndAccessibility.ts';
import { type DraggableData, dragStyle } from '../board/dragging.ts';
import pieceStyles from '../board/Piece.module.css';
import { type ItemResult, ResultMark } from '../ResultMark.tsx';
import styles from './MatchBoard.module.css';
import type { Side } from './matchLinks.ts';

export interface MatchItem {
  id: string;
  /** What is said of it when it is dragged or linked. */
  name: string;
  /** What the card shows; its name by default. */
  body?: ReactNode;
  result?: ItemResult | undefined;
}

export interface MatchCardProps {
  side: Side;
  item: MatchItem;
  /** The mark of its link, with the number of its colour; undefined on boards without marks. */
  mark: { sign: string; color: number } | undefined;
  /** Name of the linked card. */
  partner: string | undefined;
  selected: boolean;
  disabled: boolean;
  onPress(): void;
}

export function MatchCard(props: MatchCardProps) {
  const { side, item, mark, partner, selected, disabled, onPress } = props;
  const { t } = useLingui();
  const { drag, drop } = useCardDrag(props);
  return (
    <li ref={drop.setNodeRef}>
      <button
        ref={drag.setNodeRef}
        type="button"
        data-control={`${side}:${item.id}`}
        className={cx(
          pieceStyles.piece,
          styles.card,
          side === 'right' && styles.right,
          selected && pieceStyles.isHeld,
          drop.isOver && styles.isOver,
          drag.isDragging && pieceStyles.isDragged,
          item.result === 'right' && pieceStyles.isRight,
          item.result === 'wrong' && pieceStyles.isWrong,
        )}
        style={dragStyle(drag.transform)}
        aria-pressed={selected}
        disabled={disabled}
        {...drag.listeners}
        onClick={onPress}
      >
        <span className={styles.body}>{item.body ?? item.name}</span>
        {partner && <span className="lw-hidden">{t`, linked with ${partner}`}</span>}
        <ResultMark result={item.result} />
        {mark && (
          <span aria-hidden="true" className={cx(styles.link, styles[`link${mark.color}`])}>
            {mark.sign}
          </span>
        )}
      </button>
    </li>
  );
}

/** Left cards are dragged and right cards are dropped on; the other half of each hook is disabled under an unused id. */
function useCardDrag({ side, item: { id, name }, disabled, onPress }: MatchCardProps) {
  const data: DraggableData = { label: name, tap: onPress };
  const dropData: LabelledData = { label: name };
  const unusedId = `_${id}`;
  const drag = useDraggable({
    id: side === 'left' ? id : unusedId,
    disabled: disabled || side === 'right',
    data: { ...data },
  });
  const drop = useDroppable({
    id: side === 'right' ? id : unusedId,
    disabled: disabled || side === 'left',
    data: { ...dropData },
  });
  return { drag, drop };
}
