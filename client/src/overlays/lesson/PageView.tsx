// One page of a lesson: its first section, the others on a tap, figure, picture, and a button that opens its activity.
import type { LessonPage } from '@lanternwise/shared/content/lesson';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { Illustration } from '../../activities/kit/Illustration.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import { BriefProse } from './BriefProse.tsx';
import { figureTexts, LessonFigure } from './LessonFigure.tsx';
import styles from './PageView.module.css';
import { ReadAloudButton } from './ReadAloudButton.tsx';
import shared from './reading.module.css';
import { Taps } from './Taps.tsx';

export interface PageViewProps {
  page: LessonPage;
  /** Where it is among the pages. */
  position: ReactNode;
  onPlay(activity: string): void;
}

export function PageView({ page, position, onPlay }: PageViewProps) {
  const { play, figure, illustration } = page;
  const [first, ...others] = page.sections;
  return (
    <div className={styles.page}>
      <div className={shared.head}>
        <h3 className={shared.heading}>{page.title}</h3>
        {position}
        <ReadAloudButton
          texts={[page.title, ...page.sections.map((section) => section.text), ...figureTexts(figure)]}
        />
      </div>
      <div className={cx(illustration && shared.reading)}>
        {illustration && <Illustration name={illustration} symbol="scale" size="reading" />}
        <div className={shared.text}>
          {first && (
            <section className={styles.section}>
              <h4 className={shared.sectionName}>{first.heading}</h4>
              <BriefProse text={first.text} />
            </section>
          )}
          <Taps taps={others.map(({ heading, text }) => ({ name: heading, content: <Markdown text={text} /> }))} />
          {figure && <LessonFigure figure={figure} />}
        </div>
      </div>
      {play && (
        <div className={styles.play}>
          <Button
            variant="secondary"
            icon={<Play aria-hidden="true" size={18} fill="currentColor" />}
            onClick={() => onPlay(play.activity)}
          >
            {play.label}
          </Button>
        </div>
      )}
    </div>
  );
}
