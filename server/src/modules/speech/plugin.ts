// The speech module: narration by a speech service.
import type { ModulePlugin } from '../../appContext.ts';
import { speechRoutes } from './routes.ts';
import { SpeechService } from './service.ts';

export const speechPlugin: ModulePlugin = async (app, { config }) => {
  speechRoutes(app, new SpeechService(config.speech, config.dataDir));
};
