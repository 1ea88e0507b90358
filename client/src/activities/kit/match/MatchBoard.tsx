// The board of every matching game: cards of two sides are linked by two taps in either order, by keyboard or by dragging.
import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useDndAccessibility } from '../board/dndAccessibility.ts';
import { tapUnlessDragged, usePointerSensors } from '../board/dragging.ts';
import styles from './MatchBoard.module.css';
import { MatchCard, type MatchCardProps, type MatchItem } from './MatchCard.tsx';
import { addLink, type LinkState, linkOf, type Side, tapCard } from './matchLinks.ts';

/** Links are distinguished by shape as well as colour. */
const SHAPES = ['●', '▲', '■', '★'];

export interface MatchBoardProps {
  left: readonly MatchItem[];
  right: readonly MatchItem[];
  labels: Readonly<Record<Side, string>>;
  state: LinkState;
  onChange(next: LinkState): void;
  disabled?: boolean;
  /** How links are marked: by a shape each, or by the number that every left card has. */
  marks?: 'shapes' | 'numbers';
}

export function MatchBoard({ left, right, labels, state, onChange, disabled = false, marks }: MatchBoardProps) {
  const { t } = useLingui();
  const sayLink = useCallback((from: string, to: string) => t`${from} linked with ${to}.`, [t]);
  const accessibility = useDndAccessibility(sayLink);
  const items = { left, right };
  const handleDragEnd = (event: DragEndEvent) => {
    const { active, over } = event;
    if (tapUnlessDragged(event) || !over) return;
    onChange({ links: addLink(state.links, String(active.id), String(over.id)), selected: undefined });
  };
  const markOf = (side: Side, id: string, linked: string | undefined): MatchCardProps['mark'] => {
    const at = left.findIndex((item) => item.id === (side === 'left' && marks === 'numbers' ? id : linked));
    if (marks === 'numbers') return { sign: at < 0 ? '' : `${at + 1}`, color: linked === undefined ? -1 : at };
    return marks && { sign: SHAPES[at] ?? '○', color: at };
  };
  const column = (side: Side) => (
    <ul className={styles.column} aria-label={labels[side]}>
      {items[side].map((item) => {
        const linked = linkOf(state.links, { side, id: item.id });
        const other = linked && (side === 'left' ? state.links[linked] : linked);
        return (
          <MatchCard
            key={item.id}
            side={side}
            item={item}
            mark={markOf(side, item.id, linked)}
            partner={items[side === 'left' ? 'right' : 'left'].find(({ id }) => id === other)?.name}
            selected={state.selected?.side === side && state.selected.id === item.id}
            disabled={disabled}
            onPress={() => onChange(tapCard(state, { side, id: item.id }))}
          />
        );
      })}
    </ul>
  );
  return (
    <DndContext sensors={usePointerSensors()} accessibility={accessibility} onDragEnd={handleDragEnd}>
      <div className={styles.columns}>
        {column('left')}
        {column('right')}
      </div>
    </DndContext>
  );
}
