// 'Match the Code with its Output!': two columns, linked and checked together; a wrong link says why.

import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { ActionRow } from '../../activities/kit/ActionRow.tsx';
import { MatchBoard } from '../../activities/kit/match/MatchBoard.tsx';
import { EMPTY_LINK_STATE, type LinkState, linkedLeft } from '../../activities/kit/match/matchLinks.ts';
import { playSound } from '../../audio/playSound.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeListing } from './CodeListing.tsx';
import cardsStyles from './cards.module.css';
import styles from './MatchingGame.module.css';
import { formatAnswer, isCorrectAnswer, type MatchingStep, wrongLinks } from './matching.ts';
import { Tip } from './Tip.tsx';
import { TUTORIAL_MESSAGES } from './tutorialMessages.ts';
import { VerdictBox, VerdictFrame } from './VerdictBox.tsx';

const taskTitle = (): string => t`Match the Code with its Output!`;

export interface MatchingGameProps {
  step: MatchingStep;
  seed: number;
  onTried(right: boolean): void;
}

export function MatchingGame({ step, seed, onTried }: MatchingGameProps) {
  const [board, setBoard] = useState<LinkState>(EMPTY_LINK_STATE);
  const [verdict, setVerdict] = useState<'right' | 'wrong'>();
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
    const number = step.snippets.findIndex(({ id }) => id === snippet) + 1;
    return t`Code ${number}`;
  };
  const resultOf = (snippet: string | undefined) =>
    snippet === undefined || board.links[snippet] === undefined || !verdict
      ? undefined
      : wrong.some((link) => link.snippet === snippet)
        ? 'wrong'
        : 'right';
  return (
    <section className={cardsStyles.task} aria-labelledby="match-title">
      <h4 id="match-title" className={step.title === taskTitle() ? 'lw-hidden' : cardsStyles.title}>
        {taskTitle()}
      </h4>
      {step.code !== undefined && <CodeListing code={step.code} />}
      <div className={styles.board}>
        <div aria-hidden="true" className={styles.names}>
          <span>
            <Trans>Code</Trans>
          </span>
          <span>
            <Trans>Output</Trans>
          </span>
        </div>
        <MatchBoard
          left={step.snippets.map(({ id, code }) => ({
            id,
            name: codeName(id),
            body: <CardText name={codeName(id)} text={code} />,
            result: resultOf(id),
          }))}
          right={outputs.map(({ id, output }) => ({
            id,
            name: output.replace(/\n$/, ''),
            body: <CardText name={t`Output`} text={output} />,
            result: resultOf(linkedLeft(board.links, id)),
          }))}
          labels={{ left: t`Code`, right: t`Output` }}
          state={board}
          onChange={change}
          disabled={solved}
          marks="numbers"
        />
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
      {!solved && Object.keys(board.links).length > 0 && <MatchTips wrong={verdict === 'wrong'} />}
    </section>
  );
}

function MatchTips({ wrong }: { wrong: boolean }) {
  return (
    <Tip>
      <p>{wrong ? TUTORIAL_MESSAGES.matchTip : t`Click a linked item to unlink it.`}</p>
    </Tip>
  );
}

function CardText({ name, text }: { name: string; text: string }) {
  return (
    <>
      <span className="lw-hidden">{`${name}: `}</span>
      <code>{text.replace(/\n$/, '')}</code>
    </>
  );
}
