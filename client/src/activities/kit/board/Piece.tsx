// A piece that can be dragged, tapped or picked up with the keyboard.
import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { Tappable } from './lingeringTap.ts';
import { usePlacing } from './Placing.tsx';

export interface PieceProps {
  id: string;
  /** Said aloud; the piece's own words. */
  label: string;
  standing?: 'right' | 'wrong' | undefined;
  /** What a tap does; left out, it picks the piece up. */
  onTap?(): void;
  children: ReactNode;
}

export function Piece({ id, label, standing, onTap, children }: PieceProps) {
  const { held, disabled, pick } = usePlacing();
  const tap = () => (onTap ? onTap() : pick(id, label));
  const data: Tappable = { tap };
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id, disabled, data: { ...data } });
  return (
    <button
      ref={setNodeRef}
      type="button"
      data-control={`piece:${id}`}
      className={cx(
        'act-piece',
        held === id && 'act-piece-held',
        isDragging && 'act-piece-drag',
        standing && `act-${standing}`,
      )}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      aria-pressed={onTap ? undefined : held === id}
      disabled={disabled}
      {...listeners}
      onClick={tap}
    >
      {children}
    </button>
  );
}
