// Feed lab: the learner taps posts, opens the inferred profile, predicts the next post, and compares three ways to choose a feed.

import {
  candidatesOf,
  countTopics,
  type FeedMode,
  feedOf,
  topicOf,
} from '@lanternwise/shared/activities/feed-lab/feed';
import { TOWER } from '@lanternwise/shared/activities/feed-lab/mapNames';
import { towerFigures } from '@lanternwise/shared/activities/feed-lab/towerFigures';
import type { AnswerOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { type FeedLab, FeedPosts } from './FeedPosts.tsx';
import { NO_TAPS, parseFeed } from './feedDraft.ts';
import { NextPost } from './NextPost.tsx';
import { ProfileBars } from './ProfileBars.tsx';
import { WaysOut } from './WaysOut.tsx';
import type { FeedView } from './world.ts';

type Answer = AnswerOf<'feed-lab'>;

/** What is kept of the run; the taps themselves say nothing to a person. */
function figuresOf(lab: FeedLab, { taps, prediction }: Answer, mode: FeedMode): Record<string, number> {
  const before = feedOf(lab, taps);
  const after = feedOf(lab, taps, mode);
  const indexes = (posts: typeof before) => posts.map((post) => lab.topics.findIndex(({ id }) => id === topicOf(post)));
  return {
    taps: taps.length,
    'topics before': countTopics(before),
    'topics after': countTopics(after),
    'predicted right': prediction === before[0]?.id ? 1 : 0,
    ...towerFigures({ before: indexes(before), after: indexes(after) }),
  };
}

const EMPTY: Omit<Answer, 'taps'> = { tried: [], conclusion: '' };

export function FeedLabActivity({ activity, seed, submit, report }: ActivityProps<'feed-lab'>) {
  const { t } = useLingui();
  const [mode, setMode] = useState<FeedMode>('similar');
  const { taps: total, conclusion } = activity;
  const [draft, store] = useStoredDraft(
    activity.id,
    NO_TAPS,
    useMemo(() => parseFeed(activity), [activity]),
  );
  const check = useAnswerCheck<Answer>({ ...EMPTY, taps: [...draft.taps] }, (answer) => {
    const grade = submit(answer);
    if (!grade.correct) return grade;
    report(figuresOf(activity, answer, mode));
    // The next run begins with a fresh feed.
    store(NO_TAPS);
    return grade;
  });
  const { answer, changeAnswer, grade } = check;
  const { taps, tried, prediction } = answer;
  const isTapping = taps.length < total;
  const feed = feedOf(activity, taps, mode);
  useOnMap<FeedView>(activity.id, { taps, mode });
  useCameraBeside(TOWER);
  const chooseMode = (next: FeedMode) => {
    setMode(next);
    if (next !== 'similar' && !tried.includes(next)) changeAnswer({ ...answer, tried: [...tried, next] });
  };
  if (isTapping) {
    const done = taps.length;
    const last = activity.posts.find(({ id }) => id === taps.at(-1));
    const tap = (id: string) => {
      const next = [...taps, id];
      store({ taps: next });
      changeAnswer({ ...answer, taps: next });
    };
    return (
      <section className={kitStyles.stack}>
        <p role="status" className={kitStyles.note}>
          {t`Taps: ${done} of ${total}.`} {last && `${last.by}: “${last.text}”`}
        </p>
        <FeedPosts activity={activity} posts={feed} onTap={tap} />
      </section>
    );
  }
  return (
    <>
      <ProfileBars activity={activity} taps={taps} />
      <WaysOut activity={activity} taps={taps} mode={mode} tried={tried} onMode={chooseMode} />
      <NextPost
        activity={activity}
        candidates={candidatesOf(activity, taps)}
        seed={seed}
        predicted={prediction}
        onPredict={(id) => changeAnswer({ ...answer, prediction: id })}
      />
      {prediction !== undefined && <FeedPosts activity={activity} posts={feed} />}
      {tried.length === 2 && (
        <section className={cx(kitStyles.card, kitStyles.stack)}>
          <Options
            group="conclude"
            question={conclusion.question}
            options={conclusion.options}
            chosen={answer.conclusion || undefined}
            results={grade ? { [answer.conclusion]: grade.correct ? 'right' : 'wrong' } : {}}
            onChoose={(id) => changeAnswer({ ...answer, conclusion: id })}
          />
        </section>
      )}
      <CheckBar
        activity={activity}
        check={check}
        ready={answer.conclusion !== '' && tried.length === 2}
        incompleteHint={tried.length < 2 ? t`Try both ways out.` : t`Choose an answer first.`}
      />
    </>
  );
}
