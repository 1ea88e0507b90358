// The contents in the sidebar: three sections with three guides each, and the parts of the guide that is open.

import { GUIDES } from '@lanternwise/shared/generated/guides.ts';
import { GUIDE_SECTIONS, type Guide, type GuideSection } from '@lanternwise/shared/resources/guide';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useSettings } from '../../features/settings/useSettings.ts';
import { partsOf } from './guideParts.ts';
import { wordsIn } from './guides.ts';
import styles from './nav.module.css';
import { headingId, INTRODUCTION, type ResourcePlace } from './place.ts';

const SECTION_TITLES: Record<GuideSection, MessageDescriptor> = {
  'getting-started': msg`Getting Started`,
  'teaching-guides': msg`Teaching Guides`,
  resources: msg`Resources`,
};

interface ResourceNavProps {
  place: ResourcePlace;
  /** The open guide, once it is loaded. */
  guide: Guide | undefined;
  onChoose(): void;
}

export function ResourceNav({ place, guide, onChoose }: ResourceNavProps) {
  const { t } = useLingui();
  const { language } = useSettings();
  return (
    <nav aria-label={t`Teaching Resources`} className={styles.nav}>
      <Link
        to={{ hash: `#${INTRODUCTION}` }}
        className={styles.link}
        aria-current={place.guide ? undefined : 'true'}
        onClick={onChoose}
      >
        <Trans>Introduction</Trans>
      </Link>
      {GUIDE_SECTIONS.map((section) => (
        <section key={section} aria-labelledby={`section-${section}`}>
          <h2 id={`section-${section}`} className={styles.section}>
            {t(SECTION_TITLES[section])}
          </h2>
          <ul>
            {GUIDES.filter((entry) => entry.section === section).map((entry) => (
              <li key={entry.id}>
                <Link
                  to={{ hash: `#${entry.id}` }}
                  className={styles.link}
                  aria-current={place.guide === entry.id ? 'true' : undefined}
                  onClick={onChoose}
                >
                  {wordsIn(entry, language).title}
                </Link>
                {guide?.id === entry.id && place.guide === entry.id && <Parts guide={guide} onChoose={onChoose} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Parts({ guide, onChoose }: { guide: Guide; onChoose(): void }) {
  return (
    <ul className={styles.parts} lang={guide.language}>
      {partsOf(guide).map(({ heading }) =>
        heading ? (
          <li key={heading.id}>
            <Link to={{ hash: `#${headingId(guide.id, heading.id)}` }} className={styles.part} onClick={onChoose}>
              {heading.text}
            </Link>
          </li>
        ) : null,
      )}
    </ul>
  );
}
