// Invites to the day's review, once something of a finished realm is due.
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { timeZoneArgs } from '../../features/coursesApi.ts';
import { useTodaysReviewQuery } from '../../features/reviewApi.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

export function ReviewCard() {
  const { data } = useTodaysReviewQuery(timeZoneArgs());
  // Before a realm is finished there is nothing to say about it.
  if (!data || data.nextDay === null) return null;
  const count = data.due.length;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl text-link">
        <Trans>Five-minute review</Trans>
      </h2>
      <p>
        {count > 0 ? (
          <Plural
            value={count}
            one="One question waits for you today. A review lights a lantern of your week too."
            other="# questions wait for you today. A review lights a lantern of your week too."
          />
        ) : (
          <Trans>Nothing to review today: you are up to date.</Trans>
        )}
      </p>
      <Link to="/review" className={buttonClass({ variant: 'quiet' })}>
        {count > 0 ? <Trans>Start the review</Trans> : <Trans>See when the next one comes</Trans>}
      </Link>
    </Card>
  );
}
