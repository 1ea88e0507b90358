// Says in one or two sentences why a student needs help.
import type { HelpReason } from '@lanternwise/shared/contracts/teacher-home';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

/** The checks that a program did not pass; Python's own errors keep their names. */
const CHECKS: Readonly<Record<string, MessageDescriptor>> = {
  'wrong-output': msg`The program runs, but prints something else than asked.`,
  'missing-elements': msg`The program leaves out something the task asks for.`,
  check: msg`The program works differently from what the task asks for.`,
};

export function HelpReasonText({ reason }: { reason: HelpReason }) {
  const { t } = useLingui();
  const { kind, count, title, mistake, error } = reason;
  if (kind === 'stuck')
    return (
      <Plural
        value={count}
        one={`At "${title}" for # minute without passing it.`}
        other={`At "${title}" for # minutes without passing it.`}
      />
    );
  const check = error === null ? undefined : CHECKS[error];
  return (
    <>
      <Plural value={count} one={`# mistake in "${title}".`} other={`The same mistake # times in "${title}".`} />{' '}
      {mistake && (
        <>
          <strong>{mistake.label}</strong> {mistake.text}
        </>
      )}
      {check && t(check)}
      {error !== null && !check && <Trans>Python stopped with {error}.</Trans>}
    </>
  );
}
