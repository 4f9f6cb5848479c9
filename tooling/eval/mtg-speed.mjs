// How many faces a second one process parses: node tooling/eval/mtg-speed.mjs FACES.jsonl (lines with name, types, oracle).
import { readFileSync } from 'node:fs';
import { parseTargetRequirements } from '@reticle/mtg/text';

const [file] = process.argv.slice(2);
const faces = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .map(({ oracle, name, types }) => [oracle, { name, types: types.toLowerCase().split(' ') }]);

for (let run = 1; run <= 5; run++) {
  const started = performance.now();
  let found = 0;
  for (const [text, context] of faces) found += parseTargetRequirements(text, context).length;
  const seconds = (performance.now() - started) / 1000;
  console.log(`run ${run}: ${Math.round(faces.length / seconds)} faces/s, ${found} requirements`);
}
