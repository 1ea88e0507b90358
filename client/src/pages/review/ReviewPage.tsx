// The review page: a few questions from finished realms each day, or when the next ones come.
import type { ReviewReply } from '@lanternwise/shared/contracts/review';
import { Trans, useLingui } from '@lingui/react/macro';
import Flame from 'lucide-react/icons/flame';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { timeZoneArgs } from '../../features/coursesApi.ts';
import { reviewApi, reviewDate } from '../../features/reviewApi.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Page } from '../layout/PageHead.tsx';
import { LoadFailure } from '../layout/QueryResult.tsx';
import { BackToRealm } from './BackToRealm.tsx';
import { ReviewRound } from './ReviewRound.tsx';
import { useReviewCards } from './useReviewCards.ts';

export function ReviewPage() {
  const { t } = useLingui();
  const { data, error, refetch } = reviewApi.useTodaysReviewQuery(timeZoneArgs());
  const [round, setRound] = useState(0);
  const startAgain = async () => {
    await refetch();
    setRound(round + 1);
  };
  return (
    <Page
      title={t`Five-minute review`}
      back={<BackToRealm />}
      lead={
        <Trans>A few questions from realms you have finished. They come back just before you would forget them.</Trans>
      }
      className="max-w-4xl gap-6 py-8"
    >
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <LoadingLogo label={t`Looking for your questions`} />}
      {data &&
        (data.due.length > 0 ? (
          <Round key={round} plan={data} onAgain={() => void startAgain()} />
        ) : (
          <Nothing plan={data} />
        ))}
    </Page>
  );
}

/** A round, as soon as its questions are loaded. */
function Round({ plan, onAgain }: { plan: ReviewReply; onAgain: () => void }) {
  const { t } = useLingui();
  const { cardOf, hasFailed, retry } = useReviewCards(plan.due);
  if (hasFailed) return <LoadFailure error={{ status: 'FETCH_ERROR' }} onRetry={retry} />;
  if (!cardOf) return <LoadingLogo label={t`Looking for your questions`} />;
  return <ReviewRound plan={plan} cardOf={cardOf} onAgain={onAgain} />;
}

/** Nothing to ask today. */
function Nothing({ plan: { nextDay } }: { plan: ReviewReply }) {
  const date = nextDay === null ? '' : reviewDate(nextDay);
  return (
    <Panel className="grid justify-items-start gap-4">
      <Flame size={48} aria-hidden="true" className="text-link" />
      {nextDay === null ? (
        <p className="text-lg">
          <Trans>Finish a realm first. Its questions come here on the day after.</Trans>
        </p>
      ) : (
        <p className="text-lg">
          <Trans>Nothing to review today: you are up to date. The next questions come on {date}.</Trans>
        </p>
      )}
      <Link to="/Grassroot/learning-adventures" className={buttonClass({})}>
        <Trans>To the realms</Trans>
      </Link>
    </Panel>
  );
}
