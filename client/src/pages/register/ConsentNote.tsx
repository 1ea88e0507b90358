// Tells a child plainly what an account means until a parent has agreed.
import { Bubble } from '../../ui/Bubble.tsx';

export function ConsentNote() {
  return (
    <Bubble role="note" className="text-base">
      <p className="font-bold">You can play at once. Until a parent agrees, your account is a limited one:</p>
      <ul className="mt-2 list-disc pl-5">
        <li>You can play, learn and save everything you do.</li>
        <li>Nothing you write in your own words leaves your account.</li>
        <li>You cannot get a public certificate yet.</li>
      </ul>
      <p className="mt-2">Please tell a parent or your teacher that you are making an account.</p>
    </Bubble>
  );
}
