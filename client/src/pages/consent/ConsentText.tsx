// The words a parent reads before answering. A change of their meaning raises CONSENT_TEXT_VERSION.
import type { ConsentView } from '@lanternwise/shared/contracts/consent';

export const longDay = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

export function ConsentText({ consent }: { consent: ConsentView }) {
  return (
    <>
      <Standing consent={consent} />
      <p>
        Lanternwise is a game on which children learn how artificial intelligence and Python work: they walk through
        realms, solve tasks and write small programs. A child with the user name <strong>{consent.username}</strong> has
        made an account and named you as a parent or guardian.
      </p>
      <TextList
        title="What we keep"
        items={[
          'The user name, the age group, and your e-mail address. We ask for no real name.',
          'Which lessons and tasks the child did, when, and how often it tried.',
          'The avatar, the settings, and what the child chooses to write in its profile.',
        ]}
      />
      <TextList
        title="What your yes allows"
        items={[
          'Feedback that the child writes may be read by the people who run this site.',
          'The child may make a certificate that others can verify, and put up a profile picture.',
          'A teacher sees the progress only if the child joins that teacher’s class.',
        ]}
      />
      <TextList
        title="What never happens"
        items={[
          'No advertising, no tracking, no selling of data, and no chat between children.',
          'Nobody but you, the child, its teachers and the people who run this site sees the progress.',
        ]}
      />
      <p>
        You can take your answer back at any time with this page. Your child can download all its data, and delete the
        account, on its account page.
      </p>
    </>
  );
}

function Standing({ consent }: { consent: ConsentView }) {
  const { state, answeredAt, deletionDueAt } = consent;
  if (state === 'asked') return null;
  return (
    <p role="status" className="rounded-md border-2 border-line p-3 font-bold">
      {state === 'given' && `You agreed${answeredAt ? ` on ${longDay(answeredAt)}` : ''}. Thank you!`}
      {state === 'withdrawn' && 'The account is limited again: the child can play, and nothing it writes leaves it.'}
      {state === 'declined' &&
        (deletionDueAt
          ? `The account is closed. It is deleted with everything in it on ${longDay(deletionDueAt)}.`
          : 'The account is closed.')}
    </p>
  );
}

function TextList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg text-link">{title}</h2>
      <ul className="lw-lights grid gap-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
