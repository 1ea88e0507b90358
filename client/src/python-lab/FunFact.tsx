// A fact to read while Python loads or the Lab closes.
import { Trans } from '@lingui/react/macro';

export function FunFact({ fact }: { fact: string }) {
  return (
    <p className="max-w-[52ch] text-[1.125rem]">
      <span className="font-bold text-link">
        <Trans>Did you know?</Trans>
      </span>{' '}
      {fact}
    </p>
  );
}
