// The calls about the person: verification, signing in and out, and what they may change about themselves.
import { authCalls } from '@lanternwise/shared/contracts/addresses/auth';
import { userCalls } from '@lanternwise/shared/contracts/addresses/user';
import { api } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyUser: endpoint(build, userCalls.verifyUser),
    signIn: endpoint(build, authCalls.signIn),
    register: endpoint(build, authCalls.register),
    signOut: endpoint(build, authCalls.signOut),
    saveProfile: endpoint(build, userCalls.updateProfile),
    saveAvatar: endpoint(build, userCalls.updateAvatar),
    saveSettings: endpoint(build, userCalls.updateSettings),
  }),
});
