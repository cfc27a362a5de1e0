import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { type Problem, type Project, sourceFiles } from '../project.ts';
import { tableNames, tablesWritten } from './tables.ts';

const MODULES = 'apps/api/src/modules/';
const THIS = 'tooling/checks/src/boundaries/writers.ts';

/** Today's exports of repository functions that write, by module (decision 308). This list only shrinks. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  'identity/account-change': ['sweepAccountChanges', 'takeChanges'],
  'identity/auth': [
    'beginImpersonation',
    'closeImpersonationsOf',
    'closeOwnSession',
    'closeSession',
    'closeSessionsOf',
    'closeSessionsOfMember',
    'closeVisitingSessions',
    'deleteFactor',
    'findProgram',
    'findSession',
    'openImpersonation',
    'openProgram',
    'restoreFactor',
    'saveNewSecret',
    'setPassword',
    'updateFactor',
  ],
  'identity/company': ['moveGoodsRules'],
  'identity/invitation': ['withdrawOfMember', 'withdrawOne'],
  'identity/invoice-title': ['restoreTitle'],
  'identity/purchaser': ['makeSampleBuyer'],
  'identity/store': ['suspendLinks'],
  'identity/verification-code': ['sweepCodes'],
  'catalogue/catalogue': ['forgetPrefix', 'learnPrefixes', 'setOnShelf'],
  'catalogue/category': ['moveMentions'],
  'catalogue/goods': ['changeVideo'],
  'catalogue/stock': ['applyChanges', 'countSales', 'uncountSales'],
  'content/article': ['addStandingCategories', 'renumberArticle'],
  'content/focus': ['renumberEntry'],
  'content/visit': ['sweepVisits'],
  'money/payment': ['closePayment', 'closePayments', 'finishRefund'],
  'money/wallet': [
    'bookMoney',
    'bookPoints',
    'grantRedPacket',
    'grantVoucher',
    'restoreBenefits',
    'spendRedPacket',
    'spendVoucher',
  ],
  'selling/activity': ['renumberActivity'],
  'selling/coupon': ['restoreCoupons', 'spendCoupon'],
  'selling/draw': ['closeOtherDraws', 'renumberDraw'],
  'selling/promotion': ['takeActivityStock'],
  'cart/cart': ['dropFromCarts', 'putBack', 'setAside'],
  'orders/order': ['recordOrderEvent', 'takeFromParcels'],
  'orders/trace': ['dropPickedCodes', 'freeUnsent', 'shipCodes'],
  'orders/tracking': ['sweepTracking'],
  'quality/paper': ['addBatchPicture'],
  'integrations/erp-code': ['linkBuyer', 'linkList'],
  'integrations/erp-key': ['findKey', 'sweepAnswers'],
  'operators/approval': ['saveDraft'],
  'operators/note': ['addNote', 'deleteNote'],
  'operators/operator': ['closeSession', 'closeSessionsOf', 'deleteOldSessions', 'findSession'],
  'operators/preview': ['beginPreview', 'endPreview', 'openPreview'],
};

const DECLARATION = /^(?:export )?(?:const|(?:async )?function) (\w+)/;

/** The functions of a repository that write a table, by themselves or by a function next to them that they name. */
function writersIn(text: string, names: ReadonlyMap<string, string>): ReadonlySet<string> {
  const functions = text.split(/^(?=(?:export )?(?:const|(?:async )?function) )/m).flatMap((part) => {
    const [, name] = DECLARATION.exec(part) ?? [];
    return name ? [{ part, name }] : [];
  });
  const writers = new Set<string>();
  const isFound = ({ name, part }: { name: string; part: string }) =>
    !writers.has(name) &&
    (tablesWritten(part, text, names).length > 0 ||
      [...part.matchAll(/(?<![.\w])(\w+)/g)].some(([, called = '']) => writers.has(called)));
  for (let found = functions.filter(isFound); found.length > 0; found = functions.filter(isFound)) {
    for (const { name } of found) writers.add(name);
  }
  return writers;
}

interface Exported {
  readonly file: string;
  readonly name: string;
}

/** The repository functions that a file exports, itself or through other files of its module. */
function repositoryExports(project: Project, file: string, wanted: string | null = null): Exported[] {
  if (!project.files.includes(file)) return [];
  const { module } = parseSync(file, project.read(file));
  const from = (specifier: string, name: string | null): Exported[] =>
    specifier.startsWith('.') ? repositoryExports(project, posix.join(posix.dirname(file), specifier), name) : [];
  const importOf = (local: string | null) =>
    module.staticImports
      .flatMap(({ entries, moduleRequest }) => entries.map((entry) => ({ ...entry, moduleRequest })))
      .find(({ localName }) => localName.value === local);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ exportName, isType }) => !isType && (!wanted || !exportName.name || wanted === exportName.name))
    .flatMap(({ moduleRequest, exportName, importName, localName }) => {
      if (moduleRequest) return from(moduleRequest.value, exportName.name ? importName.name : wanted);
      const imported = importOf(localName.name);
      if (imported) return from(imported.moduleRequest.value, imported.importName.name);
      return localName.name && file.endsWith('.repository.ts') ? [{ file, name: localName.name }] : [];
    });
}

/** A module's index.ts exports verbs and reads: a write by itself skips the module's rules. `platform` has none. */
export function exportedWriters(project: Project): Problem[] {
  const tables = tableNames(project);
  const exported = sourceFiles(project).flatMap((file) => {
    const [, module = ''] = /^apps\/api\/src\/modules\/(\w[\w-]*\/[\w-]+)\/index\.ts$/.exec(file) ?? [];
    if (!module || module.startsWith('platform/')) return [];
    return [...Map.groupBy(repositoryExports(project, file), ({ file: repository }) => repository)].flatMap(
      ([repository, functions]) => {
        const writers = writersIn(project.read(repository), tables);
        return functions.filter(({ name }) => writers.has(name)).map(({ name }) => ({ module, name }));
      },
    );
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
