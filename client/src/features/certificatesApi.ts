// RTK Query endpoints of certificates (site.txt section 7).
import type { Certificate } from '@lanternwise/shared/contracts/certificates';
import { api, LIST_TAG_ID } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const certificates = { type: 'Certificate', id: LIST_TAG_ID } as const;

export const certificatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    userCertificates: endpoint(build, 'GET /user-certificates', [certificates], {
      transformResponse: (reply) => reply.certificates,
    }),
    checkCertificate: endpoint(build, 'GET /check-certificate', [certificates], {
      transformResponse: (reply) => reply.certificate,
    }),
    // Not cached: recent progress must count.
    courseCompletion: endpoint(build, 'GET /course-completion', [], { keepUnusedDataFor: 0 }),
    generateCertificate: endpoint(build, 'POST /generate-certificate', [certificates]),
    verifyCertificate: endpoint(build, 'GET /verify-certificate/:verificationId', [], {
      transformResponse: (reply): VerifyReply => reply,
      keepUnusedDataFor: 0,
    }),
    showOnCertificate: endpoint(build, 'PATCH /user-certificates/:id', [certificates]),
    shareCertificate: endpoint(build, 'POST /share-certificate'),
  }),
});

/** Wider than the contract: the requirements include a negative reply with a message (site.txt section 7). */
interface VerifyReply {
  success: boolean;
  certificate?: Certificate;
  message?: string;
}
