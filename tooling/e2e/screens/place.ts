import { expect, type Page } from '@playwright/test';
import { matchRoute, type RouteName } from '@yaoji/routes';

/** Waits until the page is at this route, by whichever of its paths, and answers with its parameters. */
export async function arriveAt(page: Page, name: RouteName): Promise<Readonly<Record<string, string | undefined>>> {
  await expect.poll(() => placeOf(page).name, { message: `the page is at ${name}` }).toBe(name);
  return placeOf(page).params;
}

function placeOf(page: Page): { name: string | undefined; params: Record<string, string | undefined> } {
  const { pathname, search } = new URL(page.url());
  const match = matchRoute(pathname + search);
  return { name: match?.name, params: match?.params ?? {} };
}
