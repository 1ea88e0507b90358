// The list of blog posts with search and pages; both stand in the URL.
import { BLOG_PAGE_SIZE } from '@lanternwise/shared/constants/blogs';
import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Rss from 'lucide-react/icons/rss';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { blogsApi } from '../../features/blogs/blogsApi.ts';
import { useSession } from '../../features/session/useSession.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { focusHeading } from '../../ui/layers/layerStack.ts';
import { Page } from '../layout/PageHead.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';
import { useListParams } from '../layout/useListParams.ts';
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
  const isAdmin = useSession().user?.role === 'Admin';
  const { get, page, set, setPage } = useListParams();
  const term = get('search');
  const query = blogsApi.useBlogsQuery({ page, limit: BLOG_PAGE_SIZE, ...(term !== '' && { search: term }) });
  const changePage = (next: number) => {
    setPage(next);
    window.scrollTo(0, 0);
    focusHeading();
  };
  return (
    <Page
      title={t`Latest Insights & Articles`}
      aside={
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
      }
      className="gap-7 py-10"
    >
      <link rel="alternate" type="application/rss+xml" title={t`Latest Insights & Articles`} href={FEED} />
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
    </Page>
  );
}

/** Shown after a redirect from the editor. */
function AccessDenied() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <PlainPage title={t`Access Denied`}>
      <p role="alert">
        <Trans>You don't have permission to access this page.</Trans>
      </p>
      <Button className="justify-self-start" onClick={() => void navigate('/blogs', { replace: true, state: null })}>
        <Trans>Back to Blogs</Trans>
      </Button>
    </PlainPage>
  );
}
