// 'Match the Code with its Output!': two columns, linked by taps or keys; a wrong link says why.

import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ActionRow } from '../../activities/kit/ActionRow.tsx';
import { EMPTY_LINK_STATE, type LinkState, linkOf, type Side, tapCard } from '../../activities/kit/matchLinks.ts';
import { playSound } from '../../audio/playSound.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { CodeListing } from './CodeListing.tsx';
import cardsStyles from './cards.module.css';
import styles from './MatchingGame.module.css';
import { formatAnswer, isCorrectAnswer, type MatchingStep, wrongLinks } from './matching.ts';
import { Tip } from './Tip.tsx';
import { TUTORIAL_MESSAGES } from './tutorialMessages.ts';
import { VerdictBox, VerdictFrame } from './VerdictBox.tsx';

const taskTitle = (): string => t`Match the Code with its Output!`;

/** Linked cards have the same colour; at most four pairs. */
const LINK_CLASSES = [cardsStyles.link1, cardsStyles.link2, cardsStyles.link3, cardsStyles.link4];

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
  const codeName = (snippet: string) => {
    const number = numberOf(snippet);
    return t`Code ${number}`;
  };
  const numberOf = (snippet: string | undefined) => step.snippets.findIndex(({ id }) => id === snippet) + 1;
  const card = (side: Side, id: string, text: string) => {
    const snippet = linkOf(board.links, { side, id });
    return (
      <MatchCard
        key={id}
        name={side === 'left' ? codeName(id) : t`Output`}
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
    <section className={cardsStyles.task} aria-labelledby="match-title">
      <h4 id="match-title" className={step.title === taskTitle() ? 'lw-hidden' : cardsStyles.title}>
        {taskTitle()}
      </h4>
      {step.code !== undefined && <CodeListing code={step.code} />}
      <div className={styles.columns}>
        <p aria-hidden="true" className={styles.name}>
          <Trans>Code</Trans>
        </p>
        <p aria-hidden="true" className={styles.name}>
          <Trans>Output</Trans>
        </p>
        <ul aria-label={t`Code`}>{step.snippets.map(({ id, code }) => card('left', id, code))}</ul>
        <ul aria-label={t`Output`}>{outputs.map(({ id, output }) => card('right', id, output))}</ul>
      </div>
      <ActionRow>
        <Button
          variant="quiet"
          disabled={solved || Object.keys(board.links).length === 0}
          onClick={() => change(EMPTY_LINK_STATE)}
        >
          <Trans>Reset</Trans>
        </Button>
        <Button disabled={!complete || solved} onClick={check}>
          <Trans>Check Matches</Trans>
        </Button>
      </ActionRow>
      <div role="status">
        {verdict === 'right' && <VerdictBox verdict={{ tone: 'right', title: TUTORIAL_MESSAGES.matchRight }} />}
        {verdict === 'wrong' && (
          <VerdictFrame tone="wrong" heading={TUTORIAL_MESSAGES.matchWrong}>
            <ul className={styles.why}>
              {wrong.map(({ snippet, why }) => (
                <li key={snippet}>
                  <strong>{`${codeName(snippet)}:`}</strong> {why}
                </li>
              ))}
            </ul>
          </VerdictFrame>
        )}
      </div>
      {!solved && <MatchTips wrong={verdict === 'wrong'} />}
    </section>
  );
}

function MatchTips({ wrong }: { wrong: boolean }) {
  return (
    <Tip>
      <p>
        {wrong
          ? TUTORIAL_MESSAGES.matchTip
          : t`Click a piece of code, then the output it makes. Click a linked item to unlink it.`}
      </p>
    </Tip>
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
          cardsStyles.card,
          cardsStyles.linkCard,
          picked && cardsStyles.isPicked,
          linked && cx(cardsStyles.isLinked, LINK_CLASSES[number - 1]),
          result === 'wrong' && cardsStyles.isWrongLink,
        )}
        aria-pressed={picked}
        disabled={disabled}
        onClick={onPress}
      >
        <span className="lw-hidden">{`${name}: `}</span>
        <code>{text.replace(/\n$/, '')}</code>
        <span className="lw-hidden">
          {linkLabel}
          {result && (result === 'right' ? t`, right` : t`, not yet right`)}
        </span>
        {result === 'wrong' && <X aria-hidden="true" size={22} strokeWidth={3.5} className={styles.cross} />}
        <span aria-hidden="true" className={cx(cardsStyles.peg, number > 0 && cardsStyles.isOn)}>
          {number > 0 ? number : ''}
        </span>
      </button>
    </li>
  );
}
