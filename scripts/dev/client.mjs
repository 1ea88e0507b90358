// The client of `npm run dev`: Vite in a process of its own, which shows in the browser what its parent tells it.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const configFile = fileURLToPath(new URL('../../client/vite.config.ts', import.meta.url));
const client = await createServer({ configFile, server: { host: true } });
// A payload of Vite's channel to the browser: an error, or an update that takes it away.
process.on('message', (payload) => client.environments.client.hot.send(payload));
try {
  await client.listen();
  client.printUrls();
} catch (error) {
  process.stderr.write(`The client does not start: ${error.message}\n`);
  process.exit(1);
}
