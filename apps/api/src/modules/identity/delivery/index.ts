export {
  type DeliveryRule,
  type DeliveryValues,
  deliveryRules,
  lockRules,
} from './delivery.repository.ts';
export { type DeliveryFacts, loadDelivery } from './load-delivery.ts';
export { ruleFor } from './rule-for.ts';
export { removeRule, saveRule } from './save-rule.ts';
