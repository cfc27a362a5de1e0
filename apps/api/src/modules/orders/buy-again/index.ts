import { buyAgain } from './buy-again.ts';
import { previewBuyAgain } from './preview-buy-again.ts';

export const buyAgainHandlers = { buyAgain, previewBuyAgain };
