// The robot training game: the child names shapes, the robot learns from them and is tested on shapes it never saw.
import { NEW_SHAPE_MS } from '@lanternwise/shared/school/delays';
import {
  type Colour,
  POINTS_BEFORE_TEST,
  ROBOT_TEST,
  robotSays,
  robotScore,
  SHAPES,
  type Shape,
  type ShapeCard,
  shapeAt,
} from '@lanternwise/shared/school/robot';
import { MAX_SHAPES, modelCard } from '@lanternwise/shared/school/unit2Grade';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bot } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type ActivityProps, withTry } from './activity.ts';
import { CompleteActivity } from './CompleteActivity.tsx';
import { useDelay } from './useDelay.ts';
import { WrongAnswerNote } from './WrongAnswerNote.tsx';
import { SHAPE_REASONS } from './wrongAnswerTexts.ts';

const SHAPE_NAMES: Readonly<Record<Shape, MessageDescriptor>> = {
  circle: msg`Circle`,
  square: msg`Square`,
  triangle: msg`Triangle`,
};

const isShape = (label: string | undefined): label is Shape => SHAPES.some((shape) => shape === label);

export function RobotGame({ seed, onComplete }: ActivityProps<'unit-2-robot'>) {
  const { t, i18n } = useLingui();
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
  const { label } = robotSays(examples.slice(0, turn), card);
  const guess = isShape(label) ? i18n._(SHAPE_NAMES[label]) : undefined;
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
    onComplete({
      answer: { seed, tries: tries.slice(0, learned.length) },
      model: modelCard(learned.length, robotScore(learned), ROBOT_TEST.length),
    });
  };
  if (isTesting) return <RobotTest examples={examples} onTrain={() => setTesting(false)} onComplete={complete} />;
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p>
        <Trans>Name the shape. Each right name becomes an example for the robot.</Trans>
      </p>
      <ShapePicture card={card} className="h-36" />
      <p>
        <Bot size={24} aria-hidden="true" className="inline-block" />{' '}
        {guess ? t`The robot would say: ${guess}` : t`The robot has no example yet, so it cannot say anything.`}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {SHAPES.map((shape) => (
          <Button key={shape} variant="secondary" onClick={() => answer(shape)}>
            {i18n._(SHAPE_NAMES[shape])}
          </Button>
        ))}
      </div>
      <p role="status" className="font-bold">
        <Trans>Points: {points}</Trans> {isCorrect && <Trans>Correct! The robot learned one more example.</Trans>}
      </p>
      <WrongAnswerNote>{wrong && i18n._(SHAPE_REASONS[wrong])}</WrongAnswerNote>
      {points >= POINTS_BEFORE_TEST ? (
        <Button
          onClick={() => {
            // A card that was just named is done; coming back shows the next one.
            setTurn(points);
            setTesting(true);
          }}
        >
          <Trans>Test the robot</Trans>
        </Button>
      ) : (
        <p className="text-sm text-muted">
          <Trans>The robot can be tested after {POINTS_BEFORE_TEST} points.</Trans>
        </p>
      )}
    </div>
  );
}

interface RobotTestProps {
  examples: readonly ShapeCard[];
  onTrain(): void;
  onComplete(): void;
}

function RobotTest({ examples, onTrain, onComplete }: RobotTestProps) {
  const { i18n } = useLingui();
  const right = robotScore(examples);
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p role="status" className="text-lg font-bold">
        <Trans>
          The robot named {right} of {ROBOT_TEST.length} new shapes right.
        </Trans>
      </p>
      <ul className="grid grid-cols-3 gap-2">
        {ROBOT_TEST.map((card) => {
          const { label } = robotSays(examples, card);
          return (
            <li key={`${card.colour} ${card.shape}`} className="grid justify-items-center">
              <ShapePicture card={card} className="h-14" />
              <span className={label === card.shape ? 'text-ok' : 'text-error'}>
                {label === card.shape ? '✓' : '✗'} {isShape(label) && i18n._(SHAPE_NAMES[label])}
              </span>
            </li>
          );
        })}
      </ul>
      <p>
        <Trans>
          The robot compares colour, size and roundness with its examples and takes the most similar one. A shape that
          it saw in one colour only is easily confused with others of that colour.
        </Trans>
      </p>
      <Button variant="quiet" onClick={onTrain}>
        <Trans>Train it further</Trans>
      </Button>
      <CompleteActivity onComplete={onComplete} />
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
