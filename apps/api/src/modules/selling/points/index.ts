import { exchangePoints } from './exchange-points.ts';
import { listPointsGoods } from './list-points-goods.ts';
import { listPointsOrders } from './list-points-orders.ts';

export {
  deskPointsOrderPage,
  insertPointsGoods,
  lockPointsGoods,
  type PointsGoodsRow,
  pointsGoodsOfAll,
  updatePointsGoods,
} from './points.repository.ts';
export { cancelPointsOrder, finishPointsJob, finishPointsRunner, shipPointsOrder } from './ship-points-order.ts';

export const pointsHandlers = { exchangePoints, listPointsGoods, listPointsOrders };
