// A piece that can be dragged, tapped or picked up with the keyboard.
import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { ItemResult } from '../ResultMark.tsx';
import { type DraggableData, dragStyle } from './dragging.ts';
import styles from './Piece.module.css';
import { usePlacement } from './PlacementProvider.tsx';

export interface PieceProps {
  id: string;
  /** Text of the piece, used in announcements. */
  label: string;
  result?: ItemResult | undefined;
  /** What a tap does; by default it picks the piece up. */
  onTap?(): void;
  className?: string | undefined;
  children: ReactNode;
}

export function Piece({ id, label, result, onTap, className, children }: PieceProps) {
  const { selectedPiece, disabled, pickUp } = usePlacement();
  const tap = () => (onTap ? onTap() : pickUp(id, label));
  const data: DraggableData = { label, tap };
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id, disabled, data: { ...data } });
  return (
    <button
      ref={setNodeRef}
      type="button"
      data-control={`piece:${id}`}
      className={cx(
        styles.piece,
        selectedPiece === id && styles.isHeld,
        isDragging && styles.isDragged,
        result === 'right' && styles.isRight,
        result === 'wrong' && styles.isWrong,
        className,
      )}
      style={dragStyle(transform)}
      aria-pressed={onTap ? undefined : selectedPiece === id}
      disabled={disabled}
      {...listeners}
      onClick={tap}
    >
      {children}
    </button>
  );
}
