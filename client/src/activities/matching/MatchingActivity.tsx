// Matching: link each left card with a right one by two taps in either order, by keyboard, or by dragging.
import { DndContext, MouseSensor, TouchSensor, useDraggable, useDroppable, useSensor, useSensors } from '@dnd-kit/core';
import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { SILENT_DRAGGING } from '../kit/board/dragging.ts';
import { DRAG_DISTANCE, type Tappable, TOUCH_DELAY_MS, tappedInstead } from '../kit/board/lingeringTap.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { Mark } from '../kit/Feedback.tsx';
import type { ActivityProps } from '../kit/types.ts';
import { standing, useCheck } from '../kit/useCheck.ts';
import './matching.css';
import { type Card, type Links, link, linkOf, type Side, tap } from '../kit/links.ts';

/** Links are told apart by shape as well as colour. */
const SHAPES = ['●', '▲', '■', '★'];

export function MatchingActivity({ activity, seed, submit }: ActivityProps<'matching'>) {
  const { t } = useLingui();
  const check = useCheck<Links>({}, submit);
  const [selected, setSelected] = useState<Card>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: DRAG_DISTANCE } }),
  );
  const links = check.answer;
  const press = (side: Side, id: string) => {
    const after = tap({ links, picked: selected }, { side, id });
    setSelected(after.picked);
    if (after.links !== links) check.change(after.links);
  };
  const shapeOf = (left: string | undefined) => activity.pairs.findIndex((pair) => pair.id === left);
  const card = (side: Side, id: string, text: string) => {
    const left = linkOf(links, { side, id });
    return (
      <MatchCard
        key={id}
        side={side}
        id={id}
        text={text}
        shape={shapeOf(left)}
        partner={left === undefined ? undefined : partnerText(activity.pairs, side, left, links)}
        selected={selected?.side === side && selected.id === id}
        standing={side === 'left' && left ? standing(check.grade, id) : undefined}
        disabled={check.solved}
        onPress={() => press(side, id)}
      />
    );
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        accessibility={SILENT_DRAGGING}
        onDragEnd={(event) => {
          const { active, over } = event;
          if (tappedInstead(event) || !over) return;
          check.change(link(links, String(active.id), String(over.id)));
        }}
      >
        <div className="act-match">
          <ul className="act-match-side" aria-label={t({ context: 'columns', message: 'Left' })}>
            {activity.pairs.map((pair) => card('left', pair.id, pair.left))}
          </ul>
          <ul className="act-match-side" aria-label={t({ context: 'columns', message: 'Right' })}>
            {shuffleUntilDifferent(activity.pairs, seed).map((pair) => card('right', pair.id, pair.right))}
          </ul>
        </div>
      </DndContext>
      <CheckBar
        activity={activity}
        check={check}
        ready={Object.keys(links).length === activity.pairs.length}
        wait={t`Link every pair first: choose one on the left, then its match.`}
      >
        {!check.solved && (
          <Button
            variant="quiet"
            data-control="reset"
            disabled={Object.keys(links).length === 0}
            onClick={() => {
              setSelected(undefined);
              check.reset();
            }}
          >
            {t`Reset All Matches`}
          </Button>
        )}
      </CheckBar>
    </>
  );
}

type Pairs = ActivityProps<'matching'>['activity']['pairs'];

function partnerText(pairs: Pairs, side: Side, left: string, links: Links): string | undefined {
  if (side === 'right') return pairs.find((pair) => pair.id === left)?.left;
  return pairs.find((pair) => pair.id === links[left])?.right;
}

interface MatchCardProps {
  side: Side;
  id: string;
  text: string;
  /** Index of the link's shape; -1 where there is no link. */
  shape: number;
  partner: string | undefined;
  selected: boolean;
  standing: 'right' | 'wrong' | undefined;
  disabled: boolean;
  onPress(): void;
}

function MatchCard({ side, id, text, shape, partner, selected, standing: judged, disabled, onPress }: MatchCardProps) {
  const { t } = useLingui();
  const tappable: Tappable = { tap: onPress };
  const drag = useDraggable({
    id: side === 'left' ? id : `_${id}`,
    disabled: disabled || side === 'right',
    data: { ...tappable },
  });
  const drop = useDroppable({ id: side === 'right' ? id : `_${id}`, disabled: disabled || side === 'left' });
  const { transform } = drag;
  return (
    <li ref={drop.setNodeRef}>
      <button
        ref={drag.setNodeRef}
        type="button"
        data-control={`${side}:${id}`}
        className={cx(
          'act-piece act-match-card',
          selected && 'act-piece-held',
          drop.isOver && 'act-zone-over',
          drag.isDragging && 'act-piece-drag',
          shape >= 0 && `act-link-${shape}`,
          judged && `act-${judged}`,
        )}
        style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
        aria-pressed={selected}
        disabled={disabled}
        {...drag.listeners}
        onClick={onPress}
      >
        <span>{text}</span>
        {partner && <span className="lw-hidden">{t`, linked with ${partner}`}</span>}
        <Mark standing={judged} />
        <span aria-hidden="true" className="act-link">
          {SHAPES[shape] ?? '○'}
        </span>
      </button>
    </li>
  );
}
