// A film's story as drawn pictures, honestly named: stands in while the film itself is missing.
import type { LessonVideo } from './videos.ts';
import './video.css';

export function VideoStory({ film }: { film: LessonVideo }) {
  return (
    <section className="vid-story" aria-labelledby="vid-story-name">
      <h4 id="vid-story-name" className="vid-story-name">
        Read the film's story
      </h4>
      <ol>
        {film.story.map(({ code, prints, says }, at) => (
          <li key={says} className="vid-picture">
            <div className="vid-frame">
              {code === undefined && prints === undefined && (
                <span aria-hidden="true" className="vid-frame-mark">
                  {at + 1}
                </span>
              )}
              {code !== undefined && <pre className="vid-frame-code">{code}</pre>}
              {prints !== undefined && <pre className="vid-frame-prints">{prints}</pre>}
            </div>
            <p>{says}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
