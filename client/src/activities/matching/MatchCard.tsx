// One card of the matching activity: tapped or dragged onto a card of the other column.
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import type { LabelledData } from '../kit/board/dndAccessibility.ts';
import { type DraggableData, dragStyle } from '../kit/board/dragging.ts';
import pieceStyles from '../kit/board/Piece.module.css';
import type { Side } from '../kit/matchLinks.ts';
import { type ItemResult, ResultMark } from '../kit/ResultMark.tsx';
import styles from './MatchCard.module.css';

/** Links are distinguished by shape as well as colour. */
const SHAPES = ['●', '▲', '■', '★'];

export interface MatchCardProps {
  side: Side;
  id: string;
  text: string;
  /** Index of the link's shape; -1 without a link. */
  shape: number;
  /** Text of the linked card. */
  partner: string | undefined;
  selected: boolean;
  result: ItemResult | undefined;
  disabled: boolean;
  onPress(): void;
}

export function MatchCard(props: MatchCardProps) {
  const { side, id, text, shape, partner, selected, result, disabled, onPress } = props;
  const { t } = useLingui();
  const { drag, drop } = useCardDrag(props);
  return (
    <li ref={drop.setNodeRef}>
      <button
        ref={drag.setNodeRef}
        type="button"
        data-control={`${side}:${id}`}
        className={cx(
          pieceStyles.piece,
          styles.card,
          side === 'right' && styles.right,
          selected && pieceStyles.isHeld,
          drop.isOver && styles.isOver,
          drag.isDragging && pieceStyles.isDragged,
          result === 'right' && pieceStyles.isRight,
          result === 'wrong' && pieceStyles.isWrong,
        )}
        style={dragStyle(drag.transform)}
        aria-pressed={selected}
        disabled={disabled}
        {...drag.listeners}
        onClick={onPress}
      >
        <span>{text}</span>
        {partner && <span className="lw-hidden">{t`, linked with ${partner}`}</span>}
        <ResultMark result={result} />
        <span aria-hidden="true" className={cx(styles.link, styles[`link${shape}`])}>
          {SHAPES[shape] ?? '○'}
        </span>
      </button>
    </li>
  );
}

/** Left cards are dragged and right cards are dropped on; the other half of each hook is disabled under an unused id. */
function useCardDrag({ side, id, text, disabled, onPress }: MatchCardProps) {
  const data: DraggableData = { label: text, tap: onPress };
  const dropData: LabelledData = { label: text };
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
