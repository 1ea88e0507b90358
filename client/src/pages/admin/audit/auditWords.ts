// What each action of the audit log is called, and the sentence that tells it; `{actor}` and `{subject}` are linked names.
import type { AuditAction, AuditSubject } from '@lanternwise/shared/constants/audit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface AuditWords {
  /** In the filter. */
  label: MessageDescriptor;
  sentence: MessageDescriptor;
}

const words = (label: MessageDescriptor, sentence: MessageDescriptor): AuditWords => ({ label, sentence });

export const AUDIT_WORDS: Record<AuditAction, AuditWords> = {
  'account-restored': words(msg`Account restored`, msg({ message: '{actor} restored the account {subject}' })),
  'account-suspended': words(msg`Account suspended`, msg({ message: '{actor} suspended the account {subject}' })),
  'account-unlocked': words(msg`Account unlocked`, msg({ message: '{actor} unlocked the account {subject}' })),
  'adult-report-closed': words(
    msg`Child's report closed`,
    msg({ message: "{actor} closed a child's report about {subject}" }),
  ),
  'adult-reports-read': words(msg`Children's reports read`, msg({ message: "{actor} read children's reports" })),
  'age-changed': words(msg`Age corrected`, msg({ message: '{actor} corrected the age of {subject}' })),
  'assignment-changed': words(
    msg`Assignment changed`,
    msg({ message: '{actor} changed an assignment of the group {subject}' }),
  ),
  'assignment-created': words(
    msg`Assignment created`,
    msg({ message: '{actor} gave the group {subject} an assignment' }),
  ),
  'assignment-deleted': words(
    msg`Assignment deleted`,
    msg({ message: '{actor} deleted an assignment of the group {subject}' }),
  ),
  'backup-made': words(msg`Backup made`, msg({ message: '{actor} made the backup {subject}' })),
  'backup-restored': words(msg`Backup restored`, msg({ message: '{actor} restored all data from a backup' })),
  'blog-created': words(msg`Blog post written`, msg({ message: '{actor} wrote the blog post {subject}' })),
  'blog-deleted': words(msg`Blog post deleted`, msg({ message: '{actor} deleted the blog post {subject}' })),
  'blog-edited': words(msg`Blog post edited`, msg({ message: '{actor} edited the blog post {subject}' })),
  'certificate-shared': words(msg`Certificate sent`, msg({ message: '{actor} sent a certificate by e-mail' })),
  'class-account-deleted': words(
    msg`Class account deleted`,
    msg({ message: '{actor} deleted the class account {subject}' }),
  ),
  'class-account-kept': words(
    msg`Class account restored`,
    msg({ message: '{actor} restored the class account {subject}' }),
  ),
  'class-accounts-made': words(
    msg`Class accounts made`,
    msg({ message: '{actor} made class accounts in the group {subject}' }),
  ),
  'class-opened': words(
    msg`Class opened by a licence`,
    msg({ message: '{actor} opened all realms for the group {subject} with a licence' }),
  ),
  'class-password-reset': words(msg`New pass phrase`, msg({ message: '{actor} made a new pass phrase for {subject}' })),
  'class-program-declined': words(
    msg`Student's program declined`,
    msg({ message: '{actor} did not show a program of {about} to the group {subject}' }),
  ),
  'class-refusal-lifted': words(
    msg`Parent's no to a class lifted`,
    msg({ message: "{actor} lifted a parent's no to a class for {subject}" }),
  ),
  'class-program-shown': words(
    msg`Student's program shown`,
    msg({ message: '{actor} let the group {subject} see a program of {about}' }),
  ),
  'class-program-withdrawn': words(
    msg`Student's program withdrawn`,
    msg({ message: '{actor} no longer shows a program of {about} to the group {subject}' }),
  ),
  'class-closed': words(
    msg`Licence taken from a class`,
    msg({ message: '{actor} no longer opens all realms for the group {subject} with a licence' }),
  ),
  'co-teacher-added': words(msg`Co-teacher joined`, msg({ message: '{actor} now co-teaches the group {subject}' })),
  'co-teacher-declined': words(
    msg`Co-teacher declined`,
    msg({ message: '{actor} declined to co-teach the group {subject}' }),
  ),
  'co-teacher-invitation-withdrawn': words(
    msg`Invitation to co-teach withdrawn`,
    msg({ message: '{actor} withdrew the invitation of {about} to co-teach the group {subject}' }),
  ),
  'co-teacher-invited': words(
    msg`Co-teacher invited`,
    msg({ message: '{actor} invited {about} to co-teach the group {subject}' }),
  ),
  'co-teacher-removed': words(
    msg`Co-teacher removed`,
    msg({ message: '{actor} removed {about} as a co-teacher of the group {subject}' }),
  ),
  'contact-answered': words(
    msg`Contact message answered`,
    msg({ message: '{actor} marked a contact message as answered' }),
  ),
  'contact-deleted': words(msg`Contact message deleted`, msg({ message: '{actor} deleted a contact message' })),
  'contact-read': words(msg`Contact message read`, msg({ message: '{actor} read a contact message' })),
  'contact-reopened': words(
    msg`Contact message reopened`,
    msg({ message: '{actor} marked a contact message as not answered' }),
  ),
  'content-carried-over': words(
    msg`Lessons updated by a release`,
    msg({ message: '{actor} carried the edited lessons of {subject} over to a new release' }),
  ),
  'content-published': words(msg`Lessons published`, msg({ message: '{actor} published new texts of {subject}' })),
  'content-rolled-back': words(
    msg`Lessons rolled back`,
    msg({ message: '{actor} restored an earlier revision of {subject}' }),
  ),
  'first-admin-made': words(msg`First Admin made`, msg({ message: '{actor} set up this site as its first Admin' })),
  'group-archived': words(msg`Group archived`, msg({ message: '{actor} archived the group {subject}' })),
  'group-member-removed': words(
    msg`Member removed`,
    msg({ message: '{actor} removed {about} from the group {subject}' }),
  ),
  'group-declined': words(
    msg`Group not taken over`,
    msg({ message: '{actor} declined to take over the group {subject}' }),
  ),
  'group-handed-over': words(msg`Group handed over`, msg({ message: '{actor} took over the group {subject}' })),
  'group-inherited': words(
    msg`Group inherited`,
    msg({ message: 'The group {subject} went to {about}, because its owner deleted the account' }),
  ),
  'group-member-moved': words(
    msg`Student moved to another class`,
    msg({ message: '{actor} moved {about} out of the group {subject} into another one' }),
  ),
  'group-offer-withdrawn': words(
    msg`Offer of a group withdrawn`,
    msg({ message: '{actor} no longer offers the group {subject} to another teacher' }),
  ),
  'group-offered': words(msg`Group offered`, msg({ message: '{actor} offered the group {subject} to {about}' })),
  'group-report-read': words(
    msg`Class report read`,
    msg({ message: '{actor} read the report of the group {subject}' }),
  ),
  'group-restored': words(msg`Group restored`, msg({ message: '{actor} restored the group {subject}' })),
  'invitation-revoked': words(
    msg`Class invitation withdrawn`,
    msg({ message: '{actor} withdrew an invitation to the group {subject}' }),
  ),
  'licence-made': words(msg`Licence code made`, msg({ message: '{actor} made a licence code' })),
  'licence-revoked': words(msg`Licence code revoked`, msg({ message: '{actor} revoked a licence code' })),
  'live-lesson-started': words(
    msg`Live lesson started`,
    msg({ message: '{actor} started a live lesson of the group {subject}' }),
  ),
  'mail-read': words(msg`E-mail read`, msg({ message: '{actor} opened an e-mail of the outbox' })),
  'mail-retried': words(msg`E-mail sent again`, msg({ message: '{actor} sent a failed e-mail again' })),
  'mail-tested': words(msg`Mail server tested`, msg({ message: '{actor} tested the mail server' })),
  'names-searched': words(
    msg`Names searched`,
    msg({ message: '{actor} searched class lists, accounts, groups and the newsletter list' }),
  ),
  'newsletter-exported': words(msg`Newsletter list exported`, msg({ message: '{actor} exported the newsletter list' })),
  'newsletter-removed': words(
    msg`Newsletter subscriber removed`,
    msg({ message: '{actor} removed an address from the newsletter list' }),
  ),
  'password-reset': words(
    msg`Password link made`,
    msg({ message: '{actor} made a link with which {subject} can choose a new password' }),
  ),
  'plan-granted': words(msg`Plan granted`, msg({ message: '{actor} gave {subject} the plan {to}' })),
  'plan-removed': words(msg`Plan removed`, msg({ message: '{actor} removed the plan of {subject}' })),
  'plans-set': words(msg`Prices changed`, msg({ message: '{actor} changed plans or prices' })),
  'publishing-gate-blocked': words(
    msg`Publishing blocked`,
    msg({ message: '{actor} entered a wrong publishing password too often' }),
  ),
  'publishing-password-set': words(
    msg`Publishing password set`,
    msg({ message: '{actor} set the publishing password' }),
  ),
  'realms-ruled': words(
    msg`Realms locked or opened`,
    msg({ message: '{actor} changed which realms are open to the group {subject}' }),
  ),
  'refusal-lifted': words(
    msg`Refusal of a parent lifted`,
    msg({ message: '{actor} lifted the refusal of a parent for the account {subject}' }),
  ),
  'report-read': words(msg`Report read`, msg({ message: '{actor} read the report of {subject}' })),
  'role-changed': words(
    msg`Role changed`,
    msg({ message: '{actor} changed the role of {subject} from {from} to {to}' }),
  ),
  'school-confirmed': words(msg`School confirmed`, msg({ message: '{actor} confirmed the school of {subject}' })),
  'school-declined': words(msg`School declined`, msg({ message: '{actor} declined the school of {subject}' })),
  'signed-out': words(msg`Signed out everywhere`, msg({ message: '{actor} signed {subject} out everywhere' })),
  'staff-approved': words(
    msg`Colleague approved`,
    msg({ message: '{actor} approved {subject} as staff of a licence' }),
  ),
  'staff-declined': words(
    msg`Colleague declined`,
    msg({ message: '{actor} declined {subject} as staff of a licence' }),
  ),
  'teacher-texts-read': words(msg`Teachers' texts read`, msg({ message: "{actor} read teachers' texts to students" })),
  'teacher-invited': words(msg`Teacher invited`, msg({ message: '{actor} invited the teacher {subject}' })),
};

