// Hangs the learner's run of the gallery on the walls of the map, and opens the window of the frame before which the player stops.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { t } from '@lingui/core/macro';
import { hintGiven } from '../../features/messages/messagesSlice.ts';
import { overlayRequested, selectIsOverlayOpen } from '../../features/overlays/overlaysSlice.ts';
import { lookAtFrame, readGalleryRun } from '../../features/realm/galleryRun.ts';
import { isWorldHidden, type RealmContext } from '../../features/realm/realmState.ts';
import { observeStore } from '../../lib/observeStore.ts';
import { GALLERY_WALLS, hangingPictures } from './galleryWalls.ts';

const activityOf = ({ activities }: RealmContext['content']) =>
  Object.values(activities).find((one): one is ActivityOf<'real-or-made'> => one.kind === 'real-or-made');

/** The lesson in which the activity is a level. */
const lessonOf = ({ lessons }: RealmContext['content'], activity: string): string | undefined =>
  Object.values(lessons).find(
    (lesson) => lesson.kind === 'adventure' && lesson.levels.some((level) => level.activity === activity),
  )?.id;

/** Returns the unsubscribe function. */
export function connectPictureGallery({ bus, store, content }: RealmContext): () => void {
  const activity = activityOf(content);
  const lesson = activity && lessonOf(content, activity.id);
  if (!activity || lesson === undefined) return () => undefined;
  const hang = () => {
    // An open lesson hangs its own.
    if (isWorldHidden(store)) return;
    const run = { ...readGalleryRun(activity.id), looking: -1 };
    const pictures = hangingPictures(run, { real: t`real`, made: t`made` });
    for (const id of GALLERY_WALLS)
      bus.emit('mechanic/command', { id, mechanic: 'picture-gallery', command: { pictures } });
  };
  hang();
  const stops = [
    observeStore(store, selectIsOverlayOpen, hang),
    bus.on('mechanic/event', ({ mechanic, event }) => {
      if (mechanic !== 'picture-gallery' || isWorldHidden(store)) return;
      if (readGalleryRun(activity.id).frames.length === 0) {
        const name = content.realm.characters.find(({ id }) => id === activity.guide)?.name ?? '';
        store.dispatch(
          hintGiven('answer', t`These frames are still empty. ${name} at the gallery hangs them for you.`),
        );
        return;
      }
      lookAtFrame(activity.id, event.frame);
      store.dispatch(overlayRequested({ kind: 'lesson', ref: lesson }));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
