import { isTest } from '../project.ts';
import type { Arrow } from './boundaries.ts';

const SRC = /^apps\/(shop|desk)\/src\//;
const LAYERS = ['app', 'layout', 'pages', 'features', 'shared'] as const;
type Layer = (typeof LAYERS)[number];

/** Fetches or stores. A mutation may know the keys that it makes stale. */
const IS_DATA = /\.(queries|store)\.ts$/;

/** Areas of the desk that all others may use: the frame, and shared parts. */
const FOR_ALL_PAGES = new Set(['frame', 'parts']);

interface Place {
  readonly layer: Layer | 'testing' | 'config';
  /** The feature's noun, the page's folder in the shop, its area in the desk. */
  readonly part: string;
}

function placeOf(path: string): Place | null {
  const [, app] = SRC.exec(path) ?? [];
  if (!app) return null;
  const [first = '', second = '', third = ''] = path.replace(SRC, '').split('/');
  if (first === 'config.ts') return { layer: 'config', part: '' };
  if (first === 'testing' || first === 'layout' || first === 'shared') return { layer: first, part: '' };
  if (first === 'pages') return { layer: first, part: app === 'shop' ? `${second}/${third}` : second };
  if (first === 'features') return { layer: first, part: second };
  return { layer: 'app', part: '' };
}

/** In both browser apps: app → layout → pages → features → shared, only downwards; no page imports another. */
export const shopLayers: Arrow = (file, { target }) => {
  if (target.kind !== 'file') return null;
  const from = placeOf(file);
  const to = placeOf(target.path);
  if (!from || !to || to.layer === 'config') return null;
  if (to.layer === 'testing')
    return isTest(file) || from.layer === 'testing'
      ? null
      : 'testing/ is for tests only: move what the app needs out of it';
  if (from.layer === 'testing' || from.layer === 'config') return null;
  if (LAYERS.indexOf(to.layer) < LAYERS.indexOf(from.layer))
    return `${from.layer} may not know ${to.layer} (app → layout → pages → features → shared): pass it in from above, or move it down`;
  if (from.layer !== to.layer || from.part === to.part) return null;
  if (to.layer === 'features' && IS_DATA.test(file))
    return 'queries and stores know only their own feature: let the part or page that needs both compose them';
  if (to.layer === 'pages' && !FOR_ALL_PAGES.has(to.part) && !isTest(file))
    return 'a page keeps its parts to itself: move the shared part to features/<noun> or packages/ui';
  return null;
};
