// The pages that search engines must not show: those of signed-in people, and targets of links in mails.
import type { Language } from '@lanternwise/shared/constants/languages';

export interface PrivatePage {
  pattern: string;
  title: Readonly<Record<Language, string>>;
}

const page = (pattern: string, en: string, hi: string): PrivatePage => ({ pattern, title: { en, hi } });

export const PRIVATE_PAGES: readonly PrivatePage[] = [
  page('/login', 'Sign in', 'साइन इन करें'),
  page('/dashboard', 'My dashboard', 'मेरा डैशबोर्ड'),
  page('/account', 'My account', 'मेरा खाता'),
  page('/account/security', 'My account: Security', 'मेरा खाता: सुरक्षा'),
  page('/account/game', 'My account: Game', 'मेरा खाता: गेम'),
  page('/account/family', 'My account: Classes & family', 'मेरा खाता: क्लास और परिवार'),
  page('/account/data', 'My account: Data', 'मेरा खाता: डेटा'),
  page('/ceremony', 'The closing ceremony', 'समापन समारोह'),
  page('/School/ClassX/Week4Collision', 'Week 4 Collision', 'सप्ताह 4: टक्कर'),
  page('/review', 'Five-minute review', 'पाँच मिनट का दोहराव'),
  page('/payment-success', 'Payment', 'भुगतान'),
  page('/checkout/:id', 'Checkout', 'भुगतान'),
  page('/share', 'Share', 'साझा करें'),
  page('/certificates', 'Certificate Management', 'प्रमाणपत्र'),
  page('/certificates/view', 'My certificates', 'मेरे प्रमाणपत्र'),
  page('/certificates/generate', 'Generate a certificate', 'प्रमाणपत्र बनाएँ'),
  page('/certificates/share', 'Share a certificate', 'प्रमाणपत्र साझा करें'),
  page('/blogs/create', 'Create a blog', 'ब्लॉग लिखें'),
  page('/blogs/edit/:blogId', 'Edit a blog', 'ब्लॉग बदलें'),
  page('/teacher/groups', 'My groups', 'मेरे ग्रुप'),
  page('/teacher/groups/:groupId', 'Group', 'ग्रुप'),
  page('/teacher/groups/:groupId/cards', 'Login cards', 'लॉगिन कार्ड'),
  page('/teacher/groups/:groupId/poster', 'Poster', 'पोस्टर'),
  page('/parent/progress', "My children's progress", 'मेरे बच्चों की प्रगति'),
  page('/admin', 'Administration', 'साइट का संचालन'),
  page('/admin/students', 'Student Progress', 'छात्रों की प्रगति'),
  page('/admin/progress/:studentId', 'Student progress', 'छात्र की प्रगति'),
  page('/admin/users', 'Users', 'उपयोगकर्ता'),
  page('/admin/users/:id', 'User', 'उपयोगकर्ता'),
  page('/admin/content', 'Lessons', 'पाठ'),
  page('/admin/content/:realm', 'Lessons', 'पाठ'),
  page('/admin/content/:realm/:part/:id', 'Lessons', 'पाठ'),
  page('/admin/feedback', 'Feedback', 'प्रतिक्रिया'),
  page('/admin/codes', 'Licence codes', 'लाइसेंस कोड'),
  page('/admin/mails', 'Mails', 'मेल'),
  page('/admin/audit', 'Audit log', 'कामों का लेखा'),
  page('/admin/settings', 'Settings', 'सेटिंग'),
  page('/admin/contact', 'Contact messages', 'संपर्क के संदेश'),
  page('/admin/newsletter', 'Newsletter subscribers', 'न्यूज़लेटर के पाठक'),
  page('/admin/health', 'Health', 'साइट की सेहत'),
  page('/join-group/:token', 'Invitation', 'निमंत्रण'),
  page('/verify-email', 'Your e-mail address', 'आपका ई-मेल पता'),
  page('/forgot-password', 'Forgot password?', 'पासवर्ड भूल गए?'),
  page('/reset-password', 'New password', 'नया पासवर्ड'),
  page('/consent/:token', 'Consent', 'सहमति'),
  page('/set-up/:token', 'Set up this site', 'साइट तैयार करें'),
  page('/digest/stop/:token', 'Weekly e-mails', 'साप्ताहिक ई-मेल'),
  page('/newsletter/confirm/:token', 'Newsletter', 'न्यूज़लेटर'),
  page('/newsletter/unsubscribe/:token', 'Newsletter', 'न्यूज़लेटर'),
  page('/dev/:page', 'For developers', 'डेवलपरों के लिए'),
];
