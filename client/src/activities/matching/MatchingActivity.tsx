// Each left card is linked with a right one by two taps in either order, by keyboard, or by dragging.
import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { useDndAccessibility } from '../kit/board/dndAccessibility.ts';
import { tapUnlessDragged, usePointerSensors } from '../kit/board/dragging.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { addLink, type Card, type Links, linkOf, type Side, tapCard } from '../kit/matchLinks.ts';
import { type AnswerCheck, itemResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { MatchCard } from './MatchCard.tsx';
import styles from './MatchingActivity.module.css';

type Props = ActivityProps<'matching'>;

export function MatchingActivity({ activity, seed, submit }: Props) {
  const { t } = useLingui();
  const check = useAnswerCheck<Links>({}, submit);
  const [selected, setSelected] = useState<Card>();
  const linkCount = Object.keys(check.answer).length;
  const reset = () => {
    setSelected(undefined);
    check.reset();
  };
  return (
    <>
      <Columns activity={activity} seed={seed} check={check} selected={selected} onSelect={setSelected} />
      <CheckBar
        activity={activity}
        check={check}
        ready={linkCount === activity.pairs.length}
        incompleteHint={t`Link every pair first: choose one on the left, then its match.`}
      >
        {!check.solved && (
          <Button variant="quiet" data-control="reset" disabled={linkCount === 0} onClick={reset}>
            {t`Reset All Matches`}
          </Button>
        )}
      </CheckBar>
    </>
  );
}

interface ColumnsProps extends Pick<Props, 'activity' | 'seed'> {
  check: AnswerCheck<Links>;
  selected: Card | undefined;
  onSelect(card: Card | undefined): void;
}

function Columns({ activity, seed, check, selected, onSelect }: ColumnsProps) {
  const { t } = useLingui();
  const sayLink = useCallback((left: string, right: string) => t`${left} linked with ${right}.`, [t]);
  const accessibility = useDndAccessibility(sayLink);
  const links = check.answer;
  const { handleTap, handleDragEnd } = linkHandlers(check, selected, onSelect);
  const renderCard = (side: Side, id: string, text: string) => {
    const left = linkOf(links, { side, id });
    return (
      <MatchCard
        key={id}
        side={side}
        id={id}
        text={text}
        shape={activity.pairs.findIndex((pair) => pair.id === left)}
        partner={left === undefined ? undefined : partnerText(activity.pairs, side, left, links)}
        selected={selected?.side === side && selected.id === id}
        result={side === 'left' && left ? itemResult(check.grade, id) : undefined}
        disabled={check.solved}
        onPress={() => handleTap({ side, id })}
      />
    );
  };
  return (
    <DndContext sensors={usePointerSensors()} accessibility={accessibility} onDragEnd={handleDragEnd}>
      <div className={styles.columns}>
        <ul className={styles.column} aria-label={t({ context: 'columns', message: 'Left' })}>
          {activity.pairs.map((pair) => renderCard('left', pair.id, pair.left))}
        </ul>
        <ul className={styles.column} aria-label={t({ context: 'columns', message: 'Right' })}>
          {shuffleUntilDifferent(activity.pairs, seed).map((pair) => renderCard('right', pair.id, pair.right))}
        </ul>
      </div>
    </DndContext>
  );
}

function linkHandlers(check: AnswerCheck<Links>, selected: Card | undefined, onSelect: ColumnsProps['onSelect']) {
  const links = check.answer;
  return {
    handleTap: (tapped: Card) => {
      const after = tapCard({ links, selected }, tapped);
      onSelect(after.selected);
      if (after.links !== links) check.changeAnswer(after.links);
    },
    handleDragEnd: (event: DragEndEvent) => {
      const { active, over } = event;
      if (tapUnlessDragged(event) || !over) return;
      check.changeAnswer(addLink(links, String(active.id), String(over.id)));
    },
  };
}

function partnerText(pairs: Props['activity']['pairs'], side: Side, left: string, links: Links): string | undefined {
  if (side === 'right') return pairs.find((pair) => pair.id === left)?.left;
  return pairs.find((pair) => pair.id === links[left])?.right;
}
