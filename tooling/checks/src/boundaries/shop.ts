import { isTest } from '../project.ts';
import type { Arrow } from './boundaries.ts';

const SRC = /^apps\/(shop|desk)\/src\//;
const LAYERS = ['app', 'pages', 'features', 'shared'] as const;
type Layer = (typeof LAYERS)[number];

/** Areas for all the others: the frame around every page, and parts composed of features that several areas show. */
const FOR_ALL_PAGES = new Set(['frame', 'parts']);

interface Place {
  readonly layer: Layer | 'testing' | 'config';
  /** The page's area or the feature's noun. */
  readonly part: string;
}

function placeOf(path: string): Place | null {
  const inApp = path.replace(SRC, '');
  if (inApp === path) return null;
  const [first = '', second = ''] = inApp.split('/');
  if (first === 'config.ts') return { layer: 'config', part: '' };
  if (first === 'testing' || first === 'shared') return { layer: first, part: '' };
  if (first === 'pages' || first === 'features') return { layer: first, part: second };
  return { layer: 'app', part: '' };
}

/** In both apps of the browser: app → pages → features → shared, each only downwards; neither features nor areas of pages know each other. */
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
    return `${from.layer} may not know ${to.layer} (app → pages → features → shared): pass it in from above, or move it down`;
  if (from.layer === 'features' && to.layer === 'features' && from.part !== to.part)
    return 'features never import each other: let the page that needs both compose them';
  if (from.layer === 'pages' && to.layer === 'pages' && from.part !== to.part && !FOR_ALL_PAGES.has(to.part))
    return 'an area of pages keeps its parts to itself: move the shared part to pages/parts, a feature or packages/ui';
  return null;
};
