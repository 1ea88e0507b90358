// The videos of the tutorials: their files, and the key points that are shown while a file is missing.

import { DEFAULT_LANGUAGE, forEachLanguage, type Language } from '@lanternwise/shared/constants/languages';
import { t } from '@lingui/core/macro';

export interface StoryFrame {
  /** What the picture shows: a line or two of a program, or what a program printed. */
  code?: string;
  prints?: string;
  /** Spoken in the video. */
  says: string;
}

export interface LessonVideo {
  title: string;
  /** Addresses, the best format first; empty while there is no video. */
  sources: readonly { url: string; type: string }[];
  /** Addresses by language. */
  captions: Readonly<Record<Language, string | undefined>>;
  /** Shown before the video starts. */
  poster: string | undefined;
  story: readonly StoryFrame[];
}

/** In the language of the moment. */
const videoStories = (): Readonly<Record<string, { title: string; story: readonly StoryFrame[] }>> => ({
  print: {
    title: t`The icing bag that writes: print`,
    story: [
      { says: t`Pia wants her cupcake to say hello. A computer only says what it is told to print.` },
      { code: t`print("Hello!")`, says: t`The word print, two brackets, and the text between quotes.` },
      { prints: t`Hello!`, says: t`The quotes stay in the kitchen: only the text is shown.` },
      { code: t`print("Cake")\nprint("Tea")`, prints: t`Cake\nTea`, says: t`Each print begins a line of its own.` },
    ],
  },
  variables: {
    title: t`Jars with names: variables`,
    story: [
      { says: t`Jarek keeps every sweet in a jar with a name on it.` },
      { code: 'price = 5', says: t`One equals sign puts the value on the right into the jar on the left.` },
      { code: 'print(price)', prints: '5', says: t`Write the name without quotes, and Python looks into the jar.` },
      { code: 'price = 6\nprint(price)', prints: '6', says: t`Fill the jar again: the old value is gone.` },
    ],
  },
  input: {
    title: t`The order bell: input`,
    story: [
      { says: t`Imani rings the bell, asks, and waits for an answer.` },
      {
        code: t`name = input("Your name? ")`,
        says: t`input shows the question and waits; the answer goes into the jar.`,
      },
      { code: t`print("Cake for", name)`, prints: t`Cake for Mia`, says: t`Now the program knows who ordered.` },
      { code: t`quantity = int(input("How many? "))`, says: t`An answer is always text. int makes a number of it.` },
    ],
  },
  indentation: {
    title: t`Layers of cake: indentation`,
    story: [
      { says: t`Lena stacks each layer exactly as far in as it belongs.` },
      {
        code: t`if open:\n    print("Come in!")`,
        says: t`After a colon, the lines that belong to it move four spaces in.`,
      },
      {
        code: t`if open:\nprint("Come in!")`,
        says: t`Without the spaces the cake falls over: Python shows an IndentationError.`,
      },
    ],
  },
  'if-else': {
    title: t`This or that: if and else`,
    story: [
      { says: t`Tomo sells one thing or the other, and never both.` },
      {
        code: t`if cakes > 5:\n    print("Too many!")`,
        says: t`The lines under if run only when the question is true.`,
      },
      { code: t`else:\n    print("Here you are!")`, says: t`else is for every other case.` },
      {
        code: t`elif cakes == 5:\n    print("Just enough!")`,
        says: t`elif asks a second question when the first was false.`,
      },
    ],
  },
  operators: {
    title: t`The biscuit scales: operators`,
    story: [
      { says: t`Olga weighs plus against minus, and true against false.` },
      { code: 'print(12 * 10)', prints: '120', says: t`Plus, minus, times and divided by work as in your notebook.` },
      { code: 'print(8 > 5)', prints: 'True', says: t`A comparison is a question. Its answer is True or False.` },
      { code: 'print(8 > 5 and 2 > 3)', prints: 'False', says: t`and wants both sides true; or is happy with one.` },
    ],
  },
  loops: {
    title: t`The doughnut loop: for and while`,
    story: [
      { says: t`Lupe says it once and fries it a hundred times.` },
      {
        code: 'for number in range(1, 4):\n    print(number)',
        prints: '1\n2\n3',
        says: t`for does the lines under it once for each thing.`,
      },
      {
        code: 'while cookies > 0:\n    cookies = cookies - 1',
        says: t`while goes on as long as its question is true.`,
      },
      { says: t`Change something inside a while loop, or it never ends.` },
    ],
  },
  functions: {
    title: t`Fenn's mixer: functions`,
    story: [
      { says: t`Fenn's mixer takes things in and gives something back.` },
      {
        code: t`def greet(name):\n    print("Hi", name)`,
        says: t`def gives a recipe its name. Nothing is cooked yet.`,
      },
      { code: t`greet("Ana")`, prints: t`Hi Ana`, says: t`Calling the name cooks the recipe, with what you put in.` },
      { code: 'def double(x):\n    return x * 2', says: t`return hands the result back to whoever called.` },
    ],
  },
});

const files = import.meta.glob<string>('../../../../assets/video/*.{webm,mp4,vtt,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const fileUrl = (name: string): string | undefined => files[`../../../../assets/video/${name}`];

/** Video of a lesson's video id, for example "video-print"; its files carry the same name. */
export function findVideo(id: string): LessonVideo {
  const known = videoStories()[id.replace(/^video-/, '')];
  const source = (ending: string, type: string) => {
    const url = fileUrl(`${id}.${ending}`);
    return url === undefined ? [] : [{ url, type }];
  };
  return {
    title: known?.title ?? t`Film`,
    sources: [...source('webm', 'video/webm'), ...source('mp4', 'video/mp4')],
    captions: forEachLanguage((language) =>
      fileUrl(language === DEFAULT_LANGUAGE ? `${id}.vtt` : `${id}.${language}.vtt`),
    ),
    poster: fileUrl(`${id}.webp`),
    story: known?.story ?? [],
  };
}
