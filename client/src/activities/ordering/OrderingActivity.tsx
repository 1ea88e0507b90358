// Ordering: click cards one after another into numbered places; click a placed card to take it back. Dragging works too.
import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { ResultMark } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { DropZone } from '../kit/board/DropZone.tsx';
import { Piece } from '../kit/board/Piece.tsx';
import { PlacementProvider, usePlacement } from '../kit/board/PlacementProvider.tsx';
import { CheckBar } from '../kit/CheckBar.tsx';
import { itemResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { moveCard } from './moveCard.ts';
import './ordering.css';

const POOL = '_pool';

export function OrderingActivity({ activity, seed, submit }: ActivityProps<'ordering'>) {
  const { t } = useLingui();
  const check = useAnswerCheck<string[]>([], submit);
  const { answer, grade, solved } = check;
  const cards = shuffleUntilDifferent(activity.items, seed);
  const textOf = (id: string) => activity.items.find((item) => item.id === id)?.text ?? id;
  const place = (card: string, zone: string) =>
    check.changeAnswer(moveCard(answer, card, zone === POOL ? undefined : Number(zone)));
  const toggle = (card: string) =>
    check.changeAnswer(moveCard(answer, card, answer.includes(card) ? undefined : answer.length));
  // A place is judged by the card that should stand there.
  const resultAt = (at: number) => itemResult(grade, activity.items[at]?.id ?? '');
  return (
    <>
      <PlacementProvider onPlace={place} disabled={solved}>
        <div className="act-order">
          <DropZone id={POOL} label={t`Cards`} className="act-tray">
            {cards
              .filter((card) => !answer.includes(card.id))
              .map((card) => (
                <OrderCard key={card.id} id={card.id} text={card.text} onTap={toggle} />
              ))}
            {answer.length === cards.length && <p className="act-tray-empty">{t`All placed.`}</p>}
          </DropZone>
          <ol className="act-places">
            {activity.items.map((item, at) => {
              const card = answer[at];
              const number = at + 1;
              return (
                <li key={item.id} className={`act-place ${card ? '' : 'act-place-empty'}`}>
                  <span aria-hidden="true" className="act-letter">
                    {number}
                  </span>
                  <DropZone id={String(at)} label={t`Place ${number}`}>
                    {card && <OrderCard id={card} text={textOf(card)} onTap={toggle} result={resultAt(at)} />}
                  </DropZone>
                </li>
              );
            })}
          </ol>
        </div>
      </PlacementProvider>
      <CheckBar
        activity={activity}
        check={check}
        ready={answer.length === cards.length}
        incompleteHint={t`Place every card first.`}
      />
    </>
  );
}

interface OrderCardProps {
  id: string;
  text: string;
  onTap(id: string): void;
  result?: 'right' | 'wrong' | undefined;
}

/** A tap moves the card at once: to the next free place, or back. */
function OrderCard({ id, text, onTap, result }: OrderCardProps) {
  const placing = usePlacement();
  const tapped = () => {
    onTap(id);
    placing.focusMovedPiece(id);
  };
  return (
    <Piece id={id} label={text} result={result} onTap={tapped}>
      <span>{text}</span>
      <ResultMark standing={result} />
    </Piece>
  );
}
