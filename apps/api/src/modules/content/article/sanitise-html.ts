import sanitizeHtml from 'sanitize-html';

const texts = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'code',
  'span',
  'figure',
  'figcaption',
];
const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup'];
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Elements whose contents are not readable text: removed with everything inside. */
const withContents = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'embed', 'template', 'title'],
  ...['svg', 'math', 'xmp', 'noembed', 'noframes', 'plaintext'],
];

/** Pictures come from this host, as the content policy requires anyway; `//host` would be another one. */
const isOwnPath = (url: string | undefined) => url !== undefined && /^\/(?![/\\])/.test(url);

const settings: sanitizeHtml.IOptions = {
  allowedTags: [...texts, ...marks, ...lists, ...tables, 'a', 'img'],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: withContents,
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    div: 'p',
    a: (tagName, { href = '', title = '' }) => ({
      tagName,
      attribs: {
        href,
        ...(title && { title }),
        ...(/^https?:/i.test(href) && { target: '_blank', rel: 'noopener noreferrer nofollow' }),
      },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPath(attribs.src),
};

/** Safe HTML of a text: words, their order and pictures of this host; no scripts, frames or styles. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, settings).trim();
