import { hydrate, type QueryClient } from '@tanstack/react-query';

/** The element in which a page rendered on the server hands over the answers it was made of. */
const dataId = 'shop-data';

/** Takes over the answers of a page rendered on the server; false where it was not. */
export function takeHandedOver(client: QueryClient): boolean {
  const element = document.getElementById(dataId);
  if (!element?.textContent) return false;
  hydrate(client, JSON.parse(element.textContent));
  element.remove();
  return true;
}
