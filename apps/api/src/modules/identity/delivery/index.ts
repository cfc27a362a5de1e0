export {
  type DeliveryRule,
  type DeliveryValues,
  deleteRule,
  deliveryRules,
  insertRule,
  lockRules,
  updateRule,
} from './delivery.repository.ts';
export { deliveryProblems } from './delivery-problems.ts';
export { type DeliveryFacts, loadDelivery } from './load-delivery.ts';
export { ruleFor } from './rule-for.ts';
