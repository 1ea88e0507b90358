// Turns a schema's issues into one sentence for a child or a teacher.
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Our schemas have whole sentences as messages; Zod's own messages do not end with a full stop. */
const isSentence = (message: string) => /^[A-Z].*\.$/.test(message) || message.startsWith('Please ');

export function validationMessage(error: z.ZodError): string {
  const issue = error.issues.find(({ message }) => isSentence(message)) ?? error.issues[0];
  return issue ? describeIssue(issue) : 'Something in the request is not right.';
}

function describeIssue(issue: Issue): string {
  if (isSentence(issue.message)) return issue.message;
  const path = issue.path.map(String).join('.').slice(0, 80);
  if (issue.code === 'unrecognized_keys') {
    return `The request has something that does not belong there: ${issue.keys.join(', ').slice(0, 80)}.`;
  }
  return path ? `"${path}" is missing or not right.` : 'The request is not in the form that was expected.';
}
