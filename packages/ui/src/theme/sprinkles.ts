// A module without side effects in front of the style sheet, so that an app that never calls it carries none of it.
export { type Sprinkles, sprinkles } from './sprinkles.css.ts';
