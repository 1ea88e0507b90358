// Tells a child plainly what an account means until a parent has agreed.
import { Trans } from '@lingui/react/macro';
import { SpeechBubble } from '../../ui/SpeechBubble.tsx';

export function ConsentNote() {
  return (
    <SpeechBubble role="note" className="text-base">
      <p className="font-bold">
        <Trans>You can play at once. Until a parent agrees, your account is a limited one:</Trans>
      </p>
      <ul className="mt-2 list-disc pl-5">
        <li>
          <Trans>You can play, learn and save everything you do.</Trans>
        </li>
        <li>
          <Trans>Nothing you write in your own words leaves your account.</Trans>
        </li>
        <li>
          <Trans>You cannot get a public certificate yet.</Trans>
        </li>
      </ul>
      <p className="mt-2">
        <Trans>Please tell a parent or your teacher that you are making an account.</Trans>
      </p>
    </SpeechBubble>
  );
}
