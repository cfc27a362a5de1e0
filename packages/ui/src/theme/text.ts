export { ellipsis, lineClamp2, text } from './text.css.ts';
