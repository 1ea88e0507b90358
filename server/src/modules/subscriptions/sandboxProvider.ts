// Payment provider for tests and demos: a page of the site simulates the bank.
import { randomUUID } from 'node:crypto';
import { HttpError } from '../../http/errors.ts';
import type { CheckoutRequest, PaymentEvent, PaymentEventKind, PaymentProvider } from './provider.ts';

const EVENT_KINDS = {
  pay: 'paid',
  decline: 'checkout-declined',
  cancel: 'checkout-cancelled',
  renew: 'paid',
  fail: 'payment-failed',
  refund: 'refunded',
  end: 'ended',
} as const satisfies Record<string, PaymentEventKind>;
export type SandboxOutcome = keyof typeof EVENT_KINDS;

export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';

  async createCheckout({ checkoutId }: CheckoutRequest): Promise<{ url: string }> {
    return { url: `/checkout/${checkoutId}` };
  }

  handleWebhook(): PaymentEvent | undefined {
    throw new HttpError(404, 'not-found', 'There is nothing at this address.');
  }

  async cancel(): Promise<void> {
    // The sandbox has no charges to stop.
  }

  /** Creates the event that a real provider would send. */
  createEvent(checkoutId: string, outcome: SandboxOutcome): PaymentEvent {
    return { id: `sandbox_${randomUUID()}`, kind: EVENT_KINDS[outcome], at: Date.now(), checkoutId };
  }
}
