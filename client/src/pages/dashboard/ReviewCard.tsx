// Invites to the day's review, once something of a finished realm is due.
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
      <h2 className="text-xl text-link">Five-minute review</h2>
      <p>
        {count > 0
          ? `${count === 1 ? 'One question waits' : `${count} questions wait`} for you today. A review lights a lantern of your week too.`
          : 'Nothing to review today: you are up to date.'}
      </p>
      <Link to="/review" className={buttonClass({ variant: 'quiet' })}>
        {count > 0 ? 'Start the review' : 'See when the next one comes'}
      </Link>
    </Card>
  );
}
