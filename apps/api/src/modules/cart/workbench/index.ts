import { getWorkbench } from './get-workbench.ts';
import { listDueGoods } from './list-due-goods.ts';
import { muteDueGoods } from './mute-due-goods.ts';

export const workbenchHandlers = { getWorkbench, listDueGoods, muteDueGoods };
