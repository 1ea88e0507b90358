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

/** The exchange of a running subscription's plan. */
export interface ChangeRequest {
  /** The provider's id of the subscription. */
  reference: string | null;
  from: PlanId;
  /** What the running plan costs each term. */
  fromPrice: number;
  /** End of the paid period, epoch milliseconds. */
  endsAt: number;
  to: PlanDetails;
  currency: string;
  /** The moment by which the unused time is counted, epoch milliseconds. */
  at: number;
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
  /** The checkout whose exchange of plans the provider has carried out. */
  changeId?: string;
  /** End of the paid period, if the provider sends it. */
  endsAt?: number;
}

/** Every method may throw 503 `payments-unreachable`, and may be called again with the same arguments. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Creates a checkout and returns the URL of the payment page, and the provider's id of it where there is one. */
  createCheckout(request: CheckoutRequest): Promise<{ url: string; session: string | null }>;
  /** Makes sure that an unpaid checkout can no longer be paid. */
  closeCheckout(session: string): Promise<void>;
  /** What the exchange would cost now, in the smallest unit of the currency. */
  previewChange(request: ChangeRequest): Promise<{ due: number }>;
  /** Exchanges the plan and charges the difference. Throws 402 `payment-declined` and changes nothing if it cannot be charged. */
  changePlan(request: ChangeRequest, checkoutId: string): Promise<{ endsAt?: number }>;
  /** Parses a webhook's raw body; returns undefined for irrelevant events. Throws 400 if the signature is invalid. */
  handleWebhook(body: Buffer, signature: string | undefined): PaymentEvent | undefined;
  /** Stops further charges; the paid period stays valid. */
  cancel(reference: string | null): Promise<void>;
  /** Takes a cancellation back; the next period is charged again. */
  resume(reference: string | null): Promise<void>;
  /** Ends a subscription at once, without further charges. */
  end(reference: string): Promise<void>;
  /** Ends a subscription at once and gives its newest payment back. */
  giveBack(reference: string): Promise<void>;
}
