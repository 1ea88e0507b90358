// The calls about the person: verification, signing in and out, and what they may change about themselves.
import type { AvatarId } from '@lanternwise/shared/constants/people';
import type { RegisterBody, SessionReply, SignInBody } from '@lanternwise/shared/contracts/auth';
import type { ProfileBody, UserReply } from '@lanternwise/shared/contracts/user';
import { api } from '../api.ts';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyUser: build.query<UserReply, void>({ query: () => '/verify_user' }),
    signIn: build.mutation<SessionReply, SignInBody>({
      query: (body) => ({ url: '/auth/sign-in', method: 'POST', body }),
    }),
    register: build.mutation<SessionReply, RegisterBody>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
    }),
    signOut: build.mutation<unknown, void>({ query: () => ({ url: '/auth/sign-out', method: 'POST' }) }),
    saveProfile: build.mutation<UserReply, ProfileBody>({
      query: (body) => ({ url: '/user/profile', method: 'PATCH', body }),
    }),
    saveAvatar: build.mutation<UserReply, AvatarId>({
      query: (avatar) => ({ url: '/user/avatar', method: 'PATCH', body: { avatar } }),
    }),
    saveSettings: build.mutation<UserReply, object>({
      query: (preferences) => ({ url: '/user/settings', method: 'PATCH', body: { settings: { preferences } } }),
    }),
  }),
});
