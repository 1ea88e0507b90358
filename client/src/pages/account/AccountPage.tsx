// The account page.
import { usePage } from '../layout/usePage.ts';

export function AccountPage() {
  const heading = usePage('AccountPage');
  return (
    <h1 ref={heading} tabIndex={-1}>
      AccountPage
    </h1>
  );
}
