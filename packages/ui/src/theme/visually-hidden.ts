export { visuallyHidden } from './visually-hidden.css.ts';
