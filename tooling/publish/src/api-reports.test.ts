import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { expect, inject, test } from 'vitest';
import { workspaceRoot } from './run.ts';

const app = inject('app');
const none = { default: { logLevel: ExtractorLogLevel.None } };

/** Generated, or closed lists that their type explains. */
const unexplained = new Set(['errorCodes', 'benefitStatus', 'goodsKind']);

/** What users of a package see of it, entry by entry; `api-client/contract` is generated from `openapi.json`, which shows the same. */
test.each([
  ['domain', 'index'],
  ['routes', 'index'],
  ['goods-art', 'index'],
  ['ui', 'index'],
  ['ui', 'theme'],
  ['api-client', 'index'],
  ['api-client', 'view/index'],
  ['api-client', 'wire/index'],
])('%s, %s: its exports are those of the report', async (name, entry) => {
  // As it was built for packing; what stands in node_modules is another package to the extractor.
  const folder = join(workspaceRoot, 'packages', name);
  const reports = join(app, 'api');
  await mkdir(reports, { recursive: true });
  const reportFileName = [name, entry.replace(/\/?index$/, '')].filter(Boolean).join('-');
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const files = [`dist/${entry}.d.ts`];
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, `dist/${entry}.d.ts`),
      compiler: { overrideTsconfig: { compilerOptions, files } },
      apiReport: { enabled: true, reportFolder: reports, reportTempFolder: reports, reportFileName },
      newlineKind: 'lf',
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: none,
        tsdocMessageReporting: none,
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
      },
    },
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  const report = await readFile(join(reports, `${reportFileName}.api.md`), 'utf8');
  await expect(report).toMatchFileSnapshot(`../api/${reportFileName}.md`);

  // Icons and codecs are named by what they are for.
  const silent = report.matchAll(/\(undocumented\)\nexport (?:function|const) (\w+)/g);
  const names = [...silent].flatMap(([, one = '']) => (/Icon$|Codec$/.test(one) ? [] : [one]));
  expect(names.filter((one) => !unexplained.has(one))).toEqual([]);
});
