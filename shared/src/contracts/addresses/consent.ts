// Name, method and path of the calls about parental consent, without their schemas.
import type * as contracts from '../consent.ts';
import { callsOf, defineAddresses } from './address.ts';

export const consentAddresses = defineAddresses('consent', {
  readConsent: 'GET /api/v1/consents/:token',
  answerConsent: 'POST /api/v1/consents/:token',
  renewConsent: 'POST /api/v1/consents/:token/renew',
  askForConsent: 'POST /api/v1/user/consent',
  ownConsent: 'GET /api/v1/user/consent',
});
export const consentCalls = callsOf<typeof contracts, typeof consentAddresses>(consentAddresses);
