// A piece that can be dragged, tapped or picked up with the keyboard.
import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { DraggableData } from './longPressTap.ts';
import { usePlacement } from './PlacementProvider.tsx';

export interface PieceProps {
  id: string;
  /** Said aloud; the piece's own words. */
  label: string;
  result?: 'right' | 'wrong' | undefined;
  /** What a tap does; left out, it picks the piece up. */
  onTap?(): void;
  children: ReactNode;
}

export function Piece({ id, label, result, onTap, children }: PieceProps) {
  const { selectedPiece, disabled, pickUp } = usePlacement();
  const tap = () => (onTap ? onTap() : pickUp(id, label));
  const data: DraggableData = { tap };
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id, disabled, data: { ...data } });
  return (
    <button
      ref={setNodeRef}
      type="button"
      data-control={`piece:${id}`}
      className={cx(
        'act-piece',
        selectedPiece === id && 'act-piece-held',
        isDragging && 'act-piece-drag',
        result && `act-${result}`,
      )}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      aria-pressed={onTap ? undefined : selectedPiece === id}
      disabled={disabled}
      {...listeners}
      onClick={tap}
    >
      {children}
    </button>
  );
}
