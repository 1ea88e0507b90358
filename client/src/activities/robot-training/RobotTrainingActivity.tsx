// The learner names shapes, the robot learns from them and is tested on shapes it never saw.
import { modelCard } from '@lanternwise/shared/activities/kit/figures';
import { MAX_SHAPES } from '@lanternwise/shared/activities/robot-training/definition';
import {
  type Colour,
  POINTS_BEFORE_TEST,
  ROBOT_TEST,
  robotSays,
  robotScore,
  type Shape,
  type ShapeCard,
  shapeAt,
} from '@lanternwise/shared/activities/robot-training/robot';
import { useLingui } from '@lingui/react/macro';
import Bot from 'lucide-react/icons/bot';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CompleteButton } from '../kit/CompleteButton.tsx';
import kitStyles from '../kit/layout.module.css';
import { useDelay } from '../kit/useDelay.ts';
import { withTry } from '../kit/withTry.ts';

type Props = ActivityProps<'robot-training'>;

const NEW_SHAPE_MS = 1500;

const nameOf = ({ shapes }: Props['activity'], label: string | undefined) =>
  shapes.find(({ id }) => id === label)?.text;

export function RobotTrainingActivity({ activity, seed, submit, report }: Props) {
  const { t } = useLingui();
  const [turn, setTurn] = useState(0);
  const [examples, setExamples] = useState<readonly ShapeCard[]>([]);
  /** The names given to each turn's shape, in order. */
  const [tries, setTries] = useState<readonly Shape[][]>([]);
  const [wrong, setWrong] = useState<Shape>();
  const [isTesting, setTesting] = useState(false);
  const after = useDelay();
  const points = examples.length;
  const isCorrect = points > turn;
  const card = shapeAt(seed, turn);
  // The guess is made before the card itself becomes an example.
  const guess = nameOf(activity, robotSays(examples.slice(0, turn), card).label);
  const answer = (shape: Shape) => {
    if (isCorrect) return;
    setTries([...tries.slice(0, turn), withTry(tries[turn], shape)]);
    setWrong(shape === card.shape ? undefined : shape);
    if (shape !== card.shape) return;
    setExamples([...examples, card]);
    after(() => setTurn(turn + 1), NEW_SHAPE_MS);
  };
  const complete = () => {
    const learned = examples.slice(0, MAX_SHAPES);
    submit({ seed, tries: tries.slice(0, learned.length) });
    report(modelCard(learned.length, robotScore(learned), ROBOT_TEST.length));
  };
  if (isTesting)
    return (
      <RobotTest activity={activity} examples={examples} onTrain={() => setTesting(false)} onComplete={complete} />
    );
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <ShapePicture card={card} className="h-36" />
      <p>
        <Bot size={24} aria-hidden="true" className="inline-block" />{' '}
        {guess ? t`The robot would say: ${guess}` : t`The robot has no example yet, so it cannot say anything.`}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {activity.shapes.map(({ id, text }) => (
          <Button key={id} variant="secondary" data-control={`name:${id}`} onClick={() => answer(id)}>
            {text}
          </Button>
        ))}
      </div>
      <p role="status" className="font-bold">
        {t`Points: ${points}`} {isCorrect && activity.messages.correct}
      </p>
      <p aria-live="polite" className={kitStyles.note}>
        {activity.shapes.find(({ id }) => id === wrong)?.why}
      </p>
      {points >= POINTS_BEFORE_TEST ? (
        <Button
          data-control="test"
          onClick={() => {
            // A card that was just named is done; coming back shows the next one.
            setTurn(points);
            setTesting(true);
          }}
        >
          {t`Test the robot`}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t`The robot can be tested after ${POINTS_BEFORE_TEST} points.`}</p>
      )}
    </div>
  );
}

interface RobotTestProps {
  activity: Props['activity'];
  examples: readonly ShapeCard[];
  onTrain(): void;
  onComplete(): void;
}

function RobotTest({ activity, examples, onTrain, onComplete }: RobotTestProps) {
  const { t } = useLingui();
  const [right, count] = [robotScore(examples), ROBOT_TEST.length];
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p role="status" className="text-lg font-bold">
        {t`The robot named ${right} of ${count} new shapes right.`}
      </p>
      <ul className="grid grid-cols-3 gap-2">
        {ROBOT_TEST.map((card) => {
          const { label } = robotSays(examples, card);
          return (
            <li key={`${card.colour} ${card.shape}`} className="grid justify-items-center">
              <ShapePicture card={card} className="h-14" />
              <span className={label === card.shape ? 'text-ok' : 'text-error'}>
                {label === card.shape ? '✓' : '✗'} {nameOf(activity, label)}
              </span>
            </li>
          );
        })}
      </ul>
      <p>{activity.conclusion}</p>
      <Button variant="quiet" onClick={onTrain}>
        {t`Train it further`}
      </Button>
      <CompleteButton label={activity.check} onPress={onComplete} />
    </div>
  );
}

/** The colours are what the child names, so they are the same in both themes. */
const FILLS: Readonly<Record<Colour, string>> = { red: '#e5484d', blue: '#3e8bff', green: '#2fa866' };
const OUTLINES: Readonly<Record<Shape, ReactNode>> = {
  circle: <circle r="50" />,
  square: <rect x="-44" y="-44" width="88" height="88" />,
  triangle: <path d="M0 -50 L50 37 L-50 37 Z" />,
};

/** A card: a shape in its colour and size. */
function ShapePicture({ card, className }: { card: ShapeCard; className: string }) {
  return (
    <svg viewBox="-60 -60 120 120" aria-hidden="true" className={className}>
      <g transform={`scale(${card.size})`} fill={FILLS[card.colour]}>
        {OUTLINES[card.shape]}
      </g>
    </svg>
  );
}
