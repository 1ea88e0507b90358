// What every payment provider does for us, and what it tells us in words of our own.
import type { PaymentProviderName, PlanDetails, PlanId } from '@lanternwise/shared/constants/plans';

export interface CheckoutRequest {
  checkoutId: string;
  plan: PlanId;
  facts: PlanDetails;
  currency: string;
  email: string | null;
  /** Absolute address of the site, without a slash at its end. */
  site: string;
}

export type PaymentEventKind =
  | 'paid'
  | 'payment-failed'
  | 'cancelled'
  | 'resumed'
  | 'ended'
  | 'refunded'
  | 'checkout-declined'
  | 'checkout-cancelled'
  | 'checkout-expired';

/** Something that happened at the provider. */
export interface PaymentEvent {
  /** Unique at the provider. */
  id: string;
  kind: PaymentEventKind;
  /** Epoch milliseconds, by the provider's clock. */
  at: number;
  /** What it is about: at least one of them is there. */
  checkoutId?: string;
  reference?: string;
  customer?: string;
  /** Paid until then, where the provider says so. */
  endsAt?: number;
}

export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Where the buyer pays. */
  createCheckout(order: CheckoutRequest): Promise<{ url: string }>;
  /** The event in a webhook's raw body; undefined where it is none of those we follow. Throws a 400 where its signature is not right. */
  handleWebhook(body: Buffer, signature: string | undefined): PaymentEvent | undefined;
  /** Takes no more money; what is paid runs to its end. */
  cancel(reference: string | null): Promise<void>;
}
