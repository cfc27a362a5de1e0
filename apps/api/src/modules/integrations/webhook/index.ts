export { startWebhooks } from './deliver-webhooks.ts';
export {
  addEndpoint,
  changeEndpoint,
  type EndpointForm,
  endpointOf,
  removeEndpoint,
  renewSecret,
  replay,
  resend,
  toWebhook,
} from './endpoints.ts';
export { deliveriesOf, endpoints } from './webhook.repository.ts';
