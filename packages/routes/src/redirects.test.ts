import { expect, test } from 'vitest';
import { matchRoute } from './match-route.ts';

/** The name of the route at the end of an address's redirects. */
function endOf(address: string): string {
  let match = matchRoute(address);
  while (match.redirect && match.name !== 'any') match = matchRoute(match.redirect);
  return match.name;
}

test.each([
  ['R008', '/activity/eleven/jz/1', 'loading_activity'],
  ['R028', '/zhzx_jcxx', 'account_basic'],
  ['R045', '/order/wl/12', 'order_info'],
  ['R060', '/forget', 'forget_step1'],
  ['R064', '/register', 'register_step1'],
  ['R065', '/register_index', 'register_step1'],
  ['R073', '/register_dd', 'register_dd_step1'],
  ['R085', '/zzfw', 'quick_purchase'],
  ['R093', '/help', 'help_register'],
  ['R094', '/help_xrzn', 'help_register'],
  ['R098', '/help_serve', 'help_site_licence'],
  ['R102', '/help_us', 'help_complaint'],
  ['R105', '/help_news', 'news_industry'],
  ['R109', '/help/pay', 'help_order_pay'],
])('[%s] %s leads to %s', (_id, address, name) => {
  expect(endOf(address)).toBe(name);
});

test.each([
  ['R025', '/user', 'user_home'],
  ['R040', '/order', 'order_list'],
  ['R047', '/list', 'list_index'],
  ['R052', '/search', 'search_index'],
  ['R074', '/yx', 'yx_index'],
])('[%s] the path of the shell %s shows the page %s in it', (_id, address, name) => {
  expect(endOf(address)).toBe(name);
});
