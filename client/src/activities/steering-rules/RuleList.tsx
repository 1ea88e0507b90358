// The rules of the robot, asked from the top: each can be changed, moved up, removed; new ones are added at the end.
import {
  SENSORS,
  type Sensor,
  type SteeringRule,
  TURNS,
  type Turn,
} from '@lanternwise/shared/activities/steering-rules/steering';
import { useLingui } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './SteeringRulesActivity.module.css';

export interface RuleListProps {
  rules: readonly SteeringRule[];
  /** The rule of the step that is shown. */
  acting: number | undefined;
  disabled: boolean;
  onChange(rules: SteeringRule[]): void;
}

export function RuleList({ rules, acting, disabled, onChange }: RuleListProps) {
  const { t } = useLingui();
  const unused = SENSORS.find((sensor) => !rules.some((rule) => rule.sensor === sensor));
  const change = (at: number, next: Partial<SteeringRule>) =>
    onChange(rules.map((rule, index) => (index === at ? { ...rule, ...next } : rule)));
  return (
    <div className={styles.rules}>
      <ol aria-label={t`Rules`}>
        {rules.map((rule, at) => (
          <RuleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the order
            key={at}
            rule={rule}
            at={at}
            isActing={acting === at}
            disabled={disabled}
            onChange={(next) => change(at, next)}
            onUp={() => onChange(swapWithUpper(rules, at))}
            onRemove={() => onChange(rules.filter((_, index) => index !== at))}
          />
        ))}
      </ol>
      {unused && !disabled && (
        <Button
          variant="quiet"
          size="small"
          data-control="add-rule"
          icon={<Plus aria-hidden="true" size={18} />}
          onClick={() => onChange([...rules, { sensor: unused, turn: 'ahead' }])}
        >
          {t`Add a rule`}
        </Button>
      )}
    </div>
  );
}

function swapWithUpper(rules: readonly SteeringRule[], at: number): SteeringRule[] {
  const moved = rules.slice(at, at + 1);
  const others = rules.filter((_, index) => index !== at);
  return [...others.slice(0, at - 1), ...moved, ...others.slice(at - 1)];
}

interface RuleRowProps {
  rule: SteeringRule;
  at: number;
  isActing: boolean;
  disabled: boolean;
  onChange(next: Partial<SteeringRule>): void;
  onUp(): void;
  onRemove(): void;
}

function RuleRow({ rule, at, isActing, disabled, onChange, onUp, onRemove }: RuleRowProps) {
  const { t } = useLingui();
  const number = at + 1;
  const sensors: Record<Sensor, string> = {
    'ahead-free': t`If free ahead`,
    'right-free': t`If free on the right`,
    'left-free': t`If free on the left`,
    always: t`Always`,
  };
  const turns: Record<Turn, string> = {
    ahead: t`go ahead`,
    right: t`go right`,
    left: t`go left`,
    back: t`turn back`,
  };
  return (
    <li className={cx(styles.rule, isActing && styles.isActing)}>
      <span className={styles.number}>{number}</span>
      <Select<Sensor>
        value={rule.sensor}
        options={SENSORS.map((value) => ({ value, label: sensors[value] }))}
        disabled={disabled}
        data-control={`sensor:${at}`}
        aria-label={t`Rule ${number}: when`}
        onChange={(sensor) => onChange({ sensor })}
      />
      <Select<Turn>
        value={rule.turn}
        options={TURNS.map((value) => ({ value, label: turns[value] }))}
        disabled={disabled}
        data-control={`turn:${at}`}
        aria-label={t`Rule ${number}: what it does`}
        onChange={(turn) => onChange({ turn })}
      />
      <IconButton
        variant="quiet"
        label={t`Ask rule ${number} earlier`}
        data-control={`up:${at}`}
        disabled={disabled || at === 0}
        icon={<ArrowUp aria-hidden="true" size={20} />}
        onClick={onUp}
      />
      <IconButton
        variant="quiet"
        label={t`Remove rule ${number}`}
        data-control={`remove:${at}`}
        disabled={disabled}
        icon={<X aria-hidden="true" size={20} />}
        onClick={onRemove}
      />
    </li>
  );
}
