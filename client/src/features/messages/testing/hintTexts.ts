// The hints that wait, in the order in which they will be shown.
import type { MessagesState } from '../messagesSlice.ts';

const isHint = (subject: string): boolean => !['toast', 'sight', 'summary'].includes(subject);

export const hintTexts = ({ messages }: { messages: MessagesState }): string[] =>
  messages.queue.flatMap((message) => (isHint(message.subject) && 'text' in message ? [message.text] : []));
