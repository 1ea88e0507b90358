// RTK Query endpoints of the session: verification, signing in and out, and changes to the own profile.
import { api } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyUser: endpoint(build, 'GET /verify_user'),
    signIn: endpoint(build, 'POST /auth/sign-in'),
    register: endpoint(build, 'POST /auth/register'),
    signOut: endpoint(build, 'POST /auth/sign-out'),
    saveProfile: endpoint(build, 'PATCH /user/profile'),
    saveAvatar: endpoint(build, 'PATCH /user/avatar'),
    saveSettings: endpoint(build, 'PATCH /user/settings'),
  }),
});
