// The provider that takes no money: a page of ours plays the bank, and says so.
import { randomUUID } from 'node:crypto';
import { HttpError } from '../../http/errors.ts';
import type { Order, PaymentEvent, PaymentKind, PaymentProvider } from './provider.ts';

const OUTCOMES = {
  pay: 'paid',
  decline: 'checkout-declined',
  cancel: 'checkout-cancelled',
  renew: 'paid',
  fail: 'payment-failed',
  refund: 'refunded',
  end: 'ended',
} as const satisfies Record<string, PaymentKind>;
export type SandboxOutcome = keyof typeof OUTCOMES;

export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';

  async createCheckout({ checkoutId }: Order): Promise<{ url: string }> {
    return { url: `/checkout/${checkoutId}` };
  }

  handleWebhook(): PaymentEvent | undefined {
    throw new HttpError(404, 'not-found', 'There is nothing at this address.');
  }

  async cancel(): Promise<void> {
    // Nobody takes money here that would have to be stopped.
  }

  /** What a real provider would send after the buyer's choice. */
  decide(checkoutId: string, outcome: SandboxOutcome): PaymentEvent {
    return { id: `sandbox_${randomUUID()}`, kind: OUTCOMES[outcome], at: Date.now(), checkoutId };
  }
}
