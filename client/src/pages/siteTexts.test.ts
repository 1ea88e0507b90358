// Holds the pages to the texts that site.txt quotes: each stands in the source of the component that shows it. When it is shown is
// tested beside each page, in server/src/modules and in client/e2e.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** By component, relative to client/src; `…` stands for what a placeholder fills in. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  '../../shared/src/constants/blogs.ts': [
    ...['Technology', 'Science', 'Education', 'AI', 'Programming', 'Web Development'],
  ],
  '../../server/src/modules/blogs/gate.ts': [
    'Incorrect password. … attempts remaining.',
    'Too many failed attempts. Please try again in … hours.',
  ],
  'app/guards/TeacherGate.tsx': ['Authentication required'],
  'pages/certificates/failures.ts': [
    'An error occurred during verification',
    'Could not verify course completion',
    'Failed to check course completion',
    'Failed to generate certificate',
    'Verification failed: ',
    'Permission error: Unable to create certificate due to security policy. Please contact support.',
    'You already have a certificate generated for this course.',
  ],
  'pages/JoinGroupPage.tsx': ['Processing Invitation...', 'Failed to process invitation'],
  'pages/about/AboutPage.tsx': ['ABOUT US', 'Who we are?'],
  'pages/about/Mission.tsx': ['Our Mission', 'Make AI fun, accessible and meaningful for kids aged 12 and up'],
  'pages/about/Team.tsx': ['Meet Our Team'],
  'pages/blogs/BlogPage.tsx': ['Failed to fetch blog', 'Blog not found', 'Back to Blogs'],
  'pages/blogs/BlogResults.tsx': [
    'Are you sure you want to delete this blog?',
    'Clear Search',
    'Failed to delete blog',
    'Failed to fetch blogs',
    'No blogs found',
    'No blogs match your search criteria. Try using different keywords.',
    'There are no blogs published yet. Check back later.',
    'Try Again',
  ],
  'pages/blogs/BlogSearch.tsx': [
    'Search by Topics, Content',
    'Searching...',
    'Showing results for "…"',
    'Showing related results for',
    'Smart Match',
    'Clear search',
  ],
  'pages/blogs/BlogsPage.tsx': [
    'Access Denied',
    "You don't have permission to access this page.",
    'Back to Blogs',
    'Latest Insights & Articles',
    'Create New Blog',
    'Blog created successfully!',
  ],
  'pages/blogs/DeleteBlog.tsx': [
    'Confirm Delete',
    'Are you sure you want to delete this blog? This action cannot be undone.',
    'Cancel',
    'Deleting...',
    'Error deleting blog. ',
  ],
  'pages/blogs/RelatedBlogs.tsx': ['More Articles', 'No related articles found', 'Anonymous'],
  'pages/blogs/editor/BlogFields.tsx': [
    'Title*',
    'Author*',
    'Content*',
    'Tags',
    'Add Tag',
    'Press Enter twice for paragraph breaks. Single line breaks will be preserved.',
  ],
  'pages/blogs/editor/CreateBlogPage.tsx': [
    'Create Blog',
    'Creating Blog...',
    'Failed to create blog',
    'Error creating blog. Please try again.',
  ],
  'pages/blogs/editor/EditorPage.tsx': ['Authentication Required'],
  'pages/blogs/editor/GateForm.tsx': ['Too many failed attempts. Please try again in … hours.'],
  'pages/blogs/editor/ImageField.tsx': ['Featured Image', 'Failed to process image. Please try again.'],
  'pages/blogs/editor/SeoDialog.tsx': [
    ...['Configure SEO', 'SEO Title', 'SEO Description', 'SEO Keywords', 'Cancel', 'Save SEO Settings'],
  ],
  'pages/certificates/CopyButton.tsx': ['Copied!'],
  'pages/certificates/GenerateForm.tsx': [
    ...['First Name', 'IMPORTANT', 'Generate Certificate', 'Generating...', 'Important Warning'],
    ...['Your name will appear as:', 'Go Back & Edit', 'Confirm & Generate', 'Processing...'],
  ],
  'pages/certificates/GeneratePage.tsx': [
    'Checking course completion...',
    'Anyone can verify the authenticity of this certificate using this ID.',
    ...['Download as JPEG', 'Course Not Completed', 'You need to complete all course modules first', 'Go to Dashboard'],
    'No Certificate Preview',
    'fill out the form to generate certificate',
    'complete the course to generate a certificate',
  ],
  'pages/certificates/HowItWorks.tsx': [
    ...['How Certificate Verification Works', 'Unique Identifier', 'Secure Database', 'Timestamp Verification'],
  ],
  'pages/certificates/HubPage.tsx': [
    ...['Certificate Management', 'View More', 'View My Certificates', 'Generate Certificate', 'Verify Certificate'],
  ],
  'pages/certificates/VerifiedCertificate.tsx': [
    'Certificate Verified',
    'Your certificate has been successfully verified',
    ...['AI Learning Platform Course', 'Valid', 'Download as JPEG', 'Verification URL copied to clipboard!'],
  ],
  'pages/certificates/VerifyPage.tsx': [
    ...['Certificate Verification', 'Verify Certificate', 'Verifying...', 'Please enter a certificate ID'],
    'Certificate verification failed',
  ],
  'pages/certificates/ViewPage.tsx': [
    ...['Download Certificate', 'Preparing...', 'Verification ID', 'Recipient', 'Issue Date'],
    ...['No Certificates Yet', 'Complete a course to earn your first certificate.', 'Explore Courses'],
  ],
  'pages/certificates/art/CertificateArt.tsx': ['Certificate of Achievement'],
  'pages/certificates/formatCertificate.ts': ['Not available'],
  'pages/home/HomePage.tsx': ['Learn AI Through RPG Gaming | Educational Game'],
  'pages/home/hero/DemoLink.tsx': ['Start free trial'],
  'pages/home/hero/Hero.tsx': ['Get Started'],
  'pages/home/sections/GetStarted.tsx': ['Get Started', 'Sign Up for a free trial today'],
  'pages/home/sections/Reviews.tsx': ['REVIEWS', 'What Our Learners have to say?'],
  'pages/journey/JourneyPage.tsx': ['AI Learning Journey', 'Review', 'Start Learning', 'Locked'],
  'pages/students/StudentCard.tsx': ['Current Session: …', 'Last active'],
  'pages/students/formatTime.ts': ['Week …, Session …'],
  'pages/students/StudentFilters.tsx': ['Search students...', 'All Groups'],
  'pages/students/StudentsPage.tsx': [
    'Student Progress',
    "Track and monitor your students' learning journey",
    ...['No students found', 'Failed to load students'],
  ],
};

/** The source with its messages in one line each, as they are shown. */
const readShown = (file: string): string =>
  readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    .replaceAll(/\$?\{[\w.]+\}/g, '…')
    .replaceAll('&amp;', '&')
    .replaceAll("\\'", "'")
    .replaceAll(/\s+/g, ' ');

it.each(Object.entries(TEXTS))('%s shows its texts', (file, texts) => {
  const shown = readShown(file);
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
});
