// Payment provider for tests and demos: a page of the site simulates the bank.
import { randomUUID } from 'node:crypto';
import { HttpError } from '../../http/errors.ts';
import { prorate } from './proration.ts';
import type { ChangeRequest, CheckoutRequest, PaymentEvent, PaymentEventKind, PaymentProvider } from './provider.ts';

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

/** There is no charge that could be stopped or given back. */
const nothing = async (): Promise<void> => undefined;

export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly closeCheckout = nothing;
  readonly cancel = nothing;
  readonly resume = nothing;
  readonly end = nothing;
  readonly giveBack = nothing;

  async createCheckout({ checkoutId }: CheckoutRequest): Promise<{ url: string; session: null }> {
    return { url: `/checkout/${checkoutId}`, session: null };
  }

  async previewChange(request: ChangeRequest): Promise<{ due: number }> {
    return prorate(request, request.at);
  }

  /** The page of the sandbox asks for the bank's answer instead. */
  async changePlan(): Promise<never> {
    throw new HttpError(404, 'not-found', 'There is nothing at this address.');
  }

  handleWebhook(): PaymentEvent | undefined {
    throw new HttpError(404, 'not-found', 'There is nothing at this address.');
  }

  /** Creates the event that a real provider would send. */
  createEvent(checkoutId: string, outcome: SandboxOutcome): PaymentEvent {
    return { id: `sandbox_${randomUUID()}`, kind: EVENT_KINDS[outcome], at: Date.now(), checkoutId };
  }
}
