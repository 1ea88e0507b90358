// The assignments module: what teachers give their classes to do, until when, and who has done it.
import type { ModulePlugin } from '../../appContext.ts';
import { placesByLanguage } from '../reports/placeContent.ts';
import { ownAssignments } from './learnerView.ts';
import { assignmentRoutes } from './routes.ts';
import { AssignmentsService } from './service.ts';

export const plugin: ModulePlugin = async (app, { store, content, users, realmRules }) => {
  const contents = placesByLanguage(content);
  assignmentRoutes(app, {
    assignments: new AssignmentsService(store, contents, users, realmRules),
    own: (user, language) => ownAssignments(store, contents, users, user, language),
  });
};
