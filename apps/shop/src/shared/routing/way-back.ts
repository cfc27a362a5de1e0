import { href } from './href.ts';

/** The login page's address, with a way back to `from`. */
export function loginHref(from: { pathname: string; search: string }): string {
  const here = from.pathname + from.search;
  return href('login', {}, { back: here === '/' || here.startsWith(href('login')) ? undefined : here });
}

/** The e-contract's address, with a way back to `from` once signed (E4). */
export function contractHref(from: { pathname: string; search: string }): string {
  const page = href('e_contract');
  return href('e_contract', {}, { back: from.pathname === page ? undefined : from.pathname + from.search });
}

/** The way back in a login address: a path of this shop, never another host. */
export function readWayBack(search: URLSearchParams): string {
  const back = search.get('back') ?? '';
  return /^\/(?![/\\])/.test(back) && !back.startsWith(href('login')) ? back : href('home');
}
