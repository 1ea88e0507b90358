// One page of a lesson: its sections, its figure, its picture, and a button to its own activity.
import type { LessonFigure, LessonPage } from '@lanternwise/shared/content/lesson';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentIcon } from '../../activities/kit/ContentIcon.tsx';
import { Illustration } from '../../activities/kit/Illustration.tsx';
import { Button } from '../../ui/Button.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import { ReadAloudButton } from './ReadAloudButton.tsx';

export interface PageViewProps {
  page: LessonPage;
  /** Where in the lesson this is, in words. */
  positionLabel: string;
  onPlay(activity: string): void;
  children?: ReactNode;
}

export function PageView({ page, positionLabel, onPlay, children }: PageViewProps) {
  const { play, figure, illustration } = page;
  return (
    <div className="lesson-page">
      <div className="lesson-page-head">
        <h3 className="lesson-heading">{page.title}</h3>
        <p className="lesson-kicker">{positionLabel}</p>
        <ReadAloudButton
          texts={[page.title, ...page.sections.map((section) => section.text), ...figureTexts(figure)]}
        />
      </div>
      <div className={illustration ? 'lesson-read' : 'lesson-alone'}>
        {illustration && <Illustration name={illustration} symbol="scale" />}
        <div className="lesson-read-text">
          {page.sections.map((section, at) => (
            <section key={section.heading} className={`lesson-section lesson-section-${at % 3}`}>
              <h4 className="lesson-note-name">{section.heading}</h4>
              <Markdown text={section.text} />
            </section>
          ))}
          {figure && <Figure figure={figure} />}
          <div className="lesson-page-buttons">
            {play && (
              <Button
                variant="secondary"
                icon={<Play aria-hidden="true" size={18} fill="currentColor" />}
                onClick={() => onPlay(play.activity)}
              >
                {play.label}
              </Button>
            )}
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}

/** What a figure says, for reading aloud. */
function figureTexts(figure: LessonFigure | undefined): string[] {
  if (!figure) return [];
  if (figure.kind === 'cards') return figure.cards.flatMap((card) => [card.title, card.text]);
  return figure.branches.flatMap((branch) => [
    branch.label,
    ...branch.leaves.flatMap((leaf) => [leaf.label, leaf.about]),
  ]);
}

function Figure({ figure }: { figure: LessonFigure }) {
  if (figure.kind === 'cards') {
    return (
      <ul className="lesson-cards">
        {figure.cards.map((card, at) => (
          <li key={card.title} className={`lesson-card act-tint-${at % 4}`}>
            <span aria-hidden="true" className="lesson-card-icon">
              <ContentIcon name={card.icon} size={28} />
            </span>
            <h4>{card.title}</h4>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="lesson-tree">
      <p className="lesson-tree-root">{figure.root}</p>
      <ul className="lesson-tree-branches">
        {figure.branches.map((branch, at) => (
          <li key={branch.label} className={`lesson-tree-branch act-tint-${at}`}>
            <p className="lesson-tree-name">
              <ContentIcon name={branch.icon} size="1em" /> {branch.label}
            </p>
            <ul className="lesson-tree-leaves">
              {branch.leaves.map((leaf) => (
                <li key={leaf.label} className="lesson-tree-leaf">
                  <span aria-hidden="true" className="lesson-card-icon">
                    <ContentIcon name={leaf.icon} size={28} />
                  </span>
                  <strong>{leaf.label}</strong>
                  <span>{leaf.about}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
