// A Stripe API on loopback that records requests and answers in Stripe's shapes, and webhooks with valid signatures.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { StripeConfig } from '../../../config.ts';
import type { TestServer } from '../../../testing/testServer.ts';

const SECRET = 'whsec_test_secret';
const stripe = new Stripe('sk_test_peer');

export interface StripeRequest {
  method: string;
  /** Path and query. */
  url: string;
  /** Form fields, decoded. */
  body: string;
  /** Idempotency key. */
  key: string;
}

export interface StripeAnswer {
  status?: number;
  body: object;
}

export interface FakeStripe {
  config: StripeConfig;
  requests: StripeRequest[];
  close(): Promise<void>;
}

/** @param answer undefined answers with a new checkout session */
export async function startFakeStripe(
  answer: (request: StripeRequest) => StripeAnswer | undefined = () => undefined,
): Promise<FakeStripe> {
  const requests: StripeRequest[] = [];
  const api = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const key = String(request.headers['idempotency-key'] ?? '');
    const received = { method: request.method ?? '', url: request.url ?? '', body: decodeURIComponent(body), key };
    requests.push(received);
    const id = `cs_${requests.length}`;
    const session: StripeAnswer = { body: { id, object: 'checkout.session', url: `https://pay.example/${id}` } };
    const { status = 200, body: reply } = answer(received) ?? session;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  return {
    config: { secretKey: 'sk_test_peer', webhookSecret: SECRET, apiUrl },
    requests,
    close: () => new Promise((resolve) => api.close(() => resolve())),
  };
}

export const nowInSeconds = () => Math.floor(Date.now() / 1000);

let count = 0;

/** @param created seconds since the epoch */
export function stripeEvent(type: string, object: object, created = nowInSeconds()) {
  count += 1;
  return { id: `evt_${count}`, object: 'event', type, created, data: { object } };
}

export const signature = (payload: string, { secret = SECRET, timestamp = nowInSeconds() } = {}): string =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** Sends a webhook. @param header null leaves the signature out */
export function sendWebhook(server: TestServer, body: object | string, header?: string | null) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = header === undefined ? signature(payload) : header;
  return server.call('POST', '/api/v1/payments/stripe/webhook', payload, {
    'content-type': 'application/json; charset=utf-8',
    ...(sent !== null && { 'stripe-signature': sent }),
  });
}
