// RTK Query endpoints of the session: verification, signing in and out, and changes to the own profile.
import { authEndpoints } from '@lanternwise/shared/contracts/routes/auth';
import { userEndpoints } from '@lanternwise/shared/contracts/routes/user';
import { api } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyUser: endpoint(build, userEndpoints.verifyUser),
    signIn: endpoint(build, authEndpoints.signIn),
    register: endpoint(build, authEndpoints.register),
    signOut: endpoint(build, authEndpoints.signOut),
    saveProfile: endpoint(build, userEndpoints.updateProfile),
    saveAvatar: endpoint(build, userEndpoints.updateAvatar),
    saveSettings: endpoint(build, userEndpoints.updateSettings),
  }),
});
