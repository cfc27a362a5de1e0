import { isTest } from '../project.ts';
import type { Arrow } from './boundaries.ts';

const SRC = 'apps/api/src/';
const DEMO = 'apps/api/demo/';
const DEMO_LOADER = 'apps/api/src/seed.ts';
/** Below the modules; all other folders and files of `src` are above them. */
const GROUND = new Set([
  'cache.ts',
  'config',
  'config.ts',
  'db',
  'durations.ts',
  'errors',
  'operation.ts',
  'operator.ts',
  'wire-values.ts',
  'workers',
]);

interface Place {
  readonly layer: string;
  /** With its room: `orders/order`; empty outside `modules`. */
  readonly module: string;
  readonly file: string;
}

function placeOf(path: string): Place | null {
  if (!path.startsWith(SRC)) return null;
  const [layer = '', ...rest] = path.slice(SRC.length).split('/');
  const depth = layer === 'modules' ? 2 : 1;
  return { layer, module: layer === 'modules' ? rest.slice(0, 2).join('/') : '', file: rest.slice(depth).join('/') };
}

/** Other modules and folders may import only a module's index.ts. */
export const apiModules: Arrow = (file, { target }) => {
  if (target.kind !== 'file' || isTest(file)) return null;
  const from = placeOf(file);
  const to = placeOf(target.path);
  if (!from || from.layer === 'testing' || to?.layer !== 'modules' || from.module === to.module) return null;
  if (to.file.endsWith('.repository.ts'))
    return `nobody reads another module's tables: call a verb of ${to.module} through its index.ts`;
  return to.file === 'index.ts' ? null : `import modules/${to.module}/index.ts, which says what that module offers`;
};

const SURFACES = new Set(['bridge', 'desk', 'erp', 'ops']);
const ABOVE_PLUGINS = new Set([...SURFACES, 'app.ts', 'main.ts']);
/** The desk's origin also serves the ERP contract. */
const ERP_ON_DESK = ['apps/api/src/desk/desk-app.ts', 'apps/api/src/erp/erp-app.ts'].join();

/** bridge, desk, erp, ops, plugins, root files → modules → db, errors. */
export const apiLayers: Arrow = (file, { target }) => {
  if (target.kind !== 'file' || isTest(file)) return null;
  const from = placeOf(file);
  const to = placeOf(target.path);
  if (!from || !to || from.layer === to.layer) return null;
  if (GROUND.has(from.layer) && !GROUND.has(to.layer))
    return `${from.layer} knows nothing above it (app → modules → db, errors): pass it in as a parameter`;
  if (from.layer === 'modules' && !GROUND.has(to.layer))
    return `modules may not know ${to.layer} (app → modules → db, errors): pass it in as a parameter`;
  if (from.layer === 'plugins' && ABOVE_PLUGINS.has(to.layer))
    return `plugins may not know ${to.layer} (app → modules → db, errors): pass it in as a parameter`;
  if (SURFACES.has(from.layer) && SURFACES.has(to.layer) && [file, target.path].join() !== ERP_ON_DESK)
    return `${from.layer} and ${to.layer} are surfaces of their own: move what both need to a module`;
  return null;
};

/** Outside repositories a table is only a type. */
export const apiTables: Arrow = (file, { target, isType }) => {
  if (isType || target.kind !== 'file' || !target.path.startsWith(`${SRC}db/schema/`) || isTest(file)) return null;
  const layer = placeOf(file)?.layer ?? 'db';
  if (layer === 'db' || file.endsWith('.repository.ts')) return null;
  return 'tables are read and written in a *.repository.ts only: add a function there';
};

/** Only one file loads the demonstration, to seed a database. */
export const apiDemo: Arrow = (file, { target }) => {
  if (target.kind !== 'file' || !target.path.startsWith(DEMO)) return null;
  if (!file.startsWith(SRC) || isTest(file) || file === DEMO_LOADER) return null;
  return `only ${DEMO_LOADER} loads the demonstration: the server works without it`;
};
