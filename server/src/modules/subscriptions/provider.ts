// Interface of payment providers and their events.
import type { PaymentProviderName, PlanDetails, PlanId } from '@lanternwise/shared/constants/plans';

export interface CheckoutRequest {
  checkoutId: string;
  plan: PlanId;
  facts: PlanDetails;
  currency: string;
  email: string | null;
  /** Origin of the site, without a trailing slash. */
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

/** An event of a payment provider. */
export interface PaymentEvent {
  /** Unique at the provider. */
  id: string;
  kind: PaymentEventKind;
  /** Epoch milliseconds, by the provider's clock. */
  at: number;
  /** At least one of these references is set. */
  checkoutId?: string;
  reference?: string;
  customer?: string;
  /** End of the paid period, if the provider sends it. */
  endsAt?: number;
}

export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Creates a checkout and returns the URL of the payment page. */
  createCheckout(request: CheckoutRequest): Promise<{ url: string }>;
  /** Parses a webhook's raw body; returns undefined for irrelevant events. Throws 400 if the signature is invalid. */
  handleWebhook(body: Buffer, signature: string | undefined): PaymentEvent | undefined;
  /** Stops further charges; the paid period stays valid. */
  cancel(reference: string | null): Promise<void>;
}
