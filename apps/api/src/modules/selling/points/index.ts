import { exchangePoints } from './exchange-points.ts';
import { listPointsGoods } from './list-points-goods.ts';
import { listPointsOrders } from './list-points-orders.ts';

export {
  deskPointsOrderPage,
  lockPointsGoods,
  type PointsGoodsRow,
  pointsGoodsOfAll,
} from './points.repository.ts';
export { savePointsGoods } from './save-points-goods.ts';
export { cancelPointsOrder, finishPointsJob, finishPointsRunner, shipPointsOrder } from './ship-points-order.ts';

export const pointsHandlers = { exchangePoints, listPointsGoods, listPointsOrders };
