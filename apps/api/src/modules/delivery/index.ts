export {
  type DeliveryRule,
  type DeliveryValues,
  deleteRule,
  deliveryRules,
  insertRule,
  lockRules,
  updateRule,
} from './delivery.repository.ts';
export { type DeliveryFacts, findDelivery, loadDelivery } from './load-delivery.ts';
