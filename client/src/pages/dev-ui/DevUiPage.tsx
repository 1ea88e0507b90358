// The dev-ui page.
import { usePage } from '../layout/usePage.ts';

export function DevUiPage() {
  const heading = usePage('DevUiPage');
  return (
    <h1 ref={heading} tabIndex={-1}>
      DevUiPage
    </h1>
  );
}
