import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { TESTS } from './affected.mjs';
import { root } from './commands.mjs';
import { packages, published } from './workspace.mjs';

const all = packages();
const byName = new Map(all.map((one) => [one.manifest.name, one]));
const names = new Set(published().map(({ manifest }) => manifest.name));
const isPublished = (name: string): boolean => names.has(name);

interface Task {
  readonly inputs?: readonly string[];
  readonly dependsOn?: readonly string[];
}
interface Config {
  readonly tasks: Readonly<Record<string, Task>>;
}

function configOf(folder: string): Config {
  const file = join(folder, 'turbo.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Config) : { tasks: {} };
}

/** The folders of the packages whose built files a task reads. */
function readBy({ tasks }: Config, task: string, files: string): readonly string[] {
  const pattern = /^(?:\.\.\/)+(?:packages\/)?(?:\{(?<several>[^}]*)\}|(?<one>[^/]*))\/dist\/(?<files>.*)$/u;
  return (tasks[task]?.inputs ?? [])
    .flatMap((input) => {
      const found = pattern.exec(input)?.groups;
      return found?.['files'] === files ? (found['several'] ?? found['one'] ?? '').split(',') : [];
    })
    .toSorted();
}

/** The folders of the published packages that a package uses, and of those that these depend on. */
function usedBy(name: string): readonly string[] {
  const { dependencies = {}, devDependencies = {} } = byName.get(name)?.manifest ?? {};
  const used = new Set<string>();
  const open = Object.keys({ ...dependencies, ...devDependencies }).filter(isPublished);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (used.has(next)) continue;
    used.add(next);
    open.push(...Object.keys(byName.get(next)?.manifest.dependencies ?? {}).filter(isPublished));
  }
  return [...used].map((one) => basename(byName.get(one)?.folder ?? '')).toSorted();
}

it('the release is rehearsed again once what is shipped is another list of files, or asks for something else', () => {
  const { tasks } = configOf(join(root, 'tooling/checks'));
  expect(tasks['rehearsal']?.inputs).toContain('.turbo/shipped.json');
});

/** Folders in which no run writes reports. */
const SOURCES = /(?:^|\/)(?:\.changeset|dist|src|templates)\//u;

it.each([root, ...all.map(({ folder }) => folder)].map((folder) => [relative(root, folder) || '.', folder]))(
  'no step of %s is taken again because of a report that one before it wrote',
  (_path, folder) => {
    const tasks = Object.entries(configOf(folder).tasks);
    const rereading = tasks.filter(([, { inputs = [] }]) => {
      const isWide = inputs.some((one) => /^[^!].*\/\*\*/u.test(one) && !SOURCES.test(one));
      return isWide && !inputs.some((one) => one.startsWith('!') && one.includes('.reports'));
    });
    expect(rereading.map(([task]) => task)).toEqual([]);
  },
);

it('what tests and types depend on is the content of what was built: it is read in a run of turbo after the build', () => {
  const dependsOn = [root, ...all.map(({ folder }) => folder)].flatMap((folder) => {
    const { tasks } = configOf(folder);
    return [...Object.keys(TESTS), 'typecheck', 'rehearsal'].flatMap((task) => tasks[task]?.dependsOn ?? []);
  });
  expect(dependsOn).toEqual([]);
});

/** What uses Magic is tested apart, where others need not be tested again if only Magic has changed. */
const TESTS_APART = 'test:mtg';

const having = (task: string) =>
  all
    .filter(({ manifest }) => task in (manifest.scripts ?? {}))
    .map(({ folder, manifest }) => [relative(root, folder), folder, manifest.name] as const);

it.each(having('test'))(
  '%s is tested again once a package that it uses is built otherwise',
  (_path, folder, name) => {
    const config = configOf(folder);
    const less = 'test';
    const most = TESTS_APART in config.tasks ? TESTS_APART : less;
    expect(readBy(config, most, '**')).toEqual(usedBy(name));
    expect(readBy(config, less, '**')).toEqual(usedBy(name).filter((one) => one !== 'mtg' || less === most));
  },
);

/** Magic's tests that use its sets or its host: others need not be run again after an edit there. */
const TESTS_OF_SETS = 'test:sets';

it.each(having(TESTS_OF_SETS))(
  '%s tests its sets again once a package that it uses is built otherwise, and all else without them',
  (_path, folder, name) => {
    const { scripts = {} } = byName.get(name)?.manifest ?? {};
    const config = configOf(folder);
    expect(readBy(config, TESTS_OF_SETS, '**')).toEqual(usedBy(name));
    // What turbo is not told of is not run.
    expect(scripts['test']).toContain(
      "--exclude 'src/{sets,host}/**' --exclude '**/{conformance,floors,readme,*.set}.test.ts'",
    );
    expect(scripts[TESTS_OF_SETS]).toContain(
      'vitest run src/sets/ src/host/ /conformance.test.ts /floors.test.ts /readme.test.ts .set.test.ts ',
    );
    expect((config.tasks['test']?.inputs ?? []).filter((input) => input.startsWith('!src'))).toEqual([
      '!src/{sets,host}/**',
      '!src/**/*.set.test.ts',
      '!src/**/{conformance,floors,readme}.test.ts',
    ]);
  },
);

it.each(having(TESTS_APART))('%s tests what uses Magic in files named so', (_path, folder) => {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const using = tests.filter((file) =>
    /from '(?:@reticle\/|.*\/)mtg\/?/u.test(readFileSync(join(folder, 'src', file), 'utf8')),
  );
  expect(using).not.toEqual([]);
  expect(using.filter((file) => !file.endsWith('mtg.test.ts'))).toEqual([]);
});

it.each(having('typecheck').filter(([, , name]) => name !== '@reticle/checks'))(
  'the types of %s are checked again once those of a package that it uses have changed',
  (_path, folder, name) => {
    expect(readBy(configOf(folder), 'typecheck', '**/*.d.ts')).toEqual(usedBy(name));
  },
);

it('the types of all other packages are checked again once those of any package have changed', () => {
  const checks = configOf(join(root, 'tooling/checks'));
  expect(readBy(checks, 'typecheck', '**/*.d.ts')).toEqual(['*']);
});

it.each(published().map((one) => [one.manifest.name, one] as const))(
  '%s is built anew after each package that it is made of, and not after all that its tests use',
  (_name, { folder, manifest }) => {
    const made = Object.keys(manifest.dependencies ?? {}).filter(isPublished);
    const { dependsOn = [] } = configOf(folder).tasks['build'] ?? {};
    expect(dependsOn).toEqual(
      expect.arrayContaining(['@reticle/build', ...made].map((one) => `${one}#build`)),
    );
    expect(dependsOn).not.toContain('^build');
  },
);
