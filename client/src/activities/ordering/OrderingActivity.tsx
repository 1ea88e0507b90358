// Cards are clicked one after another into numbered places; a click on a placed card takes it back. Dragging works too.
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ActivityProps } from '../kit/activityProps.ts';
import { Badge } from '../kit/Badge.tsx';
import { DropZone } from '../kit/board/DropZone.tsx';
import { Piece } from '../kit/board/Piece.tsx';
import { PlacementProvider, usePlacement } from '../kit/board/PlacementProvider.tsx';
import { Tray } from '../kit/board/Tray.tsx';
import { CheckBar } from '../kit/CheckBar.tsx';
import { type CarryTask, isComplete, type Placed, putThing, withoutThing } from '../kit/carry/carryTask.ts';
import { useCarryCheck } from '../kit/carry/useCarryCheck.ts';
import { type ItemResult, ResultMark } from '../kit/ResultMark.tsx';
import { type AnswerCheck, itemResult } from '../kit/useAnswerCheck.ts';
import { carryKind } from './carryKind.ts';
import { HelplinesNote } from './HelplinesNote.tsx';
import styles from './OrderingActivity.module.css';

type Props = ActivityProps<'ordering'>;

/** Zone id of the tray; places are zones with their index as id. */
const TRAY = '_tray';

export function OrderingActivity({ activity, seed, submit }: Props) {
  const { t } = useLingui();
  const kind = useMemo(() => carryKind(activity, seed), [activity, seed]);
  const check = useCarryCheck(activity, kind, submit);
  const { answer, solved } = check;
  const { task } = kind;
  const ready = isComplete(task, answer);
  const place = (card: string, zone: string) =>
    check.changeAnswer(zone === TRAY ? withoutThing(answer, card) : putThing(task, answer, card, zone));
  const toggle = (card: string) => {
    const free = task.places.find(({ id }) => !Object.values(answer).includes(id));
    if (answer[card] !== undefined || free) place(card, answer[card] === undefined && free ? free.id : TRAY);
  };
  return (
    <>
      <PlacementProvider onPlace={place} disabled={solved}>
        <div className={styles.board}>
          <Tray id={TRAY} label={t`Cards`} isEmpty={ready} emptyText={t`All placed.`} column>
            {task.things
              .filter((card) => answer[card.id] === undefined)
              .map((card) => (
                <OrderCard key={card.id} id={card.id} text={card.text} onTap={toggle} />
              ))}
          </Tray>
          <Places task={task} check={check} onTap={toggle} />
        </div>
      </PlacementProvider>
      {activity.helplines && <HelplinesNote isOpen={solved} />}
      <CheckBar activity={activity} check={check} ready={ready} incompleteHint={task.wait} />
    </>
  );
}

interface PlacesProps {
  task: CarryTask;
  check: AnswerCheck<Placed>;
  onTap(card: string): void;
}

function Places({ task, check, onTap }: PlacesProps) {
  const { t } = useLingui();
  return (
    <ol className={styles.places}>
      {task.places.map(({ id, label: number }) => {
        const card = task.things.find((thing) => check.answer[thing.id] === id);
        return (
          <li key={id} className={styles.place}>
            <Badge>{number}</Badge>
            <DropZone id={id} label={t`Place ${number}`} className={styles.zone}>
              {card && (
                <OrderCard
                  id={card.id}
                  text={card.text}
                  onTap={onTap}
                  result={itemResult(check.grade, card.id)}
                  placed
                />
              )}
            </DropZone>
          </li>
        );
      })}
    </ol>
  );
}

interface OrderCardProps {
  id: string;
  text: string;
  onTap(id: string): void;
  result?: ItemResult | undefined;
  placed?: boolean;
}

/** A tap moves the card at once: to the next free place, or back. */
function OrderCard({ id, text, onTap, result, placed = false }: OrderCardProps) {
  const { focusMovedPiece } = usePlacement();
  const handleTap = () => {
    onTap(id);
    focusMovedPiece(id);
  };
  return (
    <Piece id={id} label={text} result={result} onTap={handleTap} className={placed ? styles.placedCard : undefined}>
      <span>{text}</span>
      <ResultMark result={result} />
    </Piece>
  );
}
