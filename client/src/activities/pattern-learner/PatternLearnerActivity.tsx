// The AI Pattern Learner: intro pages, then the game with six squares.

import {
  analyseColors,
  analyseNumbers,
  type PatternAnalysis,
} from '@lanternwise/shared/activities/pattern-learner/analysePattern';
import {
  ANALYSIS_STEP_MS,
  PATTERN_COLORS,
  type PatternColor,
  parsePatternNumber,
  USER_SQUARES,
} from '@lanternwise/shared/activities/pattern-learner/pattern';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { ActionRow } from '../kit/ActionRow.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { IntroStrip } from '../kit/IntroStrip.tsx';
import { LevelEndButton } from '../kit/LevelEndButton.tsx';
import kitStyles from '../kit/layout.module.css';
import { AnalysisSlide } from './AnalysisSlide.tsx';
import { CountedGuess } from './CountedGuess.tsx';
import styles from './PatternGame.module.css';
import { PatternResult } from './PatternResult.tsx';
import { useColorNames } from './patternWords.ts';

export function PatternLearnerActivity({ activity, submit }: ActivityProps<'pattern-learner'>) {
  return (
    <IntroStrip pages={activity.intro} start={activity.start}>
      <PatternGame activity={activity} submit={submit} />
    </IntroStrip>
  );
}

type Mode = 'colors' | 'numbers';
type Predicted = Extract<PatternAnalysis, { kind: 'predicted' }>;
const EMPTY: readonly string[] = Array.from({ length: USER_SQUARES }, () => '');

const toColor = (value: string): PatternColor | undefined => PATTERN_COLORS.find((one) => one === value);
/** As the rules and the counts compare it: '५' is '5'. */
const withPlainDigits = (value: string): string => String(parsePatternNumber(value) ?? value);

function PatternGame({ activity, submit }: Pick<ActivityProps<'pattern-learner'>, 'activity' | 'submit'>) {
  const { t } = useLingui();
  const [mode, setMode] = useState<Mode>('colors');
  const [squares, setSquares] = useState(EMPTY);
  const [entered, setEntered] = useState<readonly (readonly string[])[]>([]);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [analysis, setAnalysis] = useState<Predicted>();
  const [slide, setSlide] = useState(0);
  const isAnalysing = analysis !== undefined && slide < analysis.tried.length;
  useEffect(() => {
    if (!isAnalysing) return;
    const timer = setTimeout(() => setSlide(slide + 1), ANALYSIS_STEP_MS);
    return () => clearTimeout(timer);
  }, [isAnalysing, slide]);
  const clear = () => {
    setSquares(EMPTY);
    setAnalysis(undefined);
    setIsIncomplete(false);
  };
  const predict = () => {
    const found =
      mode === 'colors' ? analyseColors(squares.map(toColor)) : analyseNumbers(squares.map(parsePatternNumber));
    setIsIncomplete(found.kind === 'incomplete');
    if (found.kind === 'incomplete') return;
    setAnalysis(found);
    setSlide(0);
    const filled = squares.map(withPlainDigits);
    setSquares(filled);
    setEntered([...entered, filled]);
    submit(
      mode === 'colors'
        ? { mode, squares: squares.map((one) => toColor(one) ?? null) }
        : { mode, squares: squares.map((one) => parsePatternNumber(one) ?? null) },
    );
  };
  return (
    <>
      <div className={kitStyles.buttons}>
        {(['colors', 'numbers'] as const).map((one) => (
          <Button
            key={one}
            size="small"
            data-control={`mode:${one}`}
            variant="secondary"
            aria-pressed={one === mode}
            disabled={isAnalysing}
            onClick={() => {
              if (one === mode) return;
              setMode(one);
              clear();
            }}
          >
            {one === 'colors' ? t`Colors` : t`Numbers`}
          </Button>
        ))}
        <p className={kitStyles.note}>{t`Rule-based: it does not learn.`}</p>
      </div>
      <Squares
        mode={mode}
        squares={squares}
        disabled={analysis !== undefined}
        guess={analysis && !isAnalysing ? String(analysis.prediction) : undefined}
        onChange={setSquares}
      />
      <div className={styles.outcome}>
        <div role="status" className={kitStyles.status}>
          {isIncomplete && !analysis && <p className={styles.warning}>{activity.messages.wrong}</p>}
          {isAnalysing && <AnalysisSlide analysis={analysis} at={slide} />}
          {analysis && !isAnalysing && <PatternResult analysis={analysis} message={activity.messages.correct} />}
        </div>
        {analysis && !isAnalysing && <CountedGuess entered={entered} />}
      </div>
      <ActionRow>
        {!analysis && (
          <Button data-control="predict" onClick={predict}>
            {activity.check}
          </Button>
        )}
        {isAnalysing && (
          <Button variant="secondary" data-control="skip" onClick={() => setSlide(analysis.tried.length)}>
            {t`Show the end`}
          </Button>
        )}
        {analysis && !isAnalysing && (
          <>
            <Button variant="secondary" data-control="another" onClick={clear}>
              {t`Try Another Pattern`}
            </Button>
            <LevelEndButton />
          </>
        )}
      </ActionRow>
    </>
  );
}

interface SquaresProps {
  mode: Mode;
  squares: readonly string[];
  disabled: boolean;
  guess: string | undefined;
  onChange(squares: readonly string[]): void;
}

/** Five squares to fill and the guess; a colour square takes the next colour at each press. */
function Squares({ mode, squares, disabled, guess, onChange }: SquaresProps) {
  const { t } = useLingui();
  const names = useColorNames();
  const set = (at: number, value: string) => onChange(squares.map((one, n) => (n === at ? value : one)));
  const labelOf = (value: string) => names[value as PatternColor] ?? value;
  return (
    <ol className={styles.squares}>
      {squares.map((value, at) => {
        const number = at + 1;
        const label = t`Square ${number}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: squares never move
          <li key={at}>
            {mode === 'colors' ? (
              <button
                type="button"
                data-control={`square:${at}`}
                disabled={disabled}
                data-keeps-colours
                aria-label={`${label}: ${value ? labelOf(value) : t`empty`}`}
                className={cx(styles.square, value && styles[value])}
                onClick={() => set(at, nextColor(value))}
              >
                <span aria-hidden="true">{value ? labelOf(value) : '?'}</span>
              </button>
            ) : (
              <input
                data-control={`square:${at}`}
                aria-label={label}
                inputMode="numeric"
                disabled={disabled}
                value={value}
                className={styles.square}
                onChange={({ target }) =>
                  (target.value === '' || parsePatternNumber(target.value)) && set(at, target.value)
                }
              />
            )}
          </li>
        );
      })}
      <li data-guess="" className={cx(styles.square, styles.guess, guess && styles[guess])}>
        <span className="lw-hidden">{t`Guess`}</span> {guess ? labelOf(guess) : '?'}
      </li>
    </ol>
  );
}

function nextColor(value: string): PatternColor {
  const at = PATTERN_COLORS.map(String).indexOf(value);
  return PATTERN_COLORS[(at + 1) % PATTERN_COLORS.length] ?? PATTERN_COLORS[0];
}
