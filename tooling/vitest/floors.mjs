import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const IMPORT = /(?:from|import) '(?<to>\.[^']+)\.js'/gu;
const isSource = (file) => file.endsWith('.ts') && !/\.test(?:-d)?\.ts$/u.test(file);

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
  const importsOf = (file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(IMPORT)].map(({ groups }) =>
      relative(src, join(src, dirname(file), `${groups.to}.ts`)),
    );
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
