// Separates the function from its side-effecting style sheet, so apps that don't call it can drop both.
export { type Sprinkles, sprinkles } from './sprinkles.css.ts';
