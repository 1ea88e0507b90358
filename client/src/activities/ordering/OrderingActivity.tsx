// Ordering: click cards one after another into numbered places; click a placed card to take it back. Dragging works too.
import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { Piece } from '../kit/board/Piece.tsx';
import { Placing, usePlacing } from '../kit/board/Placing.tsx';
import { Zone } from '../kit/board/Zone.tsx';
import { CheckBar } from '../kit/CheckBar.tsx';
import { Mark } from '../kit/Feedback.tsx';
import type { ActivityProps } from '../kit/types.ts';
import { standing, useCheck } from '../kit/useCheck.ts';
import { moveTo } from './moveTo.ts';
import './ordering.css';

const POOL = '_pool';

export function OrderingActivity({ activity, seed, submit }: ActivityProps<'ordering'>) {
  const { t } = useLingui();
  const check = useCheck<string[]>([], submit);
  const { answer, grade, solved } = check;
  const cards = shuffleUntilDifferent(activity.items, seed);
  const textOf = (id: string) => activity.items.find((item) => item.id === id)?.text ?? id;
  const place = (card: string, zone: string) =>
    check.change(moveTo(answer, card, zone === POOL ? undefined : Number(zone)));
  const toggle = (card: string) =>
    check.change(moveTo(answer, card, answer.includes(card) ? undefined : answer.length));
  // A place is judged by the card that should stand there.
  const judged = (at: number) => standing(grade, activity.items[at]?.id ?? '');
  return (
    <>
      <Placing onPlace={place} disabled={solved}>
        <div className="act-order">
          <Zone id={POOL} label={t`Cards`} className="act-tray">
            {cards
              .filter((card) => !answer.includes(card.id))
              .map((card) => (
                <OrderCard key={card.id} id={card.id} text={card.text} onTap={toggle} />
              ))}
            {answer.length === cards.length && <p className="act-tray-empty">{t`All placed.`}</p>}
          </Zone>
          <ol className="act-places">
            {activity.items.map((item, at) => {
              const card = answer[at];
              const number = at + 1;
              return (
                <li key={item.id} className={`act-place ${card ? '' : 'act-place-empty'}`}>
                  <span aria-hidden="true" className="act-letter">
                    {number}
                  </span>
                  <Zone id={String(at)} label={t`Place ${number}`}>
                    {card && <OrderCard id={card} text={textOf(card)} onTap={toggle} standing={judged(at)} />}
                  </Zone>
                </li>
              );
            })}
          </ol>
        </div>
      </Placing>
      <CheckBar
        activity={activity}
        check={check}
        ready={answer.length === cards.length}
        wait={t`Place every card first.`}
      />
    </>
  );
}

interface OrderCardProps {
  id: string;
  text: string;
  onTap(id: string): void;
  standing?: 'right' | 'wrong' | undefined;
}

/** A tap moves the card at once: to the next free place, or back. */
function OrderCard({ id, text, onTap, standing: judged }: OrderCardProps) {
  const placing = usePlacing();
  const tapped = () => {
    onTap(id);
    placing.moved(id);
  };
  return (
    <Piece id={id} label={text} standing={judged} onTap={tapped}>
      <span>{text}</span>
      <Mark standing={judged} />
    </Piece>
  );
}
