// Routes of sessions, registration and mailed links.
import type * as contracts from '../auth.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const authRoutes = defineRoutes('auth', {
  register: 'POST /api/v1/auth/register',
  signIn: 'POST /api/v1/auth/sign-in',
  signOut: 'POST /api/v1/auth/sign-out',
  registrationRules: 'GET /api/v1/auth/rules',
  verifyEmail: 'POST /api/v1/auth/verify-email',
  sendVerification: 'POST /api/v1/auth/send-verification',
  forgotPassword: 'POST /api/v1/auth/forgot-password',
  readResetLink: 'GET /api/v1/auth/reset-password/:token',
  resetPassword: 'POST /api/v1/auth/reset-password',
  readSetUp: 'GET /api/v1/auth/set-up/:token',
  setUp: 'POST /api/v1/auth/set-up/:token',
});
export const authEndpoints = typedEndpoints<typeof contracts, typeof authRoutes>(authRoutes);
