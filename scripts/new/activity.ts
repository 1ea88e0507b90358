// A new activity of an existing kind: one content file with a multiple choice to start from.
import { checkName, title, writeAll } from './write.ts';

export function newActivity(realmName?: string, name?: string): string {
  const realm = checkName(realmName, 'A realm id');
  const activity = checkName(name, 'An activity id');
  const written = writeAll({
    [`shared/content/realms/${realm}/activities/${activity}.json`]: {
      id: activity,
      kind: 'multi-choice',
      title: title(activity),
      prompt: 'Say what to do in one sentence.',
      hints: ['A nudge.', 'How to go about it.', 'A worked example.'],
      messages: { correct: '✅ Correct! Well done.', wrong: '❌ Try again!' },
      question: 'What is the question?',
      options: [
        { id: 'right', text: 'The right answer', why: 'Say why this is right.' },
        { id: 'near', text: 'Nearly right', why: 'Say what is missing here.' },
        { id: 'far', text: 'Quite wrong', why: 'Say what was mixed up.' },
      ],
      correct: 'right',
    },
  });
  return `${written}\nNext: name it in quests.json or a lesson of ${realm}, then npm run content.`;
}
