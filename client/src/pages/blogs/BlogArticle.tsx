// A post as it is read: the hero with picture, title, author, date and tags, and the text line by line.
import { languageOf } from '@lanternwise/shared/blogs/text';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { cx } from '../../ui/cx.ts';
import { BlogPicture } from './BlogPicture.tsx';

/** Upright and nearly square pictures get a taller hero. */
const TALL_BELOW_RATIO = 1.2;
/** On a phone a little softer than its screen could show: it lies behind the title, and is the last thing to appear. */
const PICTURE_WIDTHS = '(max-width: 480px) 90vw, 100vw';

export interface ArticleTexts {
  title: string;
  content: string;
  auther: string;
  tags: readonly string[] | null;
  image: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  created_at: string;
}

interface BlogHeroProps {
  blog: ArticleTexts;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** In the preview, which stands inside a page with a heading of its own. */
  isPreview?: boolean;
}

export function BlogHero({ blog, heading, isPreview = false }: BlogHeroProps) {
  const { t } = useLingui();
  const { auther, title } = blog;
  const Title = isPreview ? 'h3' : 'h1';
  const [size, setSize] = useState({ width: blog.imageWidth ?? 0, height: blog.imageHeight ?? 0 });
  const isTall = blog.image !== null && size.height > 0 && size.width / size.height < TALL_BELOW_RATIO;
  return (
    <header
      className={cx(
        'relative isolate grid content-end overflow-hidden bg-[#1d1440] text-[#fffaf0]',
        isTall ? 'min-h-[80vh]' : 'min-h-[60vh]',
      )}
    >
      <BlogPicture
        image={blog.image}
        isFirst
        sizes={PICTURE_WIDTHS}
        className="absolute inset-0 -z-20 size-full"
        onSize={(width, height) => setSize({ width, height })}
      />
      <span
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-[linear-gradient(to_top,#0d0822f2_0%,#0d0822d9_45%,#0d082200_85%)]"
      />
      <div className="lw-page grid gap-4 pt-40 pb-8">
        <Title
          ref={heading}
          tabIndex={-1}
          lang={languageOf(title)}
          className="max-w-4xl text-3xl [overflow-wrap:anywhere] max-sm:text-2xl"
        >
          {title}
        </Title>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span
            aria-hidden="true"
            className="grid size-11 place-items-center rounded-full bg-[#ffc45c] font-display text-xl text-[#1d1440]"
          >
            {Array.from(auther.trim())[0]?.toUpperCase()}
          </span>
          <span className="[overflow-wrap:anywhere]">{auther}</span>
          <time dateTime={blog.created_at}>{formatDate(blog.created_at, 'long', 'UTC')}</time>
        </div>
        {blog.tags && blog.tags.length > 0 && (
          <ul aria-label={t`Tags`} className="flex flex-wrap gap-2">
            {blog.tags.map((tag) => (
              <li
                key={tag}
                className="rounded-full border-2 border-[#fffaf0aa] bg-[#0d0822cc] px-3 py-1 text-sm [overflow-wrap:anywhere]"
              >
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

/** Plain text: React escapes whatever looks like markup. Blank lines are breaks. */
export function BlogText({ content }: { content: string }) {
  return (
    <div lang={languageOf(content)} className="max-w-[68ch] text-lg [overflow-wrap:anywhere]">
      {numberedLines(content).map(({ line, number }) =>
        line === '' ? <br key={number} /> : <p key={number}>{line}</p>,
      )}
    </div>
  );
}

const numberedLines = (content: string) => content.split('\n').map((line, number) => ({ line, number }));
