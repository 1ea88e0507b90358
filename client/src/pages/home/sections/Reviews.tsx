// The section 'reviews': an endless strip of five cards with a pause button. Nobody has written to us yet: the heroes of the game speak.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { avatarName } from '../../../features/avatar/avatarName.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { Ribbon } from '../../../ui/Ribbon.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { PauseButton } from '../PauseButton.tsx';
import { usePausable } from '../usePausable.ts';

/** Set by the requirements: 4 of 5 stars each. */
const RATING = 4;

const REVIEWS = [
  {
    id: 1,
    avatar: 'milo',
    text: msg`I trained a tree on sixty school lunches. It was wrong on fish days, and I found out why.`,
  },
  {
    id: 2,
    avatar: 'aria',
    text: msg`My first program made a sign say its own name. By the eighth shop I was writing functions.`,
  },
  {
    id: 3,
    avatar: 'jax',
    text: msg`The tractor went through the fence twice. Then I read the blocks again, slowly. That helped.`,
  },
  {
    id: 4,
    avatar: 'rio',
    text: msg`I drew a cat that the computer took for a fish. Ten more cats, and it stopped doing that.`,
  },
  {
    id: 5,
    avatar: 'blaze',
    text: msg`The robot asked what is fair, and there was no quick answer. We argued about it all lunch.`,
  },
] as const;

export function Reviews() {
  const { t } = useLingui();
  const loop = usePausable('reviews');
  return (
    <section aria-labelledby="reviews-title" className="lw-band overflow-hidden py-16">
      <div className="lw-page mb-8 grid justify-items-center gap-4 text-center">
        <Ribbon as="h2" id="reviews-title" colour="pink" className="text-2xl">
          <Trans>REVIEWS</Trans>
        </Ribbon>
        <p className="text-lg">
          <Trans>What Our Learners have to say?</Trans>
        </p>
        <p className="max-w-2xl text-muted">
          <Trans>These are sample voices: the heroes of the game show where the reviews of learners will stand.</Trans>
        </p>
        <PauseButton loop={loop} pauseLabel={t`Pause the reviews`} playLabel={t`Let the reviews move`} />
      </div>
      <ScrollBox label={t`Review cards`} className="lw-strip" data-moving={loop.isRunning || undefined}>
        <ReviewCards />
        {loop.canMove && <ReviewCards isCopy />}
      </ScrollBox>
    </section>
  );
}

/** The copy closes the loop: it follows the cards, for the eye only. */
function ReviewCards({ isCopy = false }: { isCopy?: boolean }) {
  const { t } = useLingui();
  return (
    <ul className="lw-strip-cards" aria-hidden={isCopy || undefined}>
      {REVIEWS.map(({ id, avatar, text }) => (
        <li key={id} className="lw-strip-slot">
          <article className="lw-card lw-review">
            <div className="flex items-center gap-4">
              <Portrait character={avatar} name="" size={72} />
              <div className="grid justify-items-start gap-1">
                <h3 className="text-lg text-link">{avatarName(avatar)}</h3>
                <Stars value={RATING} size={20} />
              </div>
              <span className="ml-auto self-start">
                <Badge>
                  <Trans>Sample</Trans>
                </Badge>
              </span>
            </div>
            <p>{t(text)}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
