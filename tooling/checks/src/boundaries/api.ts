import { isTest } from '../project.ts';
import type { Arrow } from './boundaries.ts';

const SRC = 'apps/api/src/';
const DEMO = 'apps/api/demo/';
const DEMO_LOADER = 'apps/api/src/seed.ts';
const GROUND = new Set(['db', 'errors', 'config.ts', 'config']);

interface Place {
  readonly layer: string;
  readonly module: string;
  readonly file: string;
}

function placeOf(path: string): Place | null {
  if (!path.startsWith(SRC)) return null;
  const [layer = '', module = '', ...rest] = path.slice(SRC.length).split('/');
  return { layer, module: layer === 'modules' ? module : '', file: rest.join('/') };
}

/** A module shows the others its index.ts only. */
export const apiModules: Arrow = (file, { target }) => {
  if (target.kind !== 'file' || isTest(file)) return null;
  const from = placeOf(file);
  const to = placeOf(target.path);
  if (from?.layer !== 'modules' || to?.layer !== 'modules' || from.module === to.module) return null;
  if (to.file.endsWith('.repository.ts'))
    return `a module never reads another's tables: call a verb of ${to.module} through its index.ts`;
  return to.file === 'index.ts' ? null : `import modules/${to.module}/index.ts, which says what that module offers`;
};

/** app → plugins, modules → db, errors. */
export const apiLayers: Arrow = (file, { target }) => {
  if (target.kind !== 'file' || isTest(file)) return null;
  const from = placeOf(file);
  const to = placeOf(target.path);
  if (!from || !to) return null;
  if (GROUND.has(from.layer) && !GROUND.has(to.layer))
    return `${from.layer} knows nothing above it (app → modules → db, errors): pass it in as a parameter`;
  if ((from.layer === 'modules' || from.layer === 'plugins') && ['app.ts', 'main.ts'].includes(to.layer))
    return `${from.layer} may not know ${to.layer} (app → modules → db, errors): pass it in as a parameter`;
  return null;
};

/** The demonstration is loaded by one file, when a database is seeded. */
export const apiDemo: Arrow = (file, { target }) => {
  if (target.kind !== 'file' || !target.path.startsWith(DEMO)) return null;
  if (!file.startsWith(SRC) || isTest(file) || file === DEMO_LOADER) return null;
  return `only ${DEMO_LOADER} loads the demonstration: the server works without it`;
};
