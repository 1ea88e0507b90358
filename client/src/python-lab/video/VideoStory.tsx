// A video's story as drawn pictures, shown while the video itself is missing.

import { Trans } from '@lingui/react/macro';
import styles from './VideoStory.module.css';
import type { LessonVideo } from './videos.ts';

export function VideoStory({ film }: { film: LessonVideo }) {
  return (
    <section className={styles.story} aria-labelledby="video-story-title">
      <h4 id="video-story-title" className={styles.title}>
        <Trans>Read the film's story</Trans>
      </h4>
      <ol>
        {film.story.map(({ code, prints, says }, at) => (
          <li key={says} className={styles.picture}>
            <div className={styles.frame}>
              {code === undefined && prints === undefined && (
                <span aria-hidden="true" className={styles.number}>
                  {at + 1}
                </span>
              )}
              {code !== undefined && <pre>{code}</pre>}
              {prints !== undefined && <pre className={styles.prints}>{prints}</pre>}
            </div>
            <p>{says}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
