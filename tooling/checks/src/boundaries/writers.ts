import { type Problem, type Project, sourceFiles } from '../project.ts';

const MODULES = 'apps/api/src/modules/';
const THIS = 'tooling/checks/src/boundaries/writers.ts';

/** Today's exports of repository writers, by module. This list only shrinks. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  'identity/auth': ['deleteFactor', 'saveNewSecret', 'setPassword', 'updateFactor'],
  'identity/registration': ['changeApplicant'],
  'catalogue/brand': ['deleteBrand'],
  'catalogue/catalogue': ['addPriceList', 'setOnShelf', 'updatePriceList'],
  'catalogue/goods': ['changeVideo'],
  'content/article': ['addStandingCategories', 'renumberArticle'],
  'content/focus': ['renumberEntry'],
  'selling/activity': ['renumberActivity'],
  'selling/draw': ['renumberDraw'],
  'selling/own-price': ['saveOwnPriceList'],
  'cart/cart': ['deleteLines', 'setAside', 'setQuantity'],
  'quality/paper': ['addBatchPicture'],
  'integrations/erp-key': ['insertKey'],
  'integrations/webhook': ['deleteEndpoint'],
  'operators/approval': ['saveDraft'],
  'operators/note': ['deleteNote', 'insertNote'],
  'operators/operator': ['deleteOldSessions'],
};

const FROM_REPOSITORY = /export \{([^}]*)\} from '\.\/[^']*\.repository\.ts'/g;
/** A function that stores a row as it is passed in, without a rule: `insertCoupon`, `setOutcome`. */
const STORES = /^(add|change|decide|delete|insert|renumber|replace|save|set|store|update)[A-Z]/;

/** A module's index.ts exports verbs and reads: a write by itself skips the module's rules. `platform` has none. */
export function exportedWriters(project: Project): Problem[] {
  const exported = sourceFiles(project).flatMap((file) => {
    const [, module = ''] = /^apps\/api\/src\/modules\/(\w[\w-]*\/[\w-]+)\/index\.ts$/.exec(file) ?? [];
    if (!module || module.startsWith('platform/')) return [];
    const names = [...project.read(file).matchAll(FROM_REPOSITORY)].flatMap(([, list = '']) => list.split(','));
    return names.flatMap((name) => {
      const [own = ''] = name.trim().split(' as ');
      return STORES.test(own) ? [{ module, name: own }] : [];
    });
  });
  const wrong = exported
    .filter(({ module, name }) => !WRITERS[module]?.includes(name))
    .map(({ module, name }) => ({
      file: `${MODULES}${module}/index.ts`,
      message: `${name} writes a table of ${module} without its rules: export a verb that calls it.`,
    }));
  const gone = Object.entries(WRITERS)
    .flatMap(([module, names]) => names.map((name) => ({ module, name })))
    .filter((listed) => !exported.some(({ module, name }) => module === listed.module && name === listed.name))
    .map(({ module, name }) => ({
      file: THIS,
      message: `${module} no longer exports ${name}: delete it from WRITERS.`,
    }));
  return [...wrong, ...gone];
}
