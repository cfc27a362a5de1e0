import { delay, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { answerTo, loadAnswers, type Situation } from './answers.ts';
import type { Viewer } from './pages.ts';
import { drawPicture, findPictured, type PicturedByPath } from './pictures.ts';

/** The server's behaviour in a story. */
export type Served = {
  /** The viewer. */
  readonly as: Viewer;
  readonly how: Situation;
  /** Paths, as `/api/cart/list`, answered with required fields only. */
  readonly empty?: readonly string[];
  /** Paths that are refused. */
  readonly failing?: readonly string[];
};

const slowMs = 3_000;

/** Excludes other paths with such a folder, such as modules of the shop. */
const ofServer = (folder: string) => new RegExp(`^https?://[^/]+/${folder}/`);

let served: Served = { as: 'visitor', how: 'normal' };

const worker = setupWorker(
  http.all(ofServer('api'), async ({ request }) => {
    const { as, how, empty, failing } = served;
    const { pathname: path, search } = new URL(request.url);
    const own = failing?.includes(path) ? 'failing' : empty?.includes(path) ? 'empty' : how;
    if (own === 'slow') await delay(slowMs);
    const { status, body } = await answerTo({ method: request.method, path, search }, await loadAnswers(as), own);
    return HttpResponse.json(body as object, { status });
  }),
  http.get(ofServer('pictures'), async ({ request }) => {
    const svg = drawPicture(new URL(request.url).pathname, await picturedFor(served.as));
    return svg
      ? new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } })
      : new HttpResponse(null, { status: 404 });
  }),
);

const pictured = new Map<Viewer, PicturedByPath>();

async function picturedFor(viewer: Viewer): Promise<PicturedByPath> {
  const known = pictured.get(viewer) ?? findPictured(await loadAnswers(viewer));
  pictured.set(viewer, known);
  return known;
}

let started: Promise<unknown> | undefined;

/** Answers the shop's calls and pictures in this window from now on. */
export async function serve(next: Served): Promise<void> {
  served = next;
  started ??= worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).pathname },
  });
  await started;
}
