import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';
import { entries } from './packages.mjs';
import { shorten } from './short.mjs';

// Makes one page of Markdown for each entry in dist/ from the built declarations: they have no code to read,
// and the same docstrings.

const documented = entries();
const out = fileURLToPath(new URL('../dist', import.meta.url));
rmSync(out, { recursive: true, force: true });

/** @type {import('typedoc').TypeDocOptions & Partial<import('typedoc-plugin-markdown').PluginOptions>} */
const options = {
  entryPoints: documented.map(({ declarations }) => declarations),
  tsconfig: fileURLToPath(new URL('../tsconfig.declarations.json', import.meta.url)),
  plugin: ['typedoc-plugin-markdown'],
  name: 'Reticle',
  readme: 'none',
  excludeExternals: true,
  // The build that made the declarations has checked them.
  skipErrorChecking: true,
  disableSources: true,
  disableGit: true,
  // Exports may name types that are not exported themselves.
  validation: { notExported: false, invalidLink: false },
  treatWarningsAsErrors: true,
  logLevel: 'Warn',
  out,
  outputFileStrategy: 'modules',
  hidePageHeader: true,
  hidePageTitle: true,
  hideBreadcrumbs: true,
  sanitizeComments: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  propertyMembersFormat: 'table',
};
const app = await Application.bootstrapWithPlugins(options);
const project = await app.convert();
if (!project?.children) throw new Error('Nothing was read.');
for (const module of project.children) {
  const file = `/packages/${module.name}`;
  const entry = documented.find(({ declarations }) =>
    declarations.replace(/(?:\/index)?\.d\.ts$/u, '').endsWith(file),
  );
  if (!entry) throw new Error(`${module.name} is no entry.`);
  module.name = entry.module;
}
shorten(project);
await app.generateOutputs(project);
if (app.logger.hasErrors()) process.exitCode = 1;
