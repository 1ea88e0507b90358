// Limits and numbers of the blogs, from the requirements where they name them.

export const BLOG_PAGE_SIZE = 8;
export const BLOG_PAGE_SIZE_MAX = 50;
/** Tags shown on a card and beside a related post. */
export const CARD_TAGS = 3;
export const RELATED_TAGS = 2;
export const RELATED_BLOGS = 4;

export const BLOG_TITLE_MAX = 150;
export const BLOG_AUTHOR_MAX = 80;
export const BLOG_CONTENT_MAX = 50_000;
export const BLOG_TAGS_MAX = 12;
export const BLOG_TAG_MAX = 40;
export const SEO_TITLE_MAX = 120;
export const SEO_DESCRIPTION_MAX = 320;
export const SEO_KEYWORDS_MAX = 20;
export const SEO_KEYWORD_MAX = 50;
/** Longer search terms are cut. */
export const BLOG_SEARCH_MAX = 200;

export const SUGGESTED_TAGS = ['Technology', 'Science', 'Education', 'AI', 'Programming', 'Web Development'] as const;

/** Longest side of a stored picture in pixels. */
export const BLOG_IMAGE_SIDE = 1920;
/** Widths in pixels in which a picture is also served; 660 is a card's on a phone with 1.75 pixels to a CSS pixel. */
export const BLOG_IMAGE_WIDTHS = [480, 660, 1080] as const;
export const BLOG_IMAGE_BYTES = 800_000;
/** A data URL is longer than its bytes by this factor. */
export const DATA_URL_FACTOR = 1.37;
/** JPEG qualities in percent, tried from the first to the last. */
export const JPEG_QUALITY = { first: 90, last: 50, step: 5 } as const;

export const GATE_ATTEMPTS = 5;
export const GATE_BLOCK_MS = 24 * 3_600_000;
