// Checks that code near what people type reads digits of every script, and lists where ASCII digits alone are right.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.mjs';

/** Folders that read typed text, or stand between a field and what reads it. */
const FOLDERS = [
  ...['activities', 'help', 'hud', 'overlays', 'pages', 'ui'].map((name) => `client/src/${name}`),
  ...['arena', 'lab', 'session', 'tutorial'].map((name) => `client/src/python-lab/${name}`),
  ...['activities', 'certificates', 'contracts', 'groups', 'text'].map((name) => `shared/src/${name}`),
  ...['auth', 'certificates', 'groups', 'parents', 'subscriptions'].map((name) => `server/src/modules/${name}`),
];
/** Tests, and what moves in the world and sees no text. */
const SKIPPED = /\.test\.tsx?$|\/testing\/|\/mechanic\/|\/drive\.ts$/;
const COMMENT = /^\s*(?:\/\/|\*|\/\*)/;

const READ_NUMBER = 'readTypedNumber of shared/src/text/typedNumber.ts';
const RULES = [
  [/\\d/, '\\d', '\\p{Nd} with the flag u, or text that foldText of shared/src/text/foldText.ts has folded'],
  [
    /\[[^\]]*[01]-9/,
    '[0-9]',
    '\\p{Nd} with the flag u, or text that foldText of shared/src/text/foldText.ts has folded',
  ],
  [/(?<![\w.])Number\(/, 'Number(', READ_NUMBER],
  [/\bparse(?:Int|Float)\(/, 'parseInt( or parseFloat(', READ_NUMBER],
  [
    /type="number"/,
    'type="number"',
    `a text field with inputMode, and ${READ_NUMBER}: such a field drops ५ in silence`,
  ],
  [/valueAsNumber/, 'valueAsNumber', READ_NUMBER],
];

/** Files in which these signs are right, by the reason; each has to need it. */
const EXCEPTIONS = {
  'it is the reading itself': ['shared/src/text/typedNumber.ts'],
  'the text was folded before': [
    'client/src/help/search/refusals.ts',
    'shared/src/activities/pattern-learner/pattern.ts',
    'shared/src/contracts/auth.ts',
    'shared/src/groups/presetClassName.ts',
  ],
  'the value of a choice, a slider or a sorted card, which we wrote': [
    'client/src/activities/drawing-test/TestResult.tsx',
    'client/src/activities/laugh-meter/LaughMeterActivity.tsx',
    'client/src/activities/model-lab/ModelPlayground.tsx',
    'client/src/activities/model-lab/crates.ts',
    'client/src/activities/model-lab/world.ts',
    'client/src/activities/ordering/carryKind.ts',
    'client/src/activities/pixel-painting/PixelPaintingActivity.tsx',
    'client/src/activities/sentence/SentenceActivity.tsx',
    'client/src/activities/steering-rules/RuleCards.tsx',
    'client/src/activities/teach-commands/TestClips.tsx',
    'client/src/activities/word-river/WordRiverActivity.tsx',
    'client/src/overlays/lesson/film/FilmDialog.tsx',
    'client/src/pages/admin/users/PlanDialog.tsx',
    'client/src/pages/group/InviteTab.tsx',
    'client/src/pages/group/roster/ColumnChoices.tsx',
    'client/src/ui/Slider.tsx',
  ],
  'a field of type date or time writes ASCII': [
    'client/src/pages/account/ProfileForm.tsx',
    'shared/src/contracts/admin-site.ts',
    'shared/src/contracts/assignments.ts',
    'shared/src/contracts/user.ts',
  ],
  'a draft of this browser or an address, which we wrote': [
    'client/src/activities/dice-samples/diceDraft.ts',
    'client/src/activities/fact-check/draft.ts',
    'client/src/activities/kit/sessionSeed.ts',
    'client/src/activities/meme-duel/MemeDuelActivity.tsx',
    'client/src/activities/meme-machine/draft.ts',
    'client/src/activities/source-test/useSourceCounts.ts',
    'client/src/pages/layout/useListParams.ts',
  ],
  'content, pictures, spreadsheets and numbers of the program, which are ASCII': [
    'client/src/activities/data-plot/PlotFigure.tsx',
    'client/src/activities/fill-blanks/FillBlanksActivity.tsx',
    'client/src/activities/image-explorer/tools/PixelsTool.tsx',
    'client/src/activities/kit/plot/PlotTable.tsx',
    'client/src/activities/pixel-painting/draft.ts',
    'client/src/activities/tractor/editor/blockShapes.ts',
    'client/src/activities/visual-quiz/PixelPicture.tsx',
    'client/src/pages/admin/content/fieldLabels.ts',
    'client/src/pages/admin/content/previewContent.ts',
    'client/src/pages/group/roster/sheets.ts',
    'shared/src/activities/data-plot/plotView.ts',
    'shared/src/activities/image-explorer/judge.ts',
    'shared/src/activities/image-explorer/picture.ts',
    'shared/src/activities/kit/problems.ts',
    'shared/src/activities/pattern-learner/numberRules.ts',
    'shared/src/activities/visual-quiz/definition.ts',
    'shared/src/groups/weeklyOpening.ts',
  ],
  'names that are ASCII by their standard: keys, web addresses, ids, encoded pictures': [
    'client/src/overlays/settings/KeyBindingSettings.tsx',
    'shared/src/activities/message-gate/features.ts',
    'shared/src/contracts/account.ts',
    'shared/src/contracts/speech.ts',
    'server/src/modules/subscriptions/stripeProvider.ts',
  ],
  'sums and counts of the database': [
    'server/src/modules/groups/forAdmin.ts',
    'server/src/modules/groups/repository.ts',
    'server/src/modules/subscriptions/repository.ts',
    'server/src/modules/subscriptions/revenue.ts',
  ],
};
const excepted = new Set(Object.values(EXCEPTIONS).flat());

const problems = [];
const needed = new Set();
let files = 0;

function checkLine(file, line, at) {
  if (COMMENT.test(line)) return;
  for (const [pattern, found, instead] of RULES) {
    if (!pattern.test(line)) continue;
    needed.add(file);
    if (!excepted.has(file)) problems.push(`${file}:${at + 1}: ${found} reads ASCII digits only: use ${instead}`);
  }
}

for (const folder of FOLDERS) {
  for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
    const file = `${folder}/${name.replaceAll('\\', '/')}`;
    if (!/\.tsx?$/.test(file) || SKIPPED.test(file)) continue;
    files += 1;
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    for (const [at, line] of lines.entries()) checkLine(file, line, at);
  }
}
for (const file of excepted)
  if (!needed.has(file)) problems.push(`${file}: is no exception any more: take it off the list`);
if (files === 0) problems.push('No file was looked at: the check is broken.');
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${files} files near what people type, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
