// Schemas of lessons: steps, tours, pages, teachings, adventures and their menus, talks, tutorials and Python lessons.
import { z } from 'zod';
import { icon } from './icons.ts';
import { pythonLessonSchema, pythonScreens } from './pythonLesson.ts';
import { id } from './realm.ts';
import { text } from './text.ts';

/** Markdown subset: paragraphs, lists with "- ", **bold**. */
const prose = text({ min: 1 });

const cycleStep = z.strictObject({
  id,
  title: text(),
  explanation: prose,
  example: text(),
  question: text(),
  illustration: id,
  /** Opened after the read view; its first success earns the step's star. */
  activity: id,
});

const cycle = z.strictObject({
  id,
  kind: z.literal('cycle'),
  title: text(),
  steps: z.array(cycleStep).min(1),
  /** An optional activity with one part per step; it never blocks Next. */
  thread: z.strictObject({ activity: id, label: text() }).optional(),
  finish: text(),
});

const domain = z.strictObject({
  id,
  title: text(),
  description: prose,
  icon,
  color: z.enum(['teal', 'violet', 'sky']),
  illustration: id,
  examples: z.array(z.strictObject({ id, title: text(), description: prose, image: id })).min(2),
  activity: id,
});

const tour = z.strictObject({
  id,
  kind: z.literal('tour'),
  title: text(),
  domains: z.array(domain).min(1),
  finish: text(),
});

const treeLeaf = z.strictObject({ label: text(), about: text(), icon });
const figure = z.discriminatedUnion('kind', [
  /** A tree of three levels. */
  z.strictObject({
    kind: z.literal('tree'),
    root: text(),
    branches: z.array(z.strictObject({ label: text(), icon, leaves: z.array(treeLeaf).min(1) })).min(2),
  }),
  /** Short cards side by side. */
  z.strictObject({
    kind: z.literal('cards'),
    cards: z.array(z.strictObject({ title: text(), text: text(), icon })).min(2),
  }),
]);
export type LessonFigure = z.infer<typeof figure>;

const page = z.strictObject({
  id,
  title: text(),
  sections: z.array(z.strictObject({ heading: text(), text: prose })),
  illustration: id.optional(),
  figure: figure.optional(),
  /** An activity that a button on this page opens. */
  play: z.strictObject({ activity: id, label: text() }).optional(),
});

const pages = z.strictObject({
  id,
  kind: z.literal('pages'),
  title: text(),
  pages: z.array(page).min(1),
  /** Opened by the Activity button on any page. */
  activities: z.array(id).min(1),
  finish: text(),
});

/** What a teaching shows when it is touched: squares that a search opens, a row that goes on, bars, a dial, a guess that follows its nearest examples. */
export const TEACHING_TOYS = [
  'cells',
  'next',
  'breadth-first',
  'depth-first',
  'greedy',
  'pattern',
  'counts',
  'dial',
  'bars',
  'axis',
  'examples',
] as const;
export type TeachingToy = (typeof TEACHING_TOYS)[number];

/** Lines that a guide says, some at a time. */
const teachings = z.strictObject({
  id,
  kind: z.literal('teachings'),
  title: text(),
  /** Needs a portrait. */
  guide: id,
  lines: z.array(text({ max: 130 })).min(1),
  /** One for each line, in their order. */
  toys: z.array(z.enum(TEACHING_TOYS)).default([]),
  linesPerPage: z.int().min(1).max(4),
  next: text(),
  finish: text(),
});

/** Activities one after the other, each opened by the one before; the last one's button finishes the lesson. */
const adventure = z.strictObject({
  id,
  kind: z.literal('adventure'),
  title: text(),
  /** Fills the screen, because the requirements say so; a pane in it shows the place. */
  isWholeScreen: z.boolean().default(false),
  /** Every level can be left without having passed it, because the requirements leave the pages free. */
  isFree: z.boolean().default(false),
  levels: z.array(z.strictObject({ activity: id, next: text() })).min(1),
  /** Shown before the first level, with a card for each part. */
  intro: z
    .strictObject({
      title: text({ max: 50 }),
      text: text({ max: 200 }),
      cards: z.array(z.strictObject({ title: text({ max: 40 }), text: text({ max: 110 }), icon })).min(2),
      button: text({ max: 30 }),
    })
    .optional(),
});

/** Lessons as levels to choose from; a level is locked until the one it requires is finished. */
const menu = z.strictObject({
  id,
  kind: z.literal('menu'),
  title: text(),
  levels: z
    .array(
      z.strictObject({
        id,
        title: text({ max: 40 }),
        description: text({ max: 140 }),
        icon,
        /** An adventure of this realm. */
        lesson: id,
        /** The level to be completed before this one, and what a locked level says. */
        requires: z.strictObject({ level: id, locked: text({ max: 90 }) }).optional(),
        learningPoints: z
          .array(text({ max: 60 }))
          .min(1)
          .max(3),
        funFact: text({ max: 140 }),
      }),
    )
    .min(2),
  play: text({ max: 20 }),
  again: text({ max: 20 }),
  back: text({ max: 20 }),
});

