// The section 'courses': the four courses, and all realms in play order with a picture.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { CourseSlug } from '@lanternwise/shared/courses/titles';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { realmPickerCards } from '../../../features/realm/realms.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { SectionTitle } from './SectionTitle.tsx';

/** Made by `npm run screenshots -- gallery`. */
const views = import.meta.glob<string>('../../../../../assets/ui/realms/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const realmView = (id: MapId): string | undefined => views[`../../../../../assets/ui/realms/${id}.webp`];

const COURSES: readonly { slug: CourseSlug; title: ReturnType<typeof msg>; promise: ReturnType<typeof msg> }[] = [
  {
    slug: 'ai-adventure',
    title: msg`AI Adventure`,
    promise: msg`Eight realms, from the first data card to a city that must stay safe.`,
  },
  {
    slug: 'python-world',
    title: msg`Python World`,
    promise: msg`Eight cake shops and a workshop. Every program runs in the browser.`,
  },
  {
    slug: 'school-class-x',
    title: msg`School Class X`,
    promise: msg`The realms week by week, for CBSE subject code 417.`,
  },
  { slug: 'map-making', title: msg`Map Making`, promise: msg`Build a realm of your own, with a checklist.` },
];

export function Courses() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="courses-title" className="lw-band">
      <div className="lw-page py-16">
        <SectionTitle
          id="courses-title"
          colour="violet"
          lead={t`Each realm is one big idea, with its own map, music and people.`}
        >
          <Trans>Ten realms to light up</Trans>
        </SectionTitle>
        <Realms />
        <ul className="mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {COURSES.map(({ slug, title, promise }) => (
            <li key={slug} className="flex">
              <Link to={`/courses/${slug}`} className="lw-ticket">
                <span className="font-display text-xl text-link">{t(title)}</span>
                <span>{t(promise)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-10 flex flex-wrap justify-center gap-5">
          <Link to="/Grassroot/learning-adventures" className={buttonClass({ variant: 'secondary' })}>
            <Trans>See the adventures</Trans>
          </Link>
        </p>
      </div>
    </section>
  );
}

function Realms() {
  return (
    <ol className="lw-realms">
      {realmPickerCards().map(({ id, title, learn }, index) => (
        <li key={id} className="lw-realm-view">
          <img src={realmView(id)} alt="" width={480} height={300} loading="lazy" decoding="async" />
          <span aria-hidden="true" className="lw-number">
            {index + 1}
          </span>
          <div className="grid gap-1 p-4">
            <h3 className="text-lg text-link">{title}</h3>
            <p className="text-sm">{learn}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
