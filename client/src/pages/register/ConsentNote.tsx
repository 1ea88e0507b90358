// Explains to a child how an account is limited until a parent agrees.
import { Trans } from '@lingui/react/macro';
import { SpeechBubble } from '../../ui/SpeechBubble.tsx';

export function ConsentNote() {
  return (
    <SpeechBubble role="note" className="text-base">
      <p className="font-bold">
        <Trans>You can start playing right away. Until a parent agrees, your account is limited:</Trans>
      </p>
      <ul className="mt-2 list-disc pl-5">
        <li>
          <Trans>You can play, learn and save everything you do.</Trans>
        </li>
        <li>
          <Trans>Nothing you write in your own words is shared.</Trans>
        </li>
        <li>
          <Trans>You cannot get a public certificate yet.</Trans>
        </li>
      </ul>
      <p className="mt-2">
        <Trans>Please tell a parent or your teacher that you are creating an account.</Trans>
      </p>
    </SpeechBubble>
  );
}