/** On the map itself: how to play, each direction held once, then the camera flies to each stop. */
const tutorial = z.strictObject({
  id,
  kind: z.literal('tutorial'),
  title: text(),
  /** {interact} = the key or button that talks. */
  howTo: z.array(z.strictObject({ title: text({ max: 40 }), text: text({ max: 140 }), icon })).min(1),
  stops: z
    .array(z.strictObject({ target: id, title: text({ max: 60 }), text: text({ max: 160 }), zoom: z.number().min(1) }))
    .min(1),
});

/** What a film can show. */
export const FILM_PICTURES = ['examples', 'pattern', 'guess', 'sees', 'acts', 'talks', 'limits'] as const;
export type FilmPicture = (typeof FILM_PICTURES)[number];
/** A film ends after this time (lessons.txt 9). */
export const FILM_SECONDS = 69;

const film = z.strictObject({
  title: text({ max: 40 }),
  scenes: z
    .array(
      z.strictObject({
        /** Seconds from the start. */
        at: z
          .number()
          .min(0)
          .max(FILM_SECONDS - 3),
        picture: z.enum(FILM_PICTURES),
        caption: text({ max: 150 }),
      }),
    )
    .min(1),
});
export type Film = z.infer<typeof film>;

/** A guide asks, explains and challenges, concept by concept; every text is narrated. */
const wizard = z.strictObject({
  id,
  kind: z.literal('wizard'),
  title: text(),
  /** Needs a portrait. */
  guide: id,
  greeting: text({ max: 240 }),
  /** Below the greeting, to be touched. */
  toy: z.strictObject({ toy: z.enum(TEACHING_TOYS), line: text({ max: 130 }) }).optional(),
  concepts: z
    .array(
      z.strictObject({
        id,
        question: text({ max: 200 }),
        /** Guesses of the learner, and what the guide says to each. */
        guesses: z.array(z.strictObject({ id, text: text({ max: 80 }), reply: text({ max: 140 }) })).min(2),
        answer: text({ max: 260 }),
        challenge: id,
      }),
    )
    .min(1),
  /** Activity that compares AI with us, after the concepts. */
  compare: id,
  film,
  next: text({ max: 30 }),
  leave: text({ max: 30 }),
  finish: text({ max: 30 }),
});

export const lessonSchema = z.discriminatedUnion('kind', [
  cycle,
  tour,
  pages,
  teachings,
  adventure,
  menu,
  tutorial,
  wizard,
  pythonLessonSchema,
]);
export type Lesson = z.infer<typeof lessonSchema>;
export type LessonKind = Lesson['kind'];
export type LessonOf<K extends LessonKind> = Extract<Lesson, { kind: K }>;
export type LessonPage = z.infer<typeof page>;
export type CycleStep = z.infer<typeof cycleStep>;
export type Domain = z.infer<typeof domain>;

/** Most words a page may show (realms.md: no walls of text). */
export const MAX_PAGE_WORDS = 60;

const words = (...texts: string[]): number => texts.join(' ').split(/\s+/).filter(Boolean).length;

/** The lines of each page, in order. */
export function teachingPages({ lines, linesPerPage }: LessonOf<'teachings'>): string[][] {
  const count = Math.ceil(lines.length / linesPerPage);
  return Array.from({ length: count }, (_, at) => lines.slice(at * linesPerPage, (at + 1) * linesPerPage));
}

/** Word count of the running text on every screen of a lesson, without headings and figure labels. */
export function pageWords(lesson: Lesson): { page: string; words: number }[] {
  switch (lesson.kind) {
    case 'cycle':
      return lesson.steps.map((s) => ({ page: s.id, words: words(s.explanation, s.example, s.question) }));
    case 'tour':
      return lesson.domains.flatMap((d) => [
        { page: d.id, words: words(d.description) },
        ...d.examples.map((e) => ({ page: `${d.id}/${e.id}`, words: words(e.description) })),
      ]);
    case 'pages':
      return lesson.pages.map((p) => ({ page: p.id, words: words(...p.sections.map((s) => s.text)) }));
    case 'teachings':
      return teachingPages(lesson).map((lines, at) => ({ page: `${at + 1}`, words: words(...lines) }));
    case 'adventure':
      return lesson.intro
        ? [{ page: 'intro', words: words(lesson.intro.text, ...lesson.intro.cards.map((card) => card.text)) }]
        : [];
    case 'menu':
      return lesson.levels.map((level) => ({
        page: level.id,
        words: words(level.description, ...level.learningPoints),
      }));
    case 'wizard':
      return [
        { page: 'greeting', words: words(lesson.greeting) + words(lesson.toy?.line ?? '') },
        ...lesson.concepts.flatMap(({ id: page, question, guesses, answer }) => [
          { page, words: words(question, ...guesses.map((guess) => guess.text)) },
          { page, words: words(answer) },
        ]),
      ];
    case 'tutorial':
      return [...lesson.howTo, ...lesson.stops].map((card) => ({ page: card.title, words: words(card.text) }));
    case 'python':
      return pythonScreens(lesson).map(({ screen, texts }) => ({ page: screen, words: words(...texts) }));
  }
}
