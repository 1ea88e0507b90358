// The calls about certificates (site.txt section 7).
import type { Certificate, OwnCertificate } from '@lanternwise/shared/contracts/certificates';
import { api, messageOf, statusOf } from '../api.ts';

const tagged = api.enhanceEndpoints({ addTagTypes: ['Certificate'] });

const of = (userId: string) => `userId=${encodeURIComponent(userId)}`;

export const certificatesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    userCertificates: build.query<OwnCertificate[], string>({
      query: (userId) => `/user-certificates?${of(userId)}`,
      transformResponse: (reply: { certificates: OwnCertificate[] }) => reply.certificates,
      providesTags: ['Certificate'],
    }),
    checkCertificate: build.query<OwnCertificate | null, string>({
      query: (userId) => `/check-certificate?${of(userId)}`,
      transformResponse: (reply: { certificate: OwnCertificate | null }) => reply.certificate,
      providesTags: ['Certificate'],
    }),
    courseCompletion: build.query<CourseCompletion, string>({
      query: (userId) => `/course-completion?${of(userId)}`,
      // What was played a moment ago counts.
      keepUnusedDataFor: 0,
    }),
    generateCertificate: build.mutation<{ certificate: OwnCertificate }, { userId: string; name: string }>({
      query: (body) => ({ url: '/generate-certificate', method: 'POST', body }),
      invalidatesTags: ['Certificate'],
    }),
    verifyCertificate: build.query<VerifyReply, string>({
      query: (id) => `/verify-certificate/${encodeURIComponent(id)}`,
      keepUnusedDataFor: 0,
    }),
    showOnCertificate: build.mutation<unknown, { id: string; showUsername?: boolean; showEmail?: boolean }>({
      query: ({ id, ...body }) => ({ url: `/user-certificates/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Certificate'],
    }),
    shareCertificate: build.mutation<unknown, { certificateId: string; email: string; locale: 'en' | 'hi' }>({
      query: (body) => ({ url: '/share-certificate', method: 'POST', body }),
    }),
  }),
});

export interface CourseCompletion {
  success: boolean;
  completed: boolean;
  message?: string;
  mayPublish: boolean;
}

export interface VerifyReply {
  success: boolean;
  certificate?: Certificate;
  message?: string;
}

export const {
  useUserCertificatesQuery,
  useCheckCertificateQuery,
  useCourseCompletionQuery,
  useGenerateCertificateMutation,
  useLazyVerifyCertificateQuery,
  useShowOnCertificateMutation,
  useShareCertificateMutation,
} = certificatesApi;

/** What the generate page says when it cannot ask whether the course is completed. */
export const completionFailure = (error: unknown): string =>
  statusOf(error) === undefined ? 'Failed to check course completion' : 'Could not verify course completion';

/** Server words, but for two kinds that have fixed ones. */
export function generateFailure(error: unknown): string {
  const message = statusOf(error) === undefined ? '' : messageOf(error);
  if (/row-level security/i.test(message)) {
    return 'Permission error: Unable to create certificate due to security policy. Please contact support.';
  }
  if (/duplicate key/i.test(message)) return 'You already have a certificate generated for this course.';
  return message || 'Failed to generate certificate';
}

/** The names of the statuses that a verification may answer with; HTTP/2 sends none. */
const STATUS_TEXTS: Record<number, string> = {
  400: 'Bad Request',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export interface VerifyProblem {
  title: string;
  /** What the visitor can do. */
  advice?: string;
}

export function verifyFailure(error: unknown): VerifyProblem {
  const status = statusOf(error);
  if (status === undefined) return { title: 'An error occurred during verification', advice: messageOf(error) };
  return { title: `Verification failed: ${STATUS_TEXTS[status] ?? status}`, advice: messageOf(error) };
}
