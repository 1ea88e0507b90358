// The adventures page.
import { usePage } from '../layout/usePage.ts';

export function AdventuresPage() {
  const heading = usePage('AdventuresPage');
  return (
    <h1 ref={heading} tabIndex={-1}>
      AdventuresPage
    </h1>
  );
}
