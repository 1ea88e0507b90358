// The pictures module: profile pictures.
import type { ModulePlugin } from '../../appContext.ts';
import { keepPictureIds } from './keepPictureIds.ts';
import { pictureRoutes } from './routes.ts';
import { PicturesService } from './service.ts';

export const plugin: ModulePlugin = async (app, { store, users }) => {
  pictureRoutes(app, new PicturesService(store, users));
  app.addHook('onReady', () => keepPictureIds(store));
};
