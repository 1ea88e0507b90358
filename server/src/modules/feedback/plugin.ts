// The feedback module.
import type { ModulePlugin } from '../../appContext.ts';
import { feedbackRoutes } from './routes.ts';
import { FeedbackService } from './service.ts';

export const plugin: ModulePlugin = async (app, { store, users }) => {
  feedbackRoutes(app, new FeedbackService(store, users));
};
