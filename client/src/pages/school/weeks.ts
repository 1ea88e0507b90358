// Lists the eight weekly pages of School Class X: realm, goal, standards, what to print, and the questions of the sheet.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { aiAdventure } from '@lanternwise/shared/courses/aiAdventure';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface Week {
  /** Last segment of its path below /School/ClassX. */
  page: string;
  week: number;
  session: number;
  realm: MapId;
  /** Minutes in class. */
  minutes: number;
  /** What a learner can do afterwards. */
  goal: MessageDescriptor;
  cbse: MessageDescriptor;
  ai4k12: MessageDescriptor;
  /** What to print besides the sheet. */
  print: readonly MessageDescriptor[];
  /** Questions of the printed sheet, each with lines to write on. */
  questions: readonly MessageDescriptor[];
}

type Plan = Pick<Week, 'realm' | 'goal' | 'cbse' | 'ai4k12' | 'print' | 'questions'>;

const PLANS: readonly Plan[] = [
  {
    realm: 'ai-adventure-park',
    goal: msg`Lead an AI project through its six steps, tell data, vision and language apart, and ask whether it is fair.`,
    cbse: msg`Class X, Unit 1: AI project cycle, domains of AI, ethical frameworks`,
    ai4k12: msg`Big Idea 5: societal impact`,
    print: [msg`The login cards of your class, from the page of your group`],
    questions: [
      msg`Name a problem at our school that data could help with. Who has it?`,
      msg`Which data would you collect, and who must agree to it?`,
      msg`How would you notice that your model treats somebody unfairly?`,
    ],
  },
  {
    realm: 'robo-realm',
    goal: msg`Say what AI is and what it is not, name three kinds of it, and program a tractor with sequences and loops.`,
    cbse: msg`Class IX, Unit 1: AI reflection; Unit 5: introduction to Python`,
    ai4k12: msg`Big Ideas 3 and 4: learning, natural interaction`,
    print: [msg`One sheet of squared paper for two learners, to plan the tractor's way`],
    questions: [
      msg`Write the steps of your way to school, as a robot would need them.`,
      msg`Which of these steps repeat? Write them once, with the word 'repeat'.`,
      msg`What can you do that no AI you met today can do?`,
    ],
  },
  {
    realm: 'wonder-vision-valley',
    goal: msg`Explain that a picture is a grid of numbers, and train a model that tells your drawings apart.`,
    cbse: msg`Class X, Unit 5: computer vision`,
    ai4k12: msg`Big Idea 1: perception`,
    print: [msg`A grid of 12 by 12 squares for each learner, to paint a picture as numbers`],
    questions: [
      msg`Paint a picture on the grid and write each square's number beside it: 0 is black, 9 is white.`,
      msg`Which of your drawings did the model get wrong? What does it share with the others?`,
      msg`Which examples would you add, and why those?`,
    ],
  },
  {
    realm: 'think-tank-park',
    goal: msg`Compare ways of searching a maze, predict what comes next by counting, and draw a chart that tells the truth.`,
    cbse: msg`Class IX, Unit 2: data literacy and data visualisation`,
    ai4k12: msg`Big Idea 2: representation and reasoning`,
    print: [msg`A maze on paper for two learners; any small one will do`],
    questions: [
      msg`Search the maze as the breadth-first search does: number the squares in the order in which you visit them.`,
      msg`Write down ten throws of heads and tails that you only imagine. Can your neighbour predict the next one?`,
      msg`Draw the same three numbers twice: once truthfully, once so that the chart misleads.`,
    ],
  },
  {
    realm: 'imagination-island',
    goal: msg`Build a machine that writes from counted words, and show why a fluent sentence may be false.`,
    cbse: msg`Class IX, Unit 4: introduction to generative AI`,
    ai4k12: msg`Big Idea 3: learning`,
    print: [msg`Strips with twenty words for each group, to draw a sentence by lot`],
    questions: [
      msg`Take a text of three sentences. After the word 'the', which words follow, and how often?`,
      msg`Write a sentence that sounds true and is false. How could one check it?`,
      msg`Your machine draws a picture. Whom should you name beside it, and why?`,
    ],
  },
  {
    realm: 'fun-factory-realm',
    goal: msg`Label data, train a model on words, weigh its two kinds of mistake, and find out how lopsided data shows.`,
    cbse: msg`Class X, Unit 6: natural language processing; Unit 3: evaluating models`,
    ai4k12: msg`Big Ideas 3 and 5: learning, societal impact`,
    print: [msg`Twelve short captions on slips of paper for each group, to label on the table`],
    questions: [
      msg`On which captions did your group disagree? Who is right?`,
      msg`Your model lets an unkind joke through. Is that better or worse than stopping a kind one?`,
      msg`Which jokes would a model miss that was trained on your jokes alone?`,
    ],
  },
  {
    realm: 'voice-valley-park',
    goal: msg`Turn sound into numbers, train a robot on three words, and test it on voices that it has never heard.`,
    cbse: msg`Class X, Unit 3: evaluating models`,
    ai4k12: msg`Big Idea 1: perception, parts A and B`,
    print: [msg`A strip of graph paper for each learner, to draw a sound wave`],
    questions: [
      msg`Draw a low, quiet sound and a high, loud one as waves.`,
      msg`Whose voices were missing when your robot made mistakes?`,
      msg`A caller sounds just like your aunt and asks for money. What do you do?`,
    ],
  },
  {
    realm: 'safety-star-city',
    goal: msg`Explain how a feed picks what you see, spot a fraud by its signs, and know whom to tell.`,
    cbse: msg`Class IX, Unit 2: data privacy and security; Class X, Unit 1: ethics`,
    ai4k12: msg`Big Idea 5: societal impact`,
    print: [msg`The four steps 'stop, save, tell, report' on one sheet for the classroom wall`],
    questions: [
      msg`What does your feed think of you? Name three things it shows you often.`,
      msg`Write a message that wants to trick somebody, then underline its signs.`,
      msg`To which adult would you go first, and how do you reach them?`,
    ],
  },
];

const minutesOf = (realm: MapId) => aiAdventure.units.find((unit) => unit.realm === realm)?.minutes ?? 0;

export const WEEKS: readonly Week[] = PLANS.map((plan, at) => {
  const week = Math.floor(at / 2) + 1;
  const session = (at % 2) + 1;
  return { ...plan, page: `W${week}S${session}`, week, session, minutes: minutesOf(plan.realm) };
});

export const findWeek = (page: string | undefined): Week | undefined => WEEKS.find((week) => week.page === page);
