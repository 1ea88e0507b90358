// The home page.
import { usePage } from '../layout/usePage.ts';

export function HomePage() {
  const heading = usePage('HomePage');
  return (
    <h1 ref={heading} tabIndex={-1}>
      HomePage
    </h1>
  );
}
