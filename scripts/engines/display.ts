// Gives browsers a screen of their own, which nobody sees: Xvfb, at a number that is free.
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

const SCREEN = ['-screen', '0', '1400x1000x24', '+extension', 'GLX'];

/** `work` gets the display's name, such as ":99". */
export async function withDisplay<T>(work: (display: string) => Promise<T>): Promise<T> {
  const server = spawn('Xvfb', ['-displayfd', '3', ...SCREEN], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  try {
    return await work(`:${await readNumber(server.stdio[3] as Readable)}`);
  } finally {
    server.kill();
  }
}

/** Written by Xvfb once it takes connections. */
async function readNumber(from: Readable): Promise<number> {
  let text = '';
  for await (const chunk of from) {
    text += String(chunk);
    if (text.endsWith('\n')) return Number(text);
  }
  throw new Error('Xvfb did not start');
}
