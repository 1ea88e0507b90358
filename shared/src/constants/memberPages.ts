// Lists the pages for members and their guests: gate, messages, address, component, and the title until the page's scripts run.
import type { ByLanguage } from './languages.ts';

/** `school` keeps nobody out: it shows a notice on phones. */
export type PageGate = 'everybody' | 'signed-in' | 'school' | 'class-teachers' | 'teachers' | 'parents' | 'admins';

/**
 * `file` is in client/src/pages or client/src/app, and exports a component of its own name. `title` is that of a page which search
 * engines must not show; the heads of all others are in the server's modules/site.
 */
type Row = readonly [path: string, file: string, title?: ByLanguage<string>];

/** By gate and by the catalogue of messages of the page's folder; some pages also show messages of another. */
const PAGES = {
  everybody: {
    'sign-in': [
      ['/sign-in', 'SignInPage'],
      ['/register', 'register/RegisterPage'],
      ['/join', 'JoinPage'],
      ['/join-group/:token', 'JoinGroupPage', { en: 'Invitation', hi: 'निमंत्रण' }],
      ['/verify-email', 'VerifyEmailPage', { en: 'Your e-mail address', hi: 'आपका ईमेल पता' }],
      ['/forgot-password', 'ForgotPasswordPage', { en: 'Forgot password?', hi: 'पासवर्ड भूल गए?' }],
      ['/reset-password', 'ResetPasswordPage', { en: 'New password', hi: 'नया पासवर्ड' }],
      ['/consent/:token', 'consent/ConsentPage', { en: 'Consent', hi: 'सहमति' }],
      ['/class-consent/:token', 'consent/ClassConsentPage', { en: 'A class', hi: 'एक क्लास' }],
      ['/set-up/:token', 'SetUpPage', { en: 'Set up this site', hi: 'साइट तैयार करें' }],
    ],
    site: [
      ['/newsletter/confirm/:token', 'newsletter/ConfirmPage', { en: 'Newsletter', hi: 'न्यूज़लेटर' }],
      ['/newsletter/unsubscribe/:token', 'newsletter/UnsubscribePage', { en: 'Newsletter', hi: 'न्यूज़लेटर' }],
    ],
    parents: [['/digest/stop/:token', 'DigestStopPage', { en: 'Weekly e-mails', hi: 'साप्ताहिक ईमेल' }]],
    // The lanterns of each topic speak as the realms' cards do.
    'courses adventures': [['/journey', 'journey/JourneyPage']],
    certificates: [
      ['/certificates', 'certificates/HubPage', { en: 'Certificate Management', hi: 'प्रमाणपत्र' }],
      ['/certificates/generate', 'certificates/GeneratePage', { en: 'Generate a certificate', hi: 'प्रमाणपत्र बनाएँ' }],
      ['/certificates/verify', 'certificates/VerifyPage'],
      ['/share', 'share/SharePage', { en: 'Share', hi: 'साझा करें' }],
    ],
  },
  'signed-in': {
    courses: [['/dashboard', 'dashboard/DashboardPage', { en: 'My dashboard', hi: 'मेरा डैशबोर्ड' }]],
    ceremony: [['/ceremony', 'ceremony/CeremonyPage', { en: 'The closing ceremony', hi: 'समापन समारोह' }]],
    review: [['/review', 'review/ReviewPage', { en: 'Five-minute review', hi: 'पाँच मिनट की दोहराई' }]],
    pricing: [
      ['/checkout/:id', 'CheckoutPage', { en: 'Checkout', hi: 'भुगतान' }],
      ['/payment-success', 'PaymentSuccessPage', { en: 'Payment', hi: 'भुगतान' }],
    ],
    account: [
      ['/account', 'hosts/AccountHost', { en: 'My account', hi: 'मेरा खाता' }],
      ['/account/security', 'hosts/AccountHost', { en: 'My account: Security', hi: 'मेरा खाता: सुरक्षा' }],
      ['/account/game', 'hosts/AccountHost', { en: 'My account: Game', hi: 'मेरा खाता: गेम' }],
      ['/account/family', 'hosts/AccountHost', { en: 'My account: Classes & family', hi: 'मेरा खाता: क्लास और परिवार' }],
      ['/account/data', 'hosts/AccountHost', { en: 'My account: Data', hi: 'मेरा खाता: डेटा' }],
    ],
    certificates: [
      ['/certificates/view', 'certificates/ViewPage', { en: 'My certificates', hi: 'मेरे प्रमाणपत्र' }],
      ['/certificates/share', 'certificates/SharePage', { en: 'Share a certificate', hi: 'प्रमाणपत्र साझा करें' }],
    ],
  },
  school: {
    school: [
      [
        '/School/ClassX/Week4Collision',
        'hosts/school/Week4CollisionHost',
        { en: 'Week 4 Collision', hi: 'हफ़्ता 4: टकराव' },
      ],
    ],
    'school activities': [['/School/ClassX/Unit2', 'hosts/school/Unit2Host']],
    'school adventures': [
      ['/School/ClassX', 'school/ClassXPage'],
      ['/School/ClassX/Maps', 'school/MapsPage'],
      ['/School/ClassX/:page', 'school/WeekPage'],
    ],
  },
  'class-teachers': {
    classes: [['/admin/students', 'students/StudentsPage', { en: 'Student Progress', hi: 'विद्यार्थियों की प्रगति' }]],
  },
  teachers: {
    classes: [
      ['/admin/progress/:studentId', 'student/StudentPage', { en: 'Student progress', hi: 'विद्यार्थी की प्रगति' }],
      [
        '/admin/progress/:studentId/:realm/:ref',
        'evidence/EvidencePage',
        { en: 'Lesson evidence', hi: 'पाठ में किया गया काम' },
      ],
      ['/teacher/groups', 'groups/GroupsPage', { en: 'My groups', hi: 'मेरे समूह' }],
      ['/teacher/groups/:groupId', 'group/GroupPage', { en: 'Group', hi: 'समूह' }],
      ['/teacher/groups/:groupId/cards', 'group/CardsPage', { en: 'Login cards', hi: 'लॉगिन कार्ड' }],
      ['/teacher/groups/:groupId/poster', 'group/PosterPage', { en: 'Poster', hi: 'पोस्टर' }],
      [
        '/teacher/licences/:licenceId/poster',
        'group/LicencePosterPage',
        { en: 'Code for students', hi: 'विद्यार्थियों के लिए कोड' },
      ],
      [
        '/teacher/groups/:groupId/assignments/:assignmentId',
        'assignments/AssignmentPage',
        { en: 'Assignment', hi: 'दिया गया काम' },
      ],
      [
        '/teacher/groups/:groupId/assignments/:assignmentId/sheet',
        'assignments/AssignmentSheetPage',
        { en: 'Sheet for the board', hi: 'बोर्ड के लिए पर्चा' },
      ],
    ],
    'classes live': [
      ['/teacher/groups/:groupId/live', 'live/LivePage', { en: 'Live lesson', hi: 'लाइव पाठ' }],
      [
        '/teacher/groups/:groupId/live/:lessonId',
        'live/SummaryPage',
        { en: 'Summary of the live lesson', hi: 'लाइव पाठ का सारांश' },
      ],
    ],
  },
  parents: {
    parents: [
      [
        '/parent/progress',
        'parent-progress/ParentProgressPage',
        { en: "My children's progress", hi: 'मेरे बच्चों की प्रगति' },
      ],
    ],
  },
  admins: {
    admin: [
      ['/admin', 'admin/home/AdminHomePage', { en: 'Administration', hi: 'साइट का संचालन' }],
      ['/admin/search', 'admin/search/SearchPage', { en: 'Search', hi: 'खोज' }],
      ['/admin/teachers', 'admin/teachers/TeachersPage', { en: 'Teachers and schools', hi: 'टीचर और स्कूल' }],
      ['/admin/groups', 'admin/groups/AdminGroupsPage', { en: 'Groups', hi: 'समूह' }],
      ['/admin/revenue', 'admin/revenue/RevenuePage', { en: 'Plans and revenue', hi: 'प्लान और आमदनी' }],
      ['/admin/users', 'admin/users/UsersPage', { en: 'Users', hi: 'उपयोगकर्ता' }],
      ['/admin/users/:id', 'admin/users/UserPage', { en: 'User', hi: 'उपयोगकर्ता' }],
      ['/admin/content', 'admin/content/ContentPage', { en: 'Lessons', hi: 'पाठ' }],
      ['/admin/content/:realm', 'admin/content/RevisionsPage', { en: 'Lessons', hi: 'पाठ' }],
      ['/admin/content/:realm/:part/:id', 'hosts/admin/EditHost', { en: 'Lessons', hi: 'पाठ' }],
      ['/admin/feedback', 'admin/site/FeedbackPage', { en: 'Feedback', hi: 'प्रतिक्रिया' }],
      ['/admin/reports', 'admin/reports/ReportsPage', { en: "Teachers' texts", hi: 'टीचर की लिखी बातें' }],
      ['/admin/contact', 'admin/contact/ContactMessagesPage', { en: 'Contact messages', hi: 'संपर्क के संदेश' }],
      ['/admin/newsletter', 'admin/newsletter/SubscribersPage', { en: 'Newsletter subscribers', hi: 'न्यूज़लेटर के पाठक' }],
      ['/admin/codes', 'admin/codes/CodesPage', { en: 'Licence codes', hi: 'लाइसेंस कोड' }],
      ['/admin/mails', 'admin/mails/MailsPage', { en: 'Mails', hi: 'मेल' }],
      ['/admin/audit', 'admin/audit/AuditPage', { en: 'Audit log', hi: 'ऑडिट लॉग' }],
      ['/admin/settings', 'admin/site/SettingsPage', { en: 'Settings', hi: 'सेटिंग' }],
      ['/admin/health', 'admin/site/HealthPage', { en: 'Health', hi: 'साइट की सेहत' }],
    ],
  },
} as const satisfies Readonly<Record<PageGate, Readonly<Record<string, readonly Row[]>>>>;

type Words<K> = K extends `${infer A} ${infer B}` ? A | B : K;
export type PageArea = Words<{ [G in PageGate]: keyof (typeof PAGES)[G] }[PageGate]>;

export interface MemberPage {
  path: string;
  file: string;
  title?: ByLanguage<string> | undefined;
  gate: PageGate;
  areas: readonly PageArea[];
}

export const MEMBER_PAGES: readonly MemberPage[] = Object.entries<Readonly<Record<string, readonly Row[]>>>(
  PAGES,
).flatMap(([gate, groups]) =>
  Object.entries(groups).flatMap(([areas, rows]) =>
    rows.map(([path, file, title]) => ({
      path,
      file,
      title,
      gate: gate as PageGate,
      areas: areas.split(' ') as PageArea[],
    })),
  ),
);
