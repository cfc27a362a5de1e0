import { hydrate, type QueryClient } from '@tanstack/react-query';

/** The element in which a server-rendered page passes its answers to the browser. */
const dataId = 'shop-data';

/** Hydrates the query client with the answers of a server-rendered page; false if there are none. */
export function takeHandedOver(client: QueryClient): boolean {
  const element = document.getElementById(dataId);
  if (!element?.textContent) return false;
  hydrate(client, JSON.parse(element.textContent));
  element.remove();
  return true;
}
