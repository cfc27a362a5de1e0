import { afterEach, expect, test } from 'vitest';
import { loadPage } from './load-page.ts';

const script = 'export const findSubject = () => "of the document"; export default () => null;';

/** As the server writes it into a page that it has rendered. */
function nameScript(page: string) {
  document.head.innerHTML = `<link rel="modulepreload" data-page="${page}" href="data:text/javascript,${encodeURIComponent(script)}">`;
}
afterEach(() => {
  document.head.innerHTML = '';
});

const subjectAt = async (address: string) => {
  const page = await loadPage(address);
  return page?.module.findSubject?.({} as never, page.location);
};

test('the page that the document names comes from there, every other one from the list', async () => {
  // Loaded before, the component that other tests show stays the real one.
  await loadPage('/news/info/7/1');
  nameScript('news_info');
  expect(await subjectAt('/news/info/7/1')).toBe('of the document');
  expect((await loadPage('/help/us/link'))?.module.default).toBeTypeOf('function');
  expect(await loadPage('/no/such/page')).toBeNull();
});

test('routes that show the same page share its code', async () => {
  const [guide, safety] = await Promise.all(['/help/xrzn/gwzn', '/help/xrzn/aqgy'].map(loadPage));
  expect([guide?.name, safety?.name]).toEqual(['help_shopping', 'help_safe']);
  expect(guide?.module).toBe(safety?.module);
});
