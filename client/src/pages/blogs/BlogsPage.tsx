// The list of blog posts with search and pages; both stand in the URL.
import { BLOG_PAGE_SIZE } from '@lanternwise/shared/constants/blogs';
import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Rss from 'lucide-react/icons/rss';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { blogsApi } from '../../features/blogs/blogsApi.ts';
import { useSession } from '../../features/session/useSession.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';
import { useListParams } from '../layout/useListParams.ts';
import { usePage } from '../layout/usePage.ts';
import { BlogResults } from './BlogResults.tsx';
import { BlogSearch } from './BlogSearch.tsx';
import { Notice } from './Notice.tsx';
import { readPageState } from './pageState.ts';

export function BlogsPage() {
  const { accessDenied, notice } = readPageState(useLocation().state);
  return accessDenied ? <AccessDenied /> : <BlogList isCreated={notice === 'created'} />;
}

const FEED = '/blogs/feed.xml';

function BlogList({ isCreated }: { isCreated: boolean }) {
  const { t } = useLingui();
  const heading = usePage(t`Latest Insights & Articles`);
  const isAdmin = useSession().user?.role === 'Admin';
  const { get, page, set, setPage } = useListParams();
  const term = get('search');
  const query = blogsApi.useBlogsQuery({ page, limit: BLOG_PAGE_SIZE, ...(term !== '' && { search: term }) });
  const changePage = (next: number) => {
    setPage(next);
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className="lw-page grid gap-7 py-10">
      <link rel="alternate" type="application/rss+xml" title={t`Latest Insights & Articles`} href={FEED} />
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
          <Trans>Latest Insights & Articles</Trans>
        </h1>
        <div className="flex flex-wrap items-center gap-3">
          <a href={FEED} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            <Rss aria-hidden="true" size={18} /> <Trans>RSS feed</Trans>
          </a>
          {isAdmin && (
            <Link to="/blogs/create" className={buttonClass({})}>
              <Plus aria-hidden="true" size={20} /> <Trans>Create New Blog</Trans>
            </Link>
          )}
        </div>
      </header>
      {isCreated && (
        <Notice kind="success">
          <Trans>Blog created successfully!</Trans>
        </Notice>
      )}
      <BlogSearch term={term} busy={term !== '' && query.isFetching} onSearch={(search) => set({ search })} />
      <BlogResults
        query={query}
        term={term}
        page={page}
        isAdmin={isAdmin}
        onClear={() => set({ search: '' })}
        onPageChange={changePage}
      />
    </div>
  );
}

/** Shown after a redirect from the editor. */
function AccessDenied() {
  const { t } = useLingui();
  const heading = usePage(t`Access Denied`);
  const navigate = useNavigate();
  return (
    <PlainPage title={t`Access Denied`} heading={heading}>
      <p role="alert">
        <Trans>You don't have permission to access this page.</Trans>
      </p>
      <Button className="justify-self-start" onClick={() => void navigate('/blogs', { replace: true, state: null })}>
        <Trans>Back to Blogs</Trans>
      </Button>
    </PlainPage>
  );
}
