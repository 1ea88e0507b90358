// Lists the figures that the model card of each kind of activity may have; the server drops others.
import { SEARCH_METHODS } from '../learning/search/searchGrid.ts';
import { voiceFigures } from '../voices/commandResults.ts';
import { TEACHING_VOICES } from '../voices/voices.ts';
import { TOWER_PLACES } from './feed-lab/towerFigures.ts';
import { GRID_COLS, GRID_ROWS } from './path-finding/levels.ts';
import type { Activity, ActivityKind } from './registry.ts';

export const FIGURE_NAMES: Readonly<Record<ActivityKind, readonly string[]>> = {
  'caption-belt': ['labelled captions', 'same labels, funny, %', 'same labels, kind, %'],
  'chat-rules': ['rules', 'right answers'],
  'choice-game': [],
  'data-plot': ['line', 'cut'],
  'dice-samples': ['runs', 'variety, cold', 'variety, hot', 'sense, cold', 'sense, hot'],
  'drawing-test': ['example drawings', 'test drawings', 'test accuracy'],
  'dropdown-match': [],
  'fact-check': ['sentences marked', 'false among them'],
  'feed-lab': ['taps', 'topics before', 'topics after', 'predicted right'],
  'fill-blanks': [],
  'image-explorer': ['examples', 'attempts'],
  'image-filter': ['filters tried', 'weights used'],
  'laugh-meter': ['test accuracy', 'training captions', 'precision, %', 'recall, %'],
  'mastery-quiz': [],
  matching: [],
  'meme-duel': ['laughs', "Neo's laughs", 'packs'],
  'meme-machine': ['runs', 'copied with one pack, %', 'copied with more, %'],
  'message-gate': [
    'test accuracy',
    'false alarms',
    'misses',
    'test friends',
    'test thieves',
    'gate questions',
    'gate depth',
    'gate taught',
  ],
  'model-lab': ['training rows', 'test rows', 'test accuracy', 'precision', 'recall', 'baseline'],
  'multi-choice': [],
  'number-guess': [],
  ordering: [],
  'path-finding': ['predicted'],
  'pattern-learner': [],
  'pixel-painting': ['painted cells', 'brightnesses'],
  placing: [],
  quiz: [],
  'ranking-lab': ['places'],
  'real-or-made': ['frames', 'right', 'certainty, %', 'Brier score, %', 'own text'],
  'river-crossing': ['stones stepped on', 'broadest stones', 'copied words'],
  sentence: [],
  'source-test': [
    'false sentences without a source, %',
    'false sentences with a second text, %',
    'false sentences when looked up, %',
  ],
  'sprite-duel': [
    'sprites by hand',
    'sprites mirrored or varied',
    'rounds',
    'checker in round 1',
    'maker in its best round',
    'checker in that round',
    'test accuracy',
  ],
  'steering-rules': ['rules', 'yards'],
  'teach-commands': ['test accuracy', 'accuracy of the first voice', 'test clips', 'tests'],
  'teach-drawings': ['example drawings', 'votes for its answer', 'nearest distance'],
  tractor: ['blocks', 'fewest blocks'],
  'visual-quiz': [],
  'voice-scope': ['voices looked at', 'lowest measures a second', 'lowest bits'],
  'word-river': ['words', 'different words'],
};

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);

/** Names that are made of other things. */
function madeNames(activity: Activity): readonly string[] {
  switch (activity.kind) {
    case 'feed-lab':
      return [...numbered('tower before ', TOWER_PLACES), ...numbered('tower after ', TOWER_PLACES)];
    case 'path-finding':
      return [
        ...numbered('maze row ', GRID_ROWS),
        ...numbered('maze portal ', (GRID_ROWS * GRID_COLS) / 2),
        ...SEARCH_METHODS.map((method) => `visited ${method}`),
      ];
    case 'ranking-lab':
      return activity.measures.map((measure) => `${activity.groups[0].id} by ${measure.id}`);
    case 'teach-commands':
      return Object.keys(voiceFigures(TEACHING_VOICES.map(({ id }) => id)));
    default:
      return [];
  }
}

/** All names that the figures of this activity may have. */
export const figureNames = (activity: Activity): ReadonlySet<string> =>
  new Set([...FIGURE_NAMES[activity.kind], ...madeNames(activity)]);

/** A model counts once it was tested on examples that it had not seen; the other cards are experiments. */
export const isCheckedModel = (figures: Readonly<Record<string, number>>): boolean =>
  Object.hasOwn(figures, 'test accuracy');
