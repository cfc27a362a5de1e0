import { sessionHandlers } from './session.ts';

/** Every operation of the desk's contract with the function that answers it; one that is missing does not compile. */
export const deskHandlers = {
  ...sessionHandlers,
};
