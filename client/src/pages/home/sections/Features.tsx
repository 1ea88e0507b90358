// The section 'features': learning in three steps, each beside a picture of the real game.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import explain from '../../../../../assets/ui/shots/explain.webp?url';
import train from '../../../../../assets/ui/shots/train.webp?url';
import walk from '../../../../../assets/ui/shots/walk.webp?url';
import { Portrait } from '../../../ui/Portrait.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const STEPS = [
  {
    who: 'milo',
    shot: walk,
    alt: msg`The round plaza of AI Adventure Park: a wizard and an owl wait beside the fountain`,
    title: msg`Walk and meet`,
    text: msg`Choose a hero and explore a realm with the keyboard, a mouse or a touch stick. Every guide you meet has something to show you.`,
  },
  {
    who: 'robot',
    shot: train,
    alt: msg`The Canteen Lab: rows of real lunch days, and the decision tree that was trained on them`,
    title: msg`Teach a machine`,
    text: msg`Where a lesson says that a machine learns, it really learns: on your data, in your browser, where you can watch it think.`,
  },
  {
    who: 'owl',
    shot: explain,
    alt: msg`An activity after a wrong answer: each mistake has its own explanation`,
    title: msg`Find out why`,
    text: msg`A wrong answer never costs a life. It gets an explanation, a hint if you want one, and another try.`,
  },
] as const;

export function Features() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="features-title" className="lw-page py-16">
      <SectionTitle id="features-title" colour="teal" lead={t`Ten minutes are enough for a first step.`}>
        <Trans>How it works</Trans>
      </SectionTitle>
      <ol className="grid gap-14 md:gap-4">
        {STEPS.map(({ who, shot, alt, title, text }, index) => (
          <li key={title.id} className="lw-way">
            <img src={shot} alt={t(alt)} width={720} height={450} loading="lazy" decoding="async" />
            <div className="lw-way-words">
              <Portrait character={who} name="" size={96} />
              <h3 className="text-2xl text-game-title">
                {index + 1}. {t(title)}
              </h3>
              <p className="text-lg">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
