// RTK Query endpoints of the account: mailed links, consent, sessions, pictures, parents, deletion.
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

/** A parent reads a consent by the token of the link, a child its own by the session. */
const consent = ({ token }: { token: string }) => ({ type: 'Consent', id: token }) as const;
const childConsent = ({ childId }: { childId: string }) => ({ type: 'Consent', id: childId }) as const;
const ownConsent = { type: 'Consent', id: 'own' } as const;
const children = { type: 'Child', id: LIST_TAG_ID } as const;

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    registrationRules: endpoint(build, 'GET /auth/rules'),
    verifyEmail: endpoint(build, 'POST /auth/verify-email'),
    sendVerification: endpoint(build, 'POST /auth/send-verification'),
    forgotPassword: endpoint(build, 'POST /auth/forgot-password'),
    // Not kept: the link works once.
    checkResetLink: endpoint(build, 'GET /auth/reset-password/:token', [], { keepUnusedDataFor: 0 }),
    resetPassword: endpoint(build, 'POST /auth/reset-password'),
    checkSetUp: endpoint(build, 'GET /auth/set-up/:token'),
    setUp: endpoint(build, 'POST /auth/set-up/:token'),
    readConsent: endpoint(build, 'GET /consents/:token', [consent], {
      transformResponse: (reply) => reply.consent,
    }),
    childConsent: endpoint(build, 'GET /parent/children/:childId/consent', [childConsent]),
    decideAsParent: endpoint(build, 'POST /parent/children/:childId/consent', [childConsent]),
    answerConsent: endpoint(build, 'POST /consents/:token', [consent, ownConsent], {
      transformResponse: (reply) => reply.consent,
    }),
    renewConsent: endpoint(build, 'POST /consents/:token/renew'),
    ownConsent: endpoint(build, 'GET /user/consent', [ownConsent]),
    askForConsent: endpoint(build, 'POST /user/consent', [ownConsent]),
    changeEmail: endpoint(build, 'POST /user/email'),
    changePassword: endpoint(build, 'POST /user/password', ['Sessions']),
    ownSessions: endpoint(build, 'GET /user/sessions', ['Sessions']),
    endSession: endpoint(build, 'DELETE /user/sessions/:id', ['Sessions']),
    endOtherSessions: endpoint(build, 'POST /user/sessions/end-others', ['Sessions']),
    deleteAccount: endpoint(build, 'POST /user/delete'),
    putPicture: endpoint(build, 'PUT /user/pictures/:kind'),
    parentLinks: endpoint(build, 'GET /user/parent-links', ['ParentLinks']),
    makeParentCode: endpoint(build, 'POST /user/parent-code'),
    linkAsParent: endpoint(build, 'POST /user/parent-links', ['ParentLinks', children]),
    unlink: endpoint(build, 'DELETE /user/parent-links/:id', ['ParentLinks', 'ChildDigest', children]),
    updateRole: endpoint(build, 'POST /update-role'),
  }),
});
