export { startWebhooks } from './deliver-webhooks.ts';
export {
  addEndpoint,
  changeEndpoint,
  type EndpointForm,
  endpointOf,
  renewSecret,
  replay,
  resend,
  toWebhook,
} from './endpoints.ts';
export { deleteEndpoint, deliveriesOf, endpoints } from './webhook.repository.ts';
