#!/usr/bin/env node
// Starts Debian's Firefox for Playwright, which speaks WebDriver BiDi of a newer one: emulation that this Firefox does not know is answered as done.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/;

const firefox = spawn('/usr/bin/firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, port] = LISTENING.exec(line) ?? [];
  if (port) openProxy(port);
  else process.stderr.write(`${line}\n`);
});

/** @param {string} port Firefox's own */
function openProxy(port) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const address = /** @type {import('node:net').AddressInfo} */ (server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}\n`);
  });
  server.on('connection', (client, { url }) => {
    const upstream = new WebSocket(`ws://127.0.0.1:${port}${url}`);
    /** Commands that came before the connection was open. */
    const early = /** @type {string[]} */ ([]);
    /** Ids of commands to do with emulation. */
    const emulation = /** @type {Set<number>} */ (new Set());
    client.on('message', (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text);
      if (method.startsWith('emulation.')) emulation.add(id);
      if (upstream.readyState === WebSocket.OPEN) upstream.send(text);
      else early.push(text);
    });
    upstream.on('open', () => {
      for (const text of early) upstream.send(text);
    });
    upstream.on('message', (data) => {
      const text = String(data);
      const { id, type, error } = JSON.parse(text);
      const isUnknown = type === 'error' && error === 'unknown command' && emulation.has(id);
      client.send(isUnknown ? JSON.stringify({ type: 'success', id, result: {} }) : text);
    });
    upstream.on('close', () => client.close());
    client.on('close', () => upstream.close());
  });
}
