// Defines teaching commands: the learner chooses the voices that teach a robot three words, until it understands enough strangers.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { commandAccuracy, commandResult, voiceFigures } from '../../voices/commandResults.ts';
import { TEACHING_VOICES, TEST_VOICES } from '../../voices/voices.ts';
import { WORD_IDS, type Word } from '../../voices/words.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId, wrongOptions } from '../kit/answers.ts';
import { type Explanation, explainPick } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { BRIDGE, GAP } from './mapNames.ts';

const teacher = z.enum(TEACHING_VOICES.map((one) => one.id));
const stranger = z.enum(TEST_VOICES.map((one) => one.id));
const voiceFields = { name: text({ max: 24 }), about: text({ max: 60 }) };

/** Item ids of a grade. */
const VOICES = 'voices';
const READING = 'reading';
const CONCLUSION = 'conclusion';

/** The word that is misheard most often after the first voice alone. */
const worstWord = (first: string): Word | undefined => commandResult([first])?.misheard[0]?.said;

export const teachCommands = defineActivity({
  kind: 'teach-commands',
  learns: ['knn'],
  onMap: () => [
    { kind: 'bridge-robot', name: GAP, isBeside: true },
    { kind: 'zone', name: BRIDGE, isBeside: true },
  ],
  figures: () => [
    'test accuracy',
    'accuracy of the first voice',
    'test clips',
    'tests',
    ...Object.keys(voiceFigures(TEACHING_VOICES.map(({ id }) => id))),
  ],
  fields: {
    predict: prediction,
    /** What the robot does at each word. */
    words: z.array(z.strictObject({ id: z.enum(WORD_IDS), name: text({ max: 24 }) })).length(WORD_IDS.length),
    teachers: z.array(z.strictObject({ id: teacher, ...voiceFields })).length(TEACHING_VOICES.length),
    strangers: z.array(z.strictObject({ id: stranger, ...voiceFields })).length(TEST_VOICES.length),
    /** The voice that taught alone, before the others are chosen. */
    first: teacher,
    /** Share of the test clips that the robot must understand before it crosses. */
    goal: z.number().gt(0.5).max(1),
    /** Asks to choose voices, and which word was misheard most. */
    ask: text({ max: 160 }),
    read: text({ max: 160 }),
    names: z.strictObject({ voices: text({ max: 60 }) }),
    why: z.strictObject({ voices: text({ min: 12 }), reading: text({ min: 12 }) }),
    conclusion: z.strictObject({
      question: text({ max: 160 }),
      options: z.array(z.strictObject({ id, text: text({ max: 120 }), why: text({ min: 12 }) })).min(3),
      correct: id,
    }),
  },
  /** Recordings stay in the browser; which voices taught decides, by the measured table, how good the robot is. */
  answer: z.strictObject({
    predicted: answerId,
    voices: z.array(answerId).max(TEACHING_VOICES.length),
    read: answerId,
    conclusion: answerId,
  }),
  grade: ({ first, goal, conclusion }, answer) => {
    const wrong: string[] = [];
    if (commandAccuracy(answer.voices) < goal) wrong.push(VOICES);
    if (answer.read !== worstWord(first)) wrong.push(READING);
    if (answer.conclusion !== conclusion.correct) wrong.push(CONCLUSION);
    return gradeFromErrors(wrong, 3);
  },
  explain: ({ names, why, read, conclusion }, answer): Explanation[] => {
    const picked = conclusion.options.find((option) => option.id === answer.conclusion);
    return [
      { item: VOICES, label: names.voices, text: why.voices },
      { item: READING, label: read, text: why.reading },
      explainPick(CONCLUSION, picked?.text ?? conclusion.question, conclusion.options, answer.conclusion),
    ];
  },
  problems: ({ first, goal }) =>
    commandAccuracy([first]) >= goal
      ? [{ path: ['first'], message: `expected a voice that alone does not reach the goal, found "${first}"` }]
      : [],
  /** How many voices are needed is found by trying. */
  tries: () => [READING, CONCLUSION],
  solution: (activity) => solved(activity),
  emptyAnswer: () => ({ predicted: '_none', voices: [], read: '_none', conclusion: '_none' }),
  mistakes: (activity) => {
    const right = solved(activity);
    return [
      { ...right, voices: [activity.first] },
      ...WORD_IDS.filter((word) => word !== right.read).map((read) => ({ ...right, read })),
      ...wrongOptions(activity.conclusion).map((option) => ({ ...right, conclusion: option })),
    ];
  },
});

interface Solvable {
  predict: { correct: string };
  first: string;
  conclusion: { correct: string };
}

const solved = ({ predict, first, conclusion }: Solvable) => ({
  predicted: predict.correct,
  voices: TEACHING_VOICES.map((one) => one.id),
  read: worstWord(first) ?? '',
  conclusion: conclusion.correct,
});
