import type { OrderStatus, OrderSummary } from '@yaoji/api-client/wire';
import { orderStatusNames, partlyShippedName } from '@yaoji/domain';

export { orderStatusNames as orderStatusName };

/** The label of an order's status. */
export const nameOfStatus = ({ status, partlyShipped }: Pick<OrderSummary, 'status' | 'partlyShipped'>) =>
  partlyShipped ? partlyShippedName : orderStatusNames[status];

export const isOrderStatus = (text: string | null): text is OrderStatus => text !== null && text in orderStatusNames;
