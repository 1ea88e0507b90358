// A real mail server on loopback for tests: takes letters, refuses them or says nothing, as it is told.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  to: string[];
  raw: string;
}

export interface MailPeer {
  url: string;
  taken: TakenMail[];
  /** How often somebody tried to hand over a letter. */
  tries(): number;
  /** What it does with the next letters. */
  mood: 'take' | 'refuse' | 'silent';
  close(): Promise<void>;
}

export async function startMailPeer(port = 0): Promise<MailPeer> {
  let tries = 0;
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onRcptTo(address, _session, callback) {
      tries += 1;
      if (peer.mood === 'silent') return;
      const refusal = new Error(`<${address.address}> is not welcome`);
      callback(peer.mood === 'refuse' ? Object.assign(refusal, { responseCode: 450 }) : undefined);
    },
    onData(stream, session, callback) {
      let raw = '';
      stream.on('data', (chunk) => {
        raw += String(chunk);
      });
      stream.on('end', () => {
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: own } = server.server.address() as AddressInfo;
  const peer: MailPeer = {
    url: `smtp://127.0.0.1:${own}`,
    taken,
    tries: () => tries,
    mood: 'take',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return peer;
}