export const SUBJECT_LABELS: Record<AuditSubject, MessageDescriptor> = {
  backup: msg`Backups`,
  blog: msg`Blog posts`,
  certificate: msg`Certificates`,
  contact: msg`Contact messages`,
  content: msg`Lessons`,
  group: msg`Groups`,
  'licence-code': msg`Licence codes`,
  mail: msg`E-mails`,
  newsletter: msg`Newsletter`,
  search: msg`Searches`,
  setting: msg`Settings`,
  site: msg`The whole site`,
  user: msg`Accounts`,
};

/** Facts that an entry may carry besides what its sentence says. */
export const DETAIL_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  accounts: msg({ context: 'audit', message: 'Accounts' }),
  backTo: msg`Revision`,
  by: msg({ context: 'audit', message: 'Delivered by' }),
  bytes: msg`Size`,
  accountsFound: msg`Accounts found`,
  childrenFound: msg`Children found`,
  count: msg`Addresses`,
  days: msg`Days`,
  groupsFound: msg`Groups found`,
  subscribersFound: msg`Subscribers found`,
  searchedFor: msg`Searched for`,
  from: msg({ context: 'audit', message: 'Before' }),
  id: msg`Part`,
  kind: msg({ context: 'audit', message: 'Kind' }),
  months: msg`Months`,
  opensAt: msg`Opens on`,
  places: msg`Places`,
  realms: msg`Realms`,
  schoolConsent: msg`School consent`,
  sentToday: msg`Sent that day`,
  state: msg`State`,
};
