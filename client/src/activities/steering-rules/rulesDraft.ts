// The draft of the yard: the cards in the learner's order.
import { SENSORS, type SteeringRule, TURNS } from '@lanternwise/shared/activities/steering-rules/steering';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';

export interface RulesDraft {
  rules: readonly SteeringRule[];
}

/** The name of a card: no two do the same. */
export const cardOf = ({ sensor, turn }: SteeringRule): string => `${sensor}.${turn}`;

const isRule = (value: unknown): value is SteeringRule =>
  isRecord(value) && SENSORS.some((one) => one === value.sensor) && TURNS.some((one) => one === value.turn);

/** Cards of another edition of the yard are dropped. */
export const parseRules =
  (cards: readonly SteeringRule[]): Schema<RulesDraft> =>
  (value) => {
    if (!isRecord(value) || !Array.isArray(value.rules) || !value.rules.every(isRule)) return undefined;
    const { rules } = value;
    const isSame =
      rules.length === cards.length && cards.every((card) => rules.some((one) => cardOf(one) === cardOf(card)));
    return isSame ? { rules } : undefined;
  };
