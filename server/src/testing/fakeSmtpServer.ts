// An SMTP server on loopback for tests, which accepts mail, refuses it or does not respond.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  raw: string;
}

export interface FakeSmtpServer {
  url: string;
  received: ReceivedMail[];
  /** Number of delivery attempts. */
  attempts(): number;
  /** How it treats the next mails. */
  mode: 'take' | 'refuse' | 'silent';
  close(): Promise<void>;
}

export async function startFakeSmtpServer(port = 0): Promise<FakeSmtpServer> {
  let attempts = 0;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onRcptTo(address, _session, callback) {
      attempts += 1;
      if (peer.mode === 'silent') return;
      const refusal = new Error(`<${address.address}> is not welcome`);
      callback(peer.mode === 'refuse' ? Object.assign(refusal, { responseCode: 450 }) : undefined);
    },
    onData(stream, session, callback) {
      let raw = '';
      stream.on('data', (chunk) => {
        raw += String(chunk);
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: own } = server.server.address() as AddressInfo;
  const peer: FakeSmtpServer = {
    url: `smtp://127.0.0.1:${own}`,
    received,
    attempts: () => attempts,
    mode: 'take',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return peer;
}
