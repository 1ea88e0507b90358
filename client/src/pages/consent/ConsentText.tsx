// What a parent reads before answering, and where the answer stands.
import type { ConsentView } from '@lanternwise/shared/contracts/consent';
import { CONSENT_WORDS, dayIn } from './words.ts';

export function ConsentText({ consent }: { consent: ConsentView }) {
  const words = CONSENT_WORDS[consent.locale];
  return (
    <>
      <Standing consent={consent} />
      <p>{words.intro(consent.username)}</p>
      {words.lists.map(({ title, items }) => (
        <section key={title} className="grid gap-2">
          <h2 className="text-lg text-link">{title}</h2>
          <ul className="lw-lights grid gap-2">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>{words.ending}</p>
    </>
  );
}

function Standing({ consent: { state, locale, answeredAt, deletionDueAt } }: { consent: ConsentView }) {
  const { standing } = CONSENT_WORDS[locale];
  if (state === 'asked') return null;
  return (
    <p role="status" className="rounded-md border-2 border-line p-3 font-bold">
      {state === 'given' && standing.given(dayIn(locale, answeredAt))}
      {state === 'withdrawn' && standing.withdrawn}
      {state === 'declined' && standing.declined(dayIn(locale, deletionDueAt))}
    </p>
  );
}
