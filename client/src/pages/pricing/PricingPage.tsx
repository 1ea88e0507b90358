// The pricing page.
import { usePage } from '../layout/usePage.ts';

export function PricingPage() {
  const heading = usePage('PricingPage');
  return (
    <h1 ref={heading} tabIndex={-1}>
      PricingPage
    </h1>
  );
}
