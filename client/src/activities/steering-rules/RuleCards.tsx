// The robot's rules as cards, asked from the top: dragged into an order, or tapped one place up.
import type { Sensor, SteeringRule, Turn } from '@lanternwise/shared/activities/steering-rules/steering';
import { useLingui } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { cx } from '../../ui/cx.ts';
import { DropZone } from '../kit/board/DropZone.tsx';
import { Piece } from '../kit/board/Piece.tsx';
import { PlacementProvider, usePlacement } from '../kit/board/PlacementProvider.tsx';
import { moveCard } from '../kit/moveCard.ts';
import { cardOf } from './rulesDraft.ts';
import styles from './SteeringRulesActivity.module.css';

export interface RuleCardsProps {
  rules: readonly SteeringRule[];
  /** The rule of the frame that is shown. */
  acting: number | undefined;
  disabled: boolean;
  onChange(rules: SteeringRule[]): void;
}

export function RuleCards({ rules, acting, disabled, onChange }: RuleCardsProps) {
  const { t } = useLingui();
  const cards = rules.map(cardOf);
  const place = (card: string, to: number) => {
    const order = moveCard(cards, card, to);
    onChange(order.flatMap((one) => rules.find((rule) => cardOf(rule) === one) ?? []));
  };
  return (
    <PlacementProvider onPlace={(card, zone) => place(card, Number(zone))} disabled={disabled}>
      <ol className={styles.rules} aria-label={t`Rules`}>
        {rules.map((rule, at) => {
          const number = at + 1;
          return (
            <li key={cardOf(rule)} className={cx(styles.rule, acting === at && styles.isActing)}>
              <DropZone id={String(at)} label={t`Place ${number}`} className={styles.place}>
                <RuleCard rule={rule} number={number} onUp={() => place(cardOf(rule), Math.max(0, at - 1))} />
              </DropZone>
            </li>
          );
        })}
      </ol>
    </PlacementProvider>
  );
}

function RuleCard({ rule, number, onUp }: { rule: SteeringRule; number: number; onUp(): void }) {
  const { t } = useLingui();
  const { focusMovedPiece } = usePlacement();
  const card = cardOf(rule);
  const sensors: Record<Sensor, string> = {
    'ahead-free': t`Free ahead?`,
    'right-free': t`Free right?`,
    'left-free': t`Free left?`,
    always: t`Always:`,
  };
  const turns: Record<Turn, string> = {
    ahead: t`Go ahead`,
    right: t`Go right`,
    left: t`Go left`,
    back: t`Turn back`,
  };
  const [when, then] = [sensors[rule.sensor], turns[rule.turn]];
  const tap = () => {
    onUp();
    focusMovedPiece(card);
  };
  return (
    <Piece id={card} label={t`Rule ${number}: ${when} ${then}. Move up.`} onTap={tap} className={styles.card}>
      <span className={styles.number}>{number}</span>
      <TurnSign turn={rule.turn} />
      <span>{when}</span>
      <strong>{then}</strong>
      {number > 1 && <ArrowUp aria-hidden="true" size={20} className={styles.up} />}
    </Piece>
  );
}

const QUARTERS: Record<Turn, number> = { ahead: 0, right: 90, back: 180, left: 270 };

/** An arrow as the robot would drive. */
function TurnSign({ turn }: { turn: Turn }) {
  return (
    <span className={styles.turn} style={{ rotate: `${QUARTERS[turn]}deg` }} aria-hidden="true">
      ↑
    </span>
  );
}
