// Writes what the scaffolds make besides modules and what is in realms, unformatted and untranslated: enough for the compiler, and quick.
import { newActivityKind, newWorldKind } from '../activityKind.ts';
import { newLanguage } from '../language.ts';
import { newOverlay } from '../overlay.ts';
import { newPage } from '../page.ts';
import { writePlan } from '../plan.ts';

for (const plan of [
  newActivityKind('maze-demo'),
  newWorldKind('maze-ground'),
  newOverlay('star-chart'),
  newPage('moon-news'),
  newLanguage('ta'),
])
  writePlan(plan);
