// A tour of domains: each has a lesson view, examples to look at closely, and an activity that opens the way on.

import type { Domain, LessonOf } from '@lanternwise/shared/content/lesson';
import { Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { ActivityRunner } from '../../activities/ActivityRunner.tsx';
import { ContentIcon } from '../../activities/kit/ContentIcon.tsx';
import { Illustration } from '../../activities/kit/Illustration.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import { LessonContent } from './LessonContent.tsx';
import { LessonNav } from './LessonNav.tsx';
import { ReadAloudButton } from './ReadAloudButton.tsx';
import { useLessonPages, useLessonProgress } from './useLessonProgress.ts';

/** The lesson itself, its activity, or one example by id. */
type TourView = { kind: 'lesson' } | { kind: 'activity' } | { kind: 'example'; id: string };
const LESSON_VIEW: TourView = { kind: 'lesson' };

export function TourLesson({ lesson, close }: { lesson: LessonOf<'tour'>; close(): void }) {
  const { t } = useLingui();
  const tools = useLessonProgress(lesson.id, close);
  const firstUnpassed = lesson.domains.findIndex((domain) => !tools.isPassed(domain.activity));
  const { page, moving, goTo } = useLessonPages(
    lesson.id,
    lesson.domains.length,
    firstUnpassed < 0 ? lesson.domains.length - 1 : firstUnpassed,
  );
  const [view, setView] = useState<TourView>(LESSON_VIEW);
  const domain = lesson.domains[page];
  if (!domain) return null;
  const passed = tools.isPassed(domain.activity);
  const last = page === lesson.domains.length - 1;
  const activity = tools.findActivity(domain.activity);
  const example = view.kind === 'example' ? domain.examples.find((e) => e.id === view.id) : undefined;
  const move = (to: number) => {
    goTo(to);
    setView(LESSON_VIEW);
  };
  const next = () => {
    if (!last) move(page + 1);
    else if (firstUnpassed >= 0) move(firstUnpassed);
    else tools.finish();
  };
  return (
    <>
      <ol className="lesson-path lesson-path-tour">
        {lesson.domains.map((d, at) => {
          const done = tools.isPassed(d.activity);
          return (
            <li
              key={d.id}
              aria-current={at === page ? 'step' : undefined}
              className={cx('lesson-stone', done && 'lesson-stone-done', at === page && 'lesson-stone-here')}
            >
              <span className="lesson-stone-mark">
                {done ? (
                  <Star aria-hidden="true" size={18} fill="currentColor" />
                ) : (
                  <ContentIcon name={d.icon} size={18} />
                )}
                {done && (
                  <span className="lw-hidden">
                    <Trans>done:</Trans>{' '}
                  </span>
                )}
              </span>
              <span className="lesson-stone-name">{d.title}</span>
            </li>
          );
        })}
      </ol>
      <LessonContent id={`${domain.id}-${view.kind}-${example?.id ?? ''}`} moving={moving}>
        {view.kind === 'lesson' && <DomainView domain={domain} onExample={(id) => setView({ kind: 'example', id })} />}
        {example && (
          <div className="lesson-read">
            <Illustration name={example.image} symbol={domain.icon} />
            <div className="lesson-read-text">
              <p className="lesson-kicker">{domain.title}</p>
              <div className="lesson-page-head">
                <h3 className="lesson-heading">{example.title}</h3>
                <ReadAloudButton texts={[example.title, example.description]} />
              </div>
              <Markdown text={example.description} />
            </div>
          </div>
        )}
        {view.kind === 'activity' && activity && (
          <ActivityRunner
            key={activity.id}
            activity={activity}
            onAnswered={(answered) => tools.recordAnswer(activity.id, answered)}
          />
        )}
      </LessonContent>
      <LessonNav
        back={
          view.kind === 'lesson'
            ? { label: t`Previous`, disabled: moving || page === 0, onPress: () => move(page - 1) }
            : { label: t`Back to lesson`, disabled: moving, onPress: () => setView(LESSON_VIEW) }
        }
        middle={
          view.kind === 'activity' ? null : (
            <Button
              variant={passed ? 'quiet' : 'secondary'}
              disabled={moving}
              onClick={() => setView({ kind: 'activity' })}
            >
              {passed ? t`Try activity again` : t`Try activity`}
            </Button>
          )
        }
        next={{ label: last ? lesson.finish : t`Next domain`, disabled: moving || !passed, onPress: next }}
        disabledReason={passed ? undefined : t`Do the activity to go on.`}
      />
    </>
  );
}

function DomainView({ domain, onExample }: { domain: Domain; onExample(id: string): void }) {
  return (
    <div className="lesson-read">
      <Illustration name={domain.illustration} symbol={domain.icon} className={`lesson-tint-${domain.color}`} />
      <div className="lesson-read-text">
        <p className="lesson-kicker">
          <Trans>Domain</Trans>
        </p>
        <div className="lesson-page-head">
          <h3 className="lesson-heading">
            <ContentIcon name={domain.icon} size="1em" /> {domain.title}
          </h3>
          <ReadAloudButton texts={[domain.title, domain.description]} />
        </div>
        <Markdown text={domain.description} />
        <div className="lesson-examples">
          {domain.examples.map((example) => (
            <button key={example.id} type="button" className="lesson-example" onClick={() => onExample(example.id)}>
              <Illustration name={example.image} symbol={domain.icon} />
              <span>
                <span className="lesson-note-name">
                  <Trans>Example</Trans>
                </span>
                <span className="lesson-example-name">{example.title}</span>
              </span>
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
