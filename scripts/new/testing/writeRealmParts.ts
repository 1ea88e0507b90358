// Writes what the scaffolds make inside a new realm: characters, dialogs, lessons of each kind and an activity, unformatted.
import { newActivity } from '../activity.ts';
import { newDialog } from '../dialog.ts';
import { newLesson } from '../lesson.ts';
import { newNpc } from '../npc.ts';
import { writePlan } from '../plan.ts';

const REALM = 'moon-garden';

// Each is planned when what it builds on is written.
for (const plan of [
  () => newLesson(REALM, 'moon-rules'),
  () => newNpc(REALM, 'gardener'),
  () => newLesson(REALM, 'moon-words', 'teachings'),
  () => newNpc(REALM, 'painter'),
  () => newLesson(REALM, 'moon-play', 'adventure', 'painter'),
  () => newNpc(REALM, 'walker'),
  () => newDialog(REALM, 'walker-again', 'walker'),
  () => newDialog(REALM, 'walker-once-more', 'walker'),
  () => newActivity(REALM, 'moon-question'),
])
  writePlan(plan());
