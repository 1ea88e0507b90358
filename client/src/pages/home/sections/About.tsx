// The section 'about': what teachers and parents want to know, and the way to the page about us.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const AUDIENCES = [
  {
    who: 'owl',
    title: msg`For teachers`,
    points: [
      msg`Made for the CBSE 417 and AI4K12 topics, one realm for about one lesson.`,
      msg`Runs in the browser of an ordinary school computer; nothing to install.`,
      msg`Progress is saved to the account and is there on any device.`,
      msg`A school that hosts its own opens everything with one setting.`,
    ],
  },
  {
    who: 'talking-tree',
    title: msg`For parents`,
    points: [
      msg`No adverts, no tracking, no chat with strangers.`,
      msg`A nickname and a password are enough. Drawings, texts and sounds stay in the browser.`,
      msg`Text, narration, reading font and motion adapt to your child.`,
      msg`No lives, no timers, no streaks to lose: children stop when they want to.`,
    ],
  },
] as const;

export function About() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="about-title" className="lw-page py-16">
      <SectionTitle
        id="about-title"
        colour="pink"
        lead={t`Lanternwise makes AI fun, accessible and meaningful for learners of 12 and up.`}
      >
        <Trans>Good to know</Trans>
      </SectionTitle>
      <div className="grid gap-8 md:grid-cols-2">
        {AUDIENCES.map(({ who, title, points }) => (
          <Card key={title.id}>
            <div className="mb-4 flex items-center gap-4">
              <Portrait character={who} name="" size={72} />
              <h3 className="text-xl text-link">{t(title)}</h3>
            </div>
            <ul className="lw-lights grid gap-3">
              {points.map((point) => (
                <li key={point.id}>{t(point)}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      <p className="mt-10 flex flex-wrap justify-center gap-5">
        <Link to="/about-us" className={buttonClass({ variant: 'secondary' })}>
          <Trans>More about us</Trans>
        </Link>
        <Link to="/gallery" className={buttonClass({ variant: 'quiet' })}>
          <Trans>See pictures of the game</Trans>
        </Link>
      </p>
    </section>
  );
}
