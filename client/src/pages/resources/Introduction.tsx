// The introduction of the resources: quick links to the guides that are needed first, and what is new.
import { inLanguage } from '@lanternwise/shared/constants/languages';
import { GUIDES, UPDATES } from '@lanternwise/shared/generated/guides.ts';
import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useSettings } from '../../features/settings/useSettings.ts';
import { Card } from '../../ui/Card.tsx';
import { OwlPortrait } from '../../ui/OwlPortrait.tsx';
import { wordsIn } from './guides.ts';
import { INTRODUCTION } from './place.ts';

const QUICK_LINKS = ['first-lesson', 'set-up-a-class', 'lesson-plans', 'unplugged'];

export function Introduction({ title }: { title: RefObject<HTMLHeadingElement | null> }) {
  return (
    <section id={INTRODUCTION} aria-labelledby="introduction-title" className="grid gap-8">
      <header className="flex flex-wrap items-start gap-5">
        <OwlPortrait size={104} />
        <div className="grid min-w-64 flex-1 gap-3">
          <h1 ref={title} tabIndex={-1} className="text-3xl text-game-title">
            <Trans>Teaching Resources</Trans>
          </h1>
          <h2 id="introduction-title" className="text-xl text-link">
            <Trans>Introduction</Trans>
          </h2>
          <p className="max-w-2xl text-lg">
            <Trans>
              Nine guides for teachers of grades 6 to 10, also for those who have never taught AI. Everything can be
              printed, and all of it is free.
            </Trans>
          </p>
        </div>
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <QuickLinks />
        <LatestUpdates />
      </div>
    </section>
  );
}

function QuickLinks() {
  const { language } = useSettings();
  return (
    <Card title={<Trans>Quick Links</Trans>} className="grid gap-4">
      <ul className="lw-lights grid gap-4">
        {GUIDES.filter(({ id }) => QUICK_LINKS.includes(id)).map((entry) => {
          const { title, summary } = wordsIn(entry, language);
          return (
            <li key={entry.id}>
              <Link to={{ hash: `#${entry.id}` }} className="lw-link font-bold">
                {title}
              </Link>
              <p className="text-muted">{summary}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** From CHANGELOG.md. */
function LatestUpdates() {
  const { language } = useSettings();
  return (
    <Card title={<Trans>Latest Updates</Trans>} className="grid gap-4">
      <ul className="lw-lights grid gap-4">
        {UPDATES.map((update) => inLanguage(update, language)).map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
