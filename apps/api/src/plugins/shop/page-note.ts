import { escapeUTF8 } from 'entities';

const root = '<div id="root">';
const style =
  'position:sticky;top:0;z-index:2147483647;margin:0;padding:6px 16px;background:#7a4b00;color:#fff;text-align:center;font-size:14px';

export const isPage = (payload: unknown): payload is string => typeof payload === 'string' && payload.includes(root);

/** A page with a notice above it, which ends with a link. */
export const withNote = (page: string, words: string, end: { href: string; label: string }, mark = '') => {
  const link = `<a href="${end.href}" style="color:#fff;text-decoration:underline;white-space:nowrap;margin-inline-start:16px">${end.label}</a>`;
  return page.replace(root, () => `<p role="note"${mark} style="${style}">${escapeUTF8(words)}${link}</p>${root}`);
};
