// Defines the course 'Python World' through its eight cake shops.
import type { Course, CourseUnit } from './course.ts';
import { COURSE_TITLES } from './titles.ts';

const shop = (
  task: string,
  title: string,
  minutes: number,
  text: string,
  skills: readonly string[],
  kind: CourseUnit['kind'] = 'Lesson',
): CourseUnit => ({
  id: task,
  realm: 'python-world',
  task,
  title,
  kind,
  minutes,
  text,
  skills,
  path: '/Grassroot/python-world',
  free: false,
});

export const pythonWorld: Course = {
  slug: 'python-world',
  title: COURSE_TITLES['python-world'],
  promise: 'Eight cake shops, eight pieces of Python, real programs of your own.',
  about:
    'Every shop on the street teaches one building block of Python. You read, predict, repair and write programs that really run, in your browser, with an error message that a human can read.',
  outcomes: [
    'Write programs that print, ask, remember and decide.',
    'Repeat with loops and give recipes a name with functions.',
    'Read an error message, find its line and repair it.',
    'Predict what a program does before it runs.',
  ],
  standards: [
    {
      source: 'CBSE 417',
      text: 'Class IX, Unit "Introduction to Python": variables, input, operators, conditions, loops.',
    },
    { source: 'AI4K12', text: 'Big Idea 2: representation and reasoning; programs as exact steps.' },
    { source: 'UNESCO', text: 'AI techniques and applications: computational thinking and programming.' },
  ],
  units: [
    shop('learn-print', 'Print: Cupcake Corner', 30, 'Tell the computer what to say.', ['print', 'Text']),
    shop('learn-variables', 'Variables: Sweet Jars', 30, 'Give a value a name, and change it.', ['Variables']),
    shop('learn-input', 'Input: The Order Bell', 30, 'Ask somebody and use the answer.', ['input', 'Numbers']),
    shop('learn-indentation', 'Indentation: Layer Cakes', 25, 'Show which lines belong together.', ['Blocks']),
    shop('learn-if-else', 'If and Else: This or That', 35, 'Let a program choose.', ['Conditions']),
    shop('learn-operators', 'Operators: Biscuit Scales', 35, 'Calculate and compare.', ['Operators']),
    shop('learn-loops', 'Loops: Doughnut Loop', 40, 'Say it once, do it often.', ['for', 'while']),
    shop('learn-functions', 'Functions: The Mixery', 45, 'Give a recipe a name.', ['Functions'], 'Project'),
  ],
};
