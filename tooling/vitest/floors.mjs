import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const IMPORT = /(?:from|import) '(?<to>\.[^']+)\.js'/gu;
const isTest = (file) => file.endsWith('.test.ts');
const isSource = (file) => file.endsWith('.ts') && !/\.test(?:-d)?\.ts$/u.test(file);

/** What each file of a folder imports of the package, as paths from that folder; read once. */
function importsIn(src) {
  const known = new Map();
  const read = (file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(IMPORT)].map(({ groups }) =>
      relative(src, join(src, dirname(file), `${groups.to}.ts`)),
    );
  return (file) => known.get(file) ?? known.set(file, read(file)).get(file);
}

/** The circles among the arrows of a graph: each as the list of its nodes, of one file that imports itself as well. */
function circlesIn(arrows) {
  const [reached, circles, path] = [new Set(), [], []];
  const visit = (node) => {
    if (path.includes(node)) return void circles.push(path.slice(path.indexOf(node)));
    if (reached.has(node)) return;
    path.push(node);
    for (const next of arrows.get(node) ?? []) visit(next);
    path.pop();
    reached.add(node);
  };
  for (const node of arrows.keys()) visit(node);
  return circles;
}

export function floorsIn(url, floors) {
  const src = dirname(fileURLToPath(url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(isSource);
  const importsOf = importsIn(src);
  const arrows = new Map(files.map((file) => [file, importsOf(file)]));
  const floorOf = (path) => {
    const [first = ''] = path.replace(/\.ts$/u, '').split('/');
    return floors.findIndex((names) => names.includes(first));
  };
  return {
    homeless: files.filter((file) => floorOf(file) < 0),
    upwards: [...arrows].flatMap(([file, others]) =>
      others.flatMap((other) => (floorOf(other) > floorOf(file) ? [`${file} -> ${other}`] : [])),
    ),
    circles: circlesIn(arrows).map((circle) => circle.join(' -> ')),
    long: files.filter((file) => readFileSync(join(src, file), 'utf8').split('\n').length > 401),
  };
}

export function testsReaching(url, folders) {
  const src = dirname(fileURLToPath(url));
  const importsOf = importsIn(src);
  const reach = (file, reached = new Set()) => {
    if (reached.has(file)) return reached;
    reached.add(file);
    for (const next of importsOf(file)) reach(next, reached);
    return reached;
  };
  const isThere = (file) => folders.some((folder) => file.startsWith(`${folder}/`));
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => isTest(file) && [...reach(file)].some(isThere))
    .toSorted();
}
