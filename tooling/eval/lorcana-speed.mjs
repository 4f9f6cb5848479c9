// How many cards a second one process parses: node tooling/eval/lorcana-speed.mjs CARDS.jsonl (lines with name, type, text).
import { readFileSync } from 'node:fs';
import { parseTargetRequirements } from '@reticle/lorcana/text';

const [file] = process.argv.slice(2);
const cards = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .map(({ text, name, type }) => [text, { name, types: [type] }]);

for (let run = 1; run <= 5; run++) {
  const started = performance.now();
  let found = 0;
  for (const [text, context] of cards) found += parseTargetRequirements(text, context).length;
  const seconds = (performance.now() - started) / 1000;
  console.log(`run ${run}: ${Math.round(cards.length / seconds)} cards/s, ${found} requirements`);
}
