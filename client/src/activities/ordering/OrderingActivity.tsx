// Cards are clicked one after another into numbered places; a click on a placed card takes it back. Dragging works too.
import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import type { ActivityProps } from '../kit/activityProps.ts';
import { Badge } from '../kit/Badge.tsx';
import { DropZone } from '../kit/board/DropZone.tsx';
import { Piece } from '../kit/board/Piece.tsx';
import { PlacementProvider, usePlacement } from '../kit/board/PlacementProvider.tsx';
import { Tray } from '../kit/board/Tray.tsx';
import { CheckBar } from '../kit/CheckBar.tsx';
import { moveCard } from '../kit/moveCard.ts';
import { type ItemResult, ResultMark } from '../kit/ResultMark.tsx';
import { type AnswerCheck, itemResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { HelplinesNote } from './HelplinesNote.tsx';
import styles from './OrderingActivity.module.css';

type Props = ActivityProps<'ordering'>;

/** Zone id of the tray; places are zones with their index as id. */
const TRAY = '_tray';

export function OrderingActivity({ activity, seed, submit }: Props) {
  const { t } = useLingui();
  const check = useAnswerCheck<string[]>([], submit);
  const { answer, solved } = check;
  const cards = shuffleUntilDifferent(activity.items, seed);
  const isComplete = answer.length === cards.length;
  const place = (card: string, zone: string) =>
    check.changeAnswer(moveCard(answer, card, zone === TRAY ? undefined : Number(zone)));
  const toggle = (card: string) =>
    check.changeAnswer(moveCard(answer, card, answer.includes(card) ? undefined : answer.length));
  return (
    <>
      <PlacementProvider onPlace={place} disabled={solved}>
        <div className={styles.board}>
          <Tray id={TRAY} label={t`Cards`} isEmpty={isComplete} emptyText={t`All placed.`} column>
            {cards
              .filter((card) => !answer.includes(card.id))
              .map((card) => (
                <OrderCard key={card.id} id={card.id} text={card.text} onTap={toggle} />
              ))}
          </Tray>
          <Places activity={activity} check={check} onTap={toggle} />
        </div>
      </PlacementProvider>
      {activity.helplines && <HelplinesNote />}
      <CheckBar activity={activity} check={check} ready={isComplete} incompleteHint={t`Place every card first.`} />
    </>
  );
}

interface PlacesProps {
  activity: Props['activity'];
  check: AnswerCheck<string[]>;
  onTap(card: string): void;
}

function Places({ activity, check, onTap }: PlacesProps) {
  const { t } = useLingui();
  const textOf = (id: string) => activity.items.find((item) => item.id === id)?.text ?? id;
  return (
    <ol className={styles.places}>
      {activity.items.map((item, at) => {
        const card = check.answer[at];
        const number = at + 1;
        return (
          <li key={item.id} className={styles.place}>
            <Badge>{number}</Badge>
            <DropZone id={String(at)} label={t`Place ${number}`} className={styles.zone}>
              {card && (
                // The grade lists the places that have the wrong card, by the id of the card that belongs there.
                <OrderCard
                  id={card}
                  text={textOf(card)}
                  onTap={onTap}
                  result={itemResult(check.grade, item.id)}
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
