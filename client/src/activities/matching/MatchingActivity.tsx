// Matching: link each left card with a right one by two taps in either order, by keyboard, or by dragging.
import { DndContext, MouseSensor, TouchSensor, useDraggable, useDroppable, useSensor, useSensors } from '@dnd-kit/core';
import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { ResultMark } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { SILENT_DND_ACCESSIBILITY } from '../kit/board/dndAccessibility.ts';
import { DRAG_THRESHOLD_PX, type DraggableData, TOUCH_DELAY_MS, tapUnlessDragged } from '../kit/board/longPressTap.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { itemResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import './matching.css';
import { addLink, type Card, type Links, linkOf, type Side, tapCard } from '../kit/matchLinks.ts';

/** Links are told apart by shape as well as colour. */
const SHAPES = ['●', '▲', '■', '★'];

export function MatchingActivity({ activity, seed, submit }: ActivityProps<'matching'>) {
  const { t } = useLingui();
  const check = useAnswerCheck<Links>({}, submit);
  const [selected, setSelected] = useState<Card>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_THRESHOLD_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: DRAG_THRESHOLD_PX } }),
  );
  const links = check.answer;
  const toggleCard = (side: Side, id: string) => {
    const after = tapCard({ links, selected: selected }, { side, id });
    setSelected(after.selected);
    if (after.links !== links) check.changeAnswer(after.links);
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
        result={side === 'left' && left ? itemResult(check.grade, id) : undefined}
        disabled={check.solved}
        onPress={() => toggleCard(side, id)}
      />
    );
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        accessibility={SILENT_DND_ACCESSIBILITY}
        onDragEnd={(event) => {
          const { active, over } = event;
          if (tapUnlessDragged(event) || !over) return;
          check.changeAnswer(addLink(links, String(active.id), String(over.id)));
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
        incompleteHint={t`Link every pair first: choose one on the left, then its match.`}
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
  result: 'right' | 'wrong' | undefined;
  disabled: boolean;
  onPress(): void;
}

function MatchCard({ side, id, text, shape, partner, selected, result, disabled, onPress }: MatchCardProps) {
  const { t } = useLingui();
  const tappable: DraggableData = { tap: onPress };
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
          result && `act-${result}`,
        )}
        style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
        aria-pressed={selected}
        disabled={disabled}
        {...drag.listeners}
        onClick={onPress}
      >
        <span>{text}</span>
        {partner && <span className="lw-hidden">{t`, linked with ${partner}`}</span>}
        <ResultMark standing={result} />
        <span aria-hidden="true" className="act-link">
          {SHAPES[shape] ?? '○'}
        </span>
      </button>
    </li>
  );
}
