// The speech module: narration by a speech service.
import type { ModulePlugin } from '../../appContext.ts';
import { speechRoutes } from './routes.ts';
import { SpeechService } from './service.ts';

export const plugin: ModulePlugin = async (app, { config: { speech, dataDir }, store, content }) => {
  speechRoutes(app, new SpeechService({ config: speech, dataDir, store, content }));
};
