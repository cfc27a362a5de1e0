import { orderHandlers } from './orders.ts';
import { sessionHandlers } from './session.ts';
import { workHandlers } from './work.ts';

/** Every operation of the desk's contract with the function that answers it; one that is missing does not compile. */
export const deskHandlers = {
  ...orderHandlers,
  ...sessionHandlers,
  ...workHandlers,
};
