// 'Our Mission': one sentence, and the three promises it is made of.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Portrait } from '../../ui/Portrait.tsx';

const PROMISES = [
  {
    who: 'jax',
    title: msg`Fun`,
    text: msg`A world to walk in, guides worth listening to, and no punishment for a wrong answer.`,
  },
  {
    who: 'aria',
    title: msg`Accessible`,
    text: msg`Any school computer, keyboard or touch, English or Hindi, with narration and a reading font.`,
  },
  {
    who: 'rio',
    title: msg`Meaningful`,
    text: msg`Real models on your own data, and the question that matters most: whom does it help, and whom not?`,
  },
] as const;

export function Mission() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="mission-title" className="lw-page pb-16">
      <div className="lw-panel grid gap-8">
        <div className="grid justify-items-center gap-3 pt-2 text-center">
          <h2 id="mission-title" className="text-2xl text-game-title">
            <Trans>Our Mission</Trans>
          </h2>
          <p className="max-w-3xl font-display text-xl">
            <Trans>Make AI fun, accessible and meaningful for kids aged 12 and up.</Trans>
          </p>
        </div>
        <ul className="grid gap-6 md:grid-cols-3">
          {PROMISES.map(({ who, title, text }) => (
            <li key={title.id} className="flex gap-4">
              <Portrait character={who} name="" size={72} />
              <div>
                <h3 className="text-lg text-link">{t(title)}</h3>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
