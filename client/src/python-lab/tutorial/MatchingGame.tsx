// 'Match the Code with its Output!': two columns, linked by taps or keys; a wrong link says why.
import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { Lightbulb, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EMPTY_LINK_STATE, type LinkState, linkOf, type Side, tapCard } from '../../activities/kit/matchLinks.ts';
import { playSound } from '../../audio/playSound.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { CodeListing } from './CodeListing.tsx';
import { formatAnswer, isCorrectAnswer, type MatchingStep, wrongLinks } from './matching.ts';
import { bringIntoView } from './scrollFocus.ts';
import { TUTORIAL_MESSAGES } from './tutorialMessages.ts';
import { VerdictBox } from './VerdictBox.tsx';

const TITLE = 'Match the Code with its Output!';

type MatchResult = 'right' | 'wrong' | undefined;

export interface MatchingGameProps {
  step: MatchingStep;
  seed: number;
  onTried(right: boolean): void;
}

export function MatchingGame({ step, seed, onTried }: MatchingGameProps) {
  const [board, setBoard] = useState<LinkState>(EMPTY_LINK_STATE);
  const [verdict, setVerdict] = useState<MatchResult>();
  const outputs = useMemo(() => shuffleUntilDifferent(step.outputs, seed), [step.outputs, seed]);
  const solved = verdict === 'right';
  const complete = Object.keys(board.links).length === step.snippets.length;
  const change = (next: LinkState) => {
    setBoard(next);
    setVerdict(undefined);
  };
  const check = () => {
    const right = isCorrectAnswer(formatAnswer(step, board.links));
    setVerdict(right ? 'right' : 'wrong');
    setBoard({ ...board, selected: undefined });
    playSound(right ? 'celebration' : 'fail-soft');
    onTried(right);
  };
  const wrong = verdict === 'wrong' ? wrongLinks(step, board.links) : [];
  const numberOf = (snippet: string | undefined) => step.snippets.findIndex(({ id }) => id === snippet) + 1;
  const card = (side: Side, id: string, text: string) => {
    const snippet = linkOf(board.links, { side, id });
    return (
      <MatchCard
        key={id}
        name={side === 'left' ? `Code ${numberOf(id)}` : 'Output'}
        text={text}
        side={side}
        number={side === 'left' || snippet ? numberOf(side === 'left' ? id : snippet) : 0}
        linked={snippet !== undefined}
        picked={board.selected?.side === side && board.selected.id === id}
        result={snippet && verdict ? (wrong.some((w) => w.snippet === snippet) ? 'wrong' : 'right') : undefined}
        disabled={solved}
        onPress={() => change(tapCard(board, { side, id }))}
      />
    );
  };
  return (
    <section className="tut-match" aria-labelledby="tut-match-title">
      <h4 id="tut-match-title" className={step.title === TITLE ? 'lw-hidden' : 'tut-match-title'}>
        {TITLE}
      </h4>
      {step.code !== undefined && <CodeListing code={step.code} />}
      <div className="tut-match-columns">
        <p aria-hidden="true" className="tut-match-name">
          Code
        </p>
        <p aria-hidden="true" className="tut-match-name">
          Output
        </p>
        <ul aria-label="Code">{step.snippets.map(({ id, code }) => card('left', id, code))}</ul>
        <ul aria-label="Output">{outputs.map(({ id, output }) => card('right', id, output))}</ul>
      </div>
      <div className="tut-match-buttons">
        <Button disabled={!complete || solved} onClick={check}>
          Check Matches
        </Button>
        <Button
          variant="quiet"
          disabled={solved || Object.keys(board.links).length === 0}
          onClick={() => change(EMPTY_LINK_STATE)}
        >
          Reset
        </Button>
      </div>
      <div role="status">
        {verdict === 'right' && <VerdictBox verdict={{ tone: 'right', title: TUTORIAL_MESSAGES.matchRight }} />}
        {verdict === 'wrong' && (
          <div ref={bringIntoView} className="tut-verdict tut-verdict-wrong">
            <p className="tut-verdict-title">{TUTORIAL_MESSAGES.matchWrong}</p>
            <ul className="tut-match-why">
              {wrong.map(({ snippet, why }) => (
                <li key={snippet}>
                  <strong>{`Code ${numberOf(snippet)}:`}</strong> {why}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {!solved && <MatchTips wrong={verdict === 'wrong'} />}
    </section>
  );
}

function MatchTips({ wrong }: { wrong: boolean }) {
  return (
    <p className="tut-tip">
      <Lightbulb aria-hidden="true" size={22} />
      {wrong
        ? TUTORIAL_MESSAGES.matchTip
        : 'Click a piece of code, then the output it makes. Click a linked item to unlink it.'}
    </p>
  );
}

interface MatchCardProps {
  name: string;
  text: string;
  side: Side;
  /** The number of the linked (or own) snippet, 0 for none. */
  number: number;
  linked: boolean;
  picked: boolean;
  result: 'right' | 'wrong' | undefined;
  disabled: boolean;
  onPress(): void;
}

function MatchCard({ name, text, side, number, linked, picked, result, disabled, onPress }: MatchCardProps) {
  const linkLabel = linked ? (side === 'right' ? `, linked with code ${number}` : ', linked') : '';
  return (
    <li>
      <button
        type="button"
        className={cx(
          'tut-match-card',
          picked && 'tut-match-picked',
          linked && `tut-match-link-${number}`,
          result && `tut-match-${result}`,
        )}
        aria-pressed={picked}
        disabled={disabled}
        onClick={onPress}
      >
        <span className="lw-hidden">{`${name}: `}</span>
        <code>{text.replace(/\n$/, '')}</code>
        <span className="lw-hidden">
          {linkLabel}
          {result && `, ${result === 'right' ? 'right' : 'not yet right'}`}
        </span>
        {result === 'wrong' && <X aria-hidden="true" size={22} strokeWidth={3.5} className="tut-match-cross" />}
        <span aria-hidden="true" className={cx('tut-match-peg', number > 0 && 'tut-match-peg-on')}>
          {number > 0 ? number : ''}
        </span>
      </button>
    </li>
  );
}
