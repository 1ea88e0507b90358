// One round of the review: question after question with explanations, then what was remembered.
import type { ReviewReply } from '@lanternwise/shared/contracts/review';
import { type ReviewCard, RIGHT_OPTION } from '@lanternwise/shared/review/card';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { playSound } from '../../audio/playSound.ts';
import { errorMessage } from '../../features/api.ts';
import { timeZoneArgs } from '../../features/coursesApi.ts';
import { reviewApi } from '../../features/reviewApi.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { afterAnswer, type QueuedItem, startQueue } from './queue.ts';
import { ReviewQuestion } from './ReviewQuestion.tsx';
import type { CardOf } from './useReviewCards.ts';

interface ReviewRoundProps {
  plan: ReviewReply;
  cardOf: CardOf;
  onAgain: () => void;
}

export function ReviewRound({ plan, cardOf, onAgain }: ReviewRoundProps) {
  const { t } = useLingui();
  const [queue, setQueue] = useState(() => startQueue(plan.due));
  const current = queue.items[queue.at];
  const card = current && cardOf(current.item, current.seen);
  if (!current || !card) {
    return (
      <Summary remembered={queue.remembered.length} asked={plan.due.length} waiting={plan.waiting} onAgain={onAgain} />
    );
  }
  const number = queue.at + 1;
  const total = queue.items.length;
  return (
    <Panel className="grid gap-5">
      <div className="grid gap-2">
        <p className="text-muted">
          <Trans>
            Question {number} of {total}
          </Trans>
        </p>
        <ProgressBar label={t`Progress of the review`} value={Math.round((queue.at / total) * 100)} />
      </div>
      <Asking
        key={`${current.item} ${current.seen}`}
        card={card}
        current={current}
        isFirst={queue.at === 0}
        onNext={(correct) => setQueue(afterAnswer(queue, correct))}
      />
    </Panel>
  );
}

interface AskingProps {
  card: ReviewCard;
  current: QueuedItem;
  isFirst: boolean;
  onNext: (correct: boolean) => void;
}

/** Sends the answer before it explains it, so that nothing is shown as remembered that is not stored. */
function Asking({ card, current, isFirst, onNext }: AskingProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<string>();
  const [answer, { error, isLoading, isSuccess }] = reviewApi.useAnswerReviewMutation();
  const choose = async (option: string) => {
    setChosen(option);
    const { item, seen } = current;
    const { error: failure } = await answer({ id, item, seen, option, ...timeZoneArgs() });
    if (!failure) playSound(option === RIGHT_OPTION ? 'right' : 'wrong');
  };
  const isRight = chosen === RIGHT_OPTION;
  return (
    <>
      <ReviewQuestion
        card={card}
        chosen={chosen}
        isGraded={isSuccess}
        isReturn={current.isReturn}
        takesFocus={!isFirst}
        onChoose={(option) => void choose(option)}
      />
      {error && chosen && (
        <div className="grid justify-items-start gap-3">
          <ErrorText>{errorMessage(error)}</ErrorText>
          <Button disabled={isLoading} onClick={() => void choose(chosen)}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {isSuccess && (
        <Button className="justify-self-start" autoFocus onClick={() => onNext(isRight)}>
          <Trans>Next</Trans>
        </Button>
      )}
    </>
  );
}

interface SummaryProps {
  remembered: number;
  asked: number;
  waiting: number;
  onAgain: () => void;
}

function Summary({ remembered, asked, waiting, onAgain }: SummaryProps) {
  return (
    <Panel className="grid justify-items-start gap-4" role="status">
      <h2 className="text-2xl text-game-title">
        <Trans>Done for today</Trans>
      </h2>
      <p className="text-lg">
        <Trans>
          You remembered {remembered} of {asked}.
        </Trans>{' '}
        {remembered < asked ? (
          <Trans>The others come back tomorrow, in other words. That is how remembering works.</Trans>
        ) : (
          <Trans>All of them! They come back later, when it is worth it.</Trans>
        )}
      </p>
      <p>
        <Trans>Today's lantern of the week is lit.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/dashboard" className={buttonClass({})}>
          <Trans>To my dashboard</Trans>
        </Link>
        {waiting > 0 && (
          <Button variant="quiet" onClick={onAgain}>
            <Plural value={waiting} one="# more question waits" other="# more questions wait" />
          </Button>
        )}
      </div>
    </Panel>
  );
}
