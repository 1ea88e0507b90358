// The section 'community': voices of the realms' guides, who are characters of the game and shown as such.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Portrait } from '../../../ui/Portrait.tsx';
import { SpeechBubble } from '../../../ui/SpeechBubble.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const VOICES = [
  {
    who: 'wizard',
    name: msg`Merrin the Wizard`,
    place: msg`Guide in AI Adventure Park`,
    words: msg`They arrive saying “AI is magic”. They leave having trained a tree on sixty lunches, and knowing where it goes wrong. I had to hand back my wand.`,
  },
  {
    who: 'nova',
    name: msg`Nova`,
    place: msg`Guide in Robo Realm`,
    words: msg`The tractor drives exactly as it was told. That is the lesson, and it is also why the fence needs mending.`,
  },
  {
    who: 'muse',
    name: msg`Muse the Parrot`,
    place: msg`Guide on Imagination Island`,
    words: msg`I repeat what I have read, in a new order. Visitors build a machine that does the same, and then ask both of us whether it is true.`,
  },
  {
    who: 'echo',
    name: msg`Echo the Bat`,
    place: msg`Guide in Voice Valley Park`,
    words: msg`Visitors choose which computer-made voices teach a robot three words. Then it listens to one word of theirs, which stays in the browser. The robot stays polite.`,
  },
  {
    who: 'neo',
    name: msg`Neo`,
    place: msg`Rival in Fun Factory Realm`,
    words: msg`A twelve-year-old labelled 12 jokes and beat me with the model. I want it noted that the jokes were very well labelled.`,
  },
  {
    who: 'captain-shield',
    name: msg`Captain Shield`,
    place: msg`Guide in Safety Star City`,
    words: msg`Ask who made it, who pays for it, and whom you can ask. My visitors leave with those three questions, and one good password.`,
  },
] as const;

export function Community() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="community-title" className="lw-band">
      <div className="lw-page py-16">
        <SectionTitle
          id="community-title"
          colour="amber"
          lead={t`Our guides are characters of the game, so they may praise themselves. What do you say?`}
        >
          <Trans>Voices from the realms</Trans>
        </SectionTitle>
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {VOICES.map(({ who, name, place, words }) => (
            <li key={who} className="grid content-start gap-5">
              <SpeechBubble className="lw-voice">{t(words)}</SpeechBubble>
              <p className="flex items-center gap-4">
                <Portrait character={who} name="" size={72} />
                <span className="grid">
                  <span className="font-display text-lg text-link">{t(name)}</span>
                  <span className="text-muted">{t(place)}</span>
                </span>
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-10 text-center text-lg">
          <Trans>
            You teach or learn with Lanternwise?{' '}
            <Link to="/contact-us" className="lw-link">
              Tell us how it went
            </Link>
          </Trans>
        </p>
      </div>
    </section>
  );
}
