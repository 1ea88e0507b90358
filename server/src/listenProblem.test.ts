// Every way in which a machine refuses an address or a port is told in words, with the setting that is to be changed.
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { describeListenProblem } from './listenProblem.ts';

const problem = (code: string, place = { host: '10.0.0.7', port: 3000 }) =>
  describeListenProblem(Object.assign(new Error('listen'), { code }), place)?.message;

it.each([
  [
    'EADDRINUSE',
    3000,
    'Another program uses this port already. Stop it, or choose another port, for example PORT=3001.',
  ],
  [
    'EACCES',
    80,
    'The server may not use port 80: ports below 1024 belong to the system. Choose another one, for example PORT=3000',
  ],
  ['EACCES', 3000, 'The system does not let the server use port 3000 at 10.0.0.7 (EACCES).'],
  ['ENOTFOUND', 3000, 'Nobody knows the name HOST=10.0.0.7.'],
  ['EAI_AGAIN', 3000, 'Nobody knows the name HOST=10.0.0.7.'],
  ['EADDRNOTAVAIL', 3000, 'HOST=10.0.0.7 is no address of this machine (EADDRNOTAVAIL).'],
  ['EINVAL', 3000, 'HOST=10.0.0.7 is no address of this machine (EINVAL).'],
])('%s at port %s', (code, port, words) => {
  expect(problem(code, { host: '10.0.0.7', port })).toContain(words);
});

it('another error is not taken for one of the network', () => {
  expect(problem('SQLITE_FULL')).toBeUndefined();
  expect(describeListenProblem(new Error('x'), { host: 'x', port: 1 })).toBeUndefined();
});

it('what this machine says for an address of another one is known', async () => {
  // Reserved for documentation: no machine has it.
  const server = createServer().listen(0, '203.0.113.9');
  const error = await new Promise((resolve) => server.once('error', resolve));
  expect(describeListenProblem(error, { host: '203.0.113.9', port: 0 })?.message).toContain(
    'is no address of this machine',
  );
});
