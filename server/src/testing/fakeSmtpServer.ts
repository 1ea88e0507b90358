// A real mail server on loopback for tests: takes letters, refuses them or says nothing, as it is told.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  raw: string;
}

export interface FakeSmtpServer {
  url: string;
  received: ReceivedMail[];
  /** How often somebody tried to hand over a letter. */
  attempts(): number;
  /** What it does with the next letters. */
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
