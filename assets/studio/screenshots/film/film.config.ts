// Configures the play-through that takes the film strip: the journeys' settings with its own port, folder and screen size.
import config from '../../../../client/playwright.config.ts';

const PORT = 4588;
const ROOT = new URL('../../../../', import.meta.url).pathname;
const DATA_DIR = `${ROOT}.cache/film-data`;
const [server] = [config.webServer].flat();

export default {
  ...config,
  testDir: '.',
  reporter: 'line',
  use: { ...config.use, baseURL: `http://localhost:${PORT}`, viewport: { width: 960, height: 540 } },
  webServer: {
    ...server,
    command: `rm -rf ${DATA_DIR} && node --import tsx server/src/server.ts`,
    url: `http://localhost:${PORT}/api/v1/ready`,
    env: { ...server?.env, PORT: String(PORT), DATA_DIR },
  },
};
