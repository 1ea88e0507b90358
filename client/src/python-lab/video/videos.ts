// The videos of the tutorials: their files, and the key points that are shown while a file is missing.

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
  captions: string | undefined;
  /** Shown before the video starts. */
  poster: string | undefined;
  story: readonly StoryFrame[];
}

const VIDEO_STORIES: Readonly<Record<string, { title: string; story: readonly StoryFrame[] }>> = {
  print: {
    title: 'The icing bag that writes: print',
    story: [
      { says: 'Pia wants her cupcake to say hello. A computer only says what it is told to print.' },
      { code: 'print("Hello!")', says: 'The word print, two brackets, and the text between quotes.' },
      { prints: 'Hello!', says: 'The quotes stay in the kitchen: only the text is shown.' },
      { code: 'print("Cake")\nprint("Tea")', prints: 'Cake\nTea', says: 'Each print begins a line of its own.' },
    ],
  },
  variables: {
    title: 'Jars with names: variables',
    story: [
      { says: 'Jarek keeps every sweet in a jar with a name on it.' },
      { code: 'price = 5', says: 'One equals sign puts the value on the right into the jar on the left.' },
      { code: 'print(price)', prints: '5', says: 'Write the name without quotes, and Python looks into the jar.' },
      { code: 'price = 6\nprint(price)', prints: '6', says: 'Fill the jar again: the old value is gone.' },
    ],
  },
  input: {
    title: 'The order bell: input',
    story: [
      { says: 'Imani rings the bell, asks, and waits for an answer.' },
      {
        code: 'name = input("Your name? ")',
        says: 'input shows the question and waits; the answer goes into the jar.',
      },
      { code: 'print("Cake for", name)', prints: 'Cake for Mia', says: 'Now the program knows who ordered.' },
      { code: 'quantity = int(input("How many? "))', says: 'An answer is always text. int makes a number of it.' },
    ],
  },
  indentation: {
    title: 'Layers of cake: indentation',
    story: [
      { says: 'Lena stacks each layer exactly as far in as it belongs.' },
      {
        code: 'if open:\n    print("Come in!")',
        says: 'After a colon, the lines that belong to it move four spaces in.',
      },
      {
        code: 'if open:\nprint("Come in!")',
        says: 'Without the spaces the cake falls over: Python shows an IndentationError.',
      },
    ],
  },
  'if-else': {
    title: 'This or that: if and else',
    story: [
      { says: 'Tomo sells one thing or the other, and never both.' },
      { code: 'if cakes > 5:\n    print("Too many!")', says: 'The lines under if run only when the question is true.' },
      { code: 'else:\n    print("Here you are!")', says: 'else is for every other case.' },
      {
        code: 'elif cakes == 5:\n    print("Just enough!")',
        says: 'elif asks a second question when the first was false.',
      },
    ],
  },
  operators: {
    title: 'The biscuit scales: operators',
    story: [
      { says: 'Olga weighs plus against minus, and true against false.' },
      { code: 'print(12 * 10)', prints: '120', says: 'Plus, minus, times and divided by work as in your notebook.' },
      { code: 'print(8 > 5)', prints: 'True', says: 'A comparison is a question. Its answer is True or False.' },
      { code: 'print(8 > 5 and 2 > 3)', prints: 'False', says: 'and wants both sides true; or is happy with one.' },
    ],
  },
  loops: {
    title: 'The doughnut loop: for and while',
    story: [
      { says: 'Lupe says it once and fries it a hundred times.' },
      {
        code: 'for number in range(1, 4):\n    print(number)',
        prints: '1\n2\n3',
        says: 'for does the lines under it once for each thing.',
      },
      { code: 'while cookies > 0:\n    cookies = cookies - 1', says: 'while goes on as long as its question is true.' },
      { says: 'Change something inside a while loop, or it never ends.' },
    ],
  },
  functions: {
    title: "Fenn's mixer: functions",
    story: [
      { says: "Fenn's mixer takes things in and gives something back." },
      { code: 'def greet(name):\n    print("Hi", name)', says: 'def gives a recipe its name. Nothing is cooked yet.' },
      { code: 'greet("Ana")', prints: 'Hi Ana', says: 'Calling the name cooks the recipe, with what you put in.' },
      { code: 'def double(x):\n    return x * 2', says: 'return hands the result back to whoever called.' },
    ],
  },
};

const files = import.meta.glob<string>('../../../../assets/video/*.{webm,mp4,vtt,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const fileUrl = (name: string): string | undefined => files[`../../../../assets/video/${name}`];

/** Video of a lesson's video id, for example "video-print"; its files carry the same name. */
export function findVideo(id: string): LessonVideo {
  const known = VIDEO_STORIES[id.replace(/^video-/, '')];
  const source = (ending: string, type: string) => {
    const url = fileUrl(`${id}.${ending}`);
    return url === undefined ? [] : [{ url, type }];
  };
  return {
    title: known?.title ?? 'Film',
    sources: [...source('webm', 'video/webm'), ...source('mp4', 'video/mp4')],
    captions: fileUrl(`${id}.vtt`),
    poster: fileUrl(`${id}.webp`),
    story: known?.story ?? [],
  };
}
