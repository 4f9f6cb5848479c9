// Shows how a card's text is read, sentence by sentence: by the sentence templates and by the grammar of clauses, and how far the grammar came.
//   node why.mjs "{1}, {T}: Target player draws a card." [TYPES]        a text of a card named Moss Druid
//   node why.mjs --differences FACES.jsonl                               sentences of a card file that both read, and not the same
import { readFileSync } from 'node:fs';
import { parseCard, watchSentences } from '@reticle/mtg/text';

/** JSON with its keys in one order, for comparison. */
const canonical = (value) =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [two]) => (one < two ? -1 : 1)))
      : part,
  );
const meaning = (reading) =>
  reading.found === 'one'
    ? canonical(reading.value)
    : reading.found === 'none' && 'far' in reading
      ? 'none'
      : reading.found === 'ambiguous' && reading.values
        ? `ambiguous: ${reading.values.map((one) => JSON.stringify(one)).join('  |  ')}`
        : reading.found === 'refused'
          ? `${reading.code}: ${reading.reason}`
          : reading.found;

function explain(text, types) {
  const seen = new Set();
  const stop = watchSentences(({ words, templates, clauses }) => {
    const known = words.split(' ').slice(0, clauses.far).join(' ');
    const line = `${words}\n  templates: ${meaning(templates)}\n  clauses:   ${meaning(clauses)}${
      clauses.found === 'none' ? ` (patterns reached: "${known}")` : ''
    }`;
    if (!seen.has(line)) console.log(line);
    seen.add(line);
  });
  const creature = types === 'Creature' ? { power: '2', toughness: '2' } : {};
  const { card, unexpressed } = parseCard({
    name: 'Moss Druid',
    types,
    manaCost: '{X}{1}',
    ...creature,
    text,
  });
  stop();
  console.log(unexpressed.length === 0 ? 'read whole' : `not read: ${JSON.stringify(unexpressed)}`);
  if (unexpressed.length === 0) console.log(JSON.stringify(card.abilities ?? card.spell));
}

function differences(file) {
  const faces = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const found = new Map();
  const counts = { both: 0, differ: 0, templates: 0, clauses: 0, neither: 0 };
  const stop = watchSentences(({ words, templates, clauses }) => {
    if (found.has(words)) return;
    const [one, two] = [templates.found === 'one', clauses.found === 'one'];
    const [said, meant] = [meaning(templates), meaning(clauses)];
    const differ = one && two && said !== meant;
    found.set(words, differ ? `${words}\n  templates: ${said}\n  clauses:   ${meant}` : '');
    counts[one && two ? 'both' : one ? 'templates' : two ? 'clauses' : 'neither'] += 1;
    if (differ) counts.differ += 1;
  });
  for (const { name, types, manaCost, pt, oracle } of faces)
    parseCard({
      name,
      types,
      manaCost,
      text: oracle,
      ...(pt ? { power: pt.split('/')[0], toughness: pt.split('/')[1] } : {}),
    });
  stop();
  for (const line of found.values()) if (line !== '') console.log(line);
  console.log(counts);
}

const [first, second] = process.argv.slice(2);
if (first === '--differences' && second) differences(second);
else if (first) explain(first, second || (first.includes(':') ? 'Creature' : 'Sorcery'));
else console.error('usage: node why.mjs TEXT [TYPES] | node why.mjs --differences FACES.jsonl');
