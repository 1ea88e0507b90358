// Why a tree opens or shuts the gate: its questions on the way of a message, each with its answer in a sentence.
import type { Message, Sign } from '@lanternwise/shared/activities/message-gate/features';
import { signsOf } from '@lanternwise/shared/activities/message-gate/features';
import { type DecisionTree, passesTest } from '@lanternwise/shared/learning/decisionTree';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** As the companion says them, which is handed the letter. */
const REASONS: Record<Sign, { yes: MessageDescriptor; no: MessageDescriptor }> = {
  unknown: { yes: msg`I do not know the sender.`, no: msg`I know the sender.` },
  lookalike: { yes: msg`An address in it only looks like one I know.`, no: msg`It has no look-alike address.` },
  link: { yes: msg`It has a link.`, no: msg`It has no link.` },
  attachment: { yes: msg`It has a file.`, no: msg`It has no file.` },
  secret: { yes: msg`It is about a password or a code.`, no: msg`It is about no password and no code.` },
  urgent: { yes: msg`It hurries or threatens.`, no: msg`It does not hurry or threaten.` },
  prize: { yes: msg`It is about a prize or a gift.`, no: msg`It is about no prize and no gift.` },
  money: { yes: msg`It is about money.`, no: msg`It is not about money.` },
  hush: { yes: msg`It wants to stay a secret.`, no: msg`It is no secret.` },
  spelling: { yes: msg`It has misspelled words.`, no: msg`I find no misspelled word.` },
};

export interface Verdict {
  isShut: boolean;
  /** What speaks for the verdict: the questions answered with yes that shut, with no that open; all of them where there are none. */
  because: readonly MessageDescriptor[];
}

export function judge(tree: DecisionTree, message: Message, known: readonly string[]): Verdict {
  const signs = signsOf(message, known);
  const values = Object.fromEntries(signs.map((sign) => [sign, 1]));
  const path: { sign: Sign; isYes: boolean }[] = [];
  let node = tree;
  while (node.kind === 'branch') {
    const { test } = node;
    const isYes = passesTest(test, { [test.column]: 0, ...values });
    path.push({ sign: test.column as Sign, isYes });
    node = isYes ? node.pass : node.fail;
  }
  const isShut = node.label;
  const telling = path.filter(({ isYes }) => isYes === isShut);
  const told = telling.length > 0 ? telling : path;
  return { isShut, because: told.map(({ sign, isYes }) => REASONS[sign][isYes ? 'yes' : 'no']) };
}
