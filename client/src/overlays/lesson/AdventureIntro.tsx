// The introduction of an adventure: what is ahead, a card for each part.
import type { LessonOf } from '@lanternwise/shared/content/lesson';
import { useLingui } from '@lingui/react/macro';
import { ContentIcon } from '../../activities/kit/ContentIcon.tsx';
import styles from './AdventureIntro.module.css';
import { LessonContent } from './LessonContent.tsx';
import { LessonNav } from './LessonNav.tsx';
import { ReadAloudButton } from './ReadAloudButton.tsx';
import shared from './reading.module.css';

/** Each card fades in this much later than the one before (lessons.txt 9). */
const FADE_DELAY_SECONDS = 0.1;

export interface AdventureIntroProps {
  intro: NonNullable<LessonOf<'adventure'>['intro']>;
  close(): void;
  onBegin(): void;
}

export function AdventureIntro({ intro, close, onBegin }: AdventureIntroProps) {
  const { t } = useLingui();
  return (
    <>
      <LessonContent id="intro" moving={false}>
        <div className={styles.intro}>
          <div className={shared.head}>
            <h3 className={shared.heading}>{intro.title}</h3>
            <ReadAloudButton texts={[intro.text, ...intro.cards.flatMap(({ title, text }) => [title, text])]} />
          </div>
          <p>{intro.text}</p>
          <ul className={styles.cards}>
            {intro.cards.map(({ title, text, icon }, at) => (
              <li key={title} style={{ animationDelay: `${at * FADE_DELAY_SECONDS}s` }}>
                <span aria-hidden="true">
                  <ContentIcon name={icon} size={44} />
                </span>
                <h4>{title}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </LessonContent>
      <LessonNav close={{ label: t`Close`, onPress: close }} next={{ label: intro.button, onPress: onBegin }} />
    </>
  );
}
