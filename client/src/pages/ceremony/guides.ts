// The guide who speaks for each realm at the ceremony, and what the guide says.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { t } from '@lingui/core/macro';

type CourseRealm = (typeof PLAY_ORDER)[number];

export interface Guide {
  name: string;
  /** Name of the portrait. */
  portrait: string;
  words: string;
}

/** In the current language; call it during rendering. */
export function guideOf(realm: CourseRealm): Guide {
  switch (realm) {
    case 'ai-adventure-park':
      return {
        name: t`Merrin the Wizard`,
        portrait: 'wizard',
        words: t`You came in with a question and left with a model that had passed a test. Keep the order: question first.`,
      };
    case 'robo-realm':
      return {
        name: t`Nova`,
        portrait: 'nova',
        words: t`The tractor did exactly what you wrote, even when you meant something else. You know now why that matters.`,
      };
    case 'wonder-vision-valley':
      return {
        name: t`Lumen the Wizard`,
        portrait: 'lumen',
        words: t`You fooled a machine that sees, and then you taught it better. Both were good work.`,
      };
    case 'think-tank-park':
      return {
        name: t`Nibs the Owl`,
        portrait: 'owl',
        words: t`You watched three searches walk one maze, and you told a true plot from a cunning one. Whooo could ask for more?`,
      };
    case 'imagination-island':
      return {
        name: t`Muse the Parrot`,
        portrait: 'muse',
        words: t`Your machine wrote, and you checked whether it was true. Whether it was true! I say everything twice; you check everything twice.`,
      };
    case 'fun-factory-realm':
      return {
        name: t`Neo`,
        portrait: 'neo',
        words: t`You beat me with better data, not with luck. I have asked for a wider joke book.`,
      };
    case 'voice-valley-park':
      return {
        name: t`Echo the Bat`,
        portrait: 'echo',
        words: t`The bridge robot listens to voices it has never met, because you let it hear many different ones.`,
      };
    case 'safety-star-city':
      return {
        name: t`Captain Shield`,
        portrait: 'captain-shield',
        words: t`You looked twice at the feed, at the letters and at the pictures. The city sleeps well tonight.`,
      };
  }
}

export const REALMS: readonly CourseRealm[] = PLAY_ORDER;
