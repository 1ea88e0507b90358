// The users module: an account's own data, avatar and settings.
import type { ModulePlugin } from '../../appContext.ts';
import { userRoutes } from './routes.ts';

export const plugin: ModulePlugin = async (app, { users }) => {
  userRoutes(app, users);
};
