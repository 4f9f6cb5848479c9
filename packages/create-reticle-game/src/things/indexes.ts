import { camelOf } from '../names.js';

/** The form of a folder's index: what its line for each file says. */
interface IndexForm {
  /** The kind of thing that is added to it. */
  readonly thing: string;
  /** The suffix of the export's name, which is the file's name with this after it. */
  readonly suffix: string;
  readonly exports: readonly IndexExport[];
}

interface IndexExport {
  readonly name: string;
  /** Whether the exports stand in a list, or in a record by name. */
  readonly as: 'list' | 'record';
  /** Returns the code for a file's export in the index. */
  readonly take: (exported: string) => string;
  /** Returns the key of a record for a slug. Defaults to the slug as an identifier. */
  readonly keyOf?: (slug: string) => string;
}

const whole = (name: string): string => name;
const words = (slug: string): string => (slug.includes('-') ? `'${slug.replaceAll('-', ' ')}'` : slug);

/** The folders of a game that have a file for each thing, and an index of the files. */
export type Indexes = Readonly<Record<string, IndexForm>>;

const PROTECTIONS: IndexForm = {
  thing: 'protection',
  suffix: 'Protection',
  exports: [{ name: 'protections', as: 'record', take: whole }],
};

/** Those of a whole game. */
export const INDEXES: Indexes = {
  'src/effects': {
    thing: 'effect',
    suffix: 'Effect',
    exports: [{ name: 'ownEffects', as: 'record', take: whole }],
  },
  'src/keywords': {
    thing: 'keyword',
    suffix: 'Keyword',
    exports: [{ name: 'keywords', as: 'record', take: whole, keyOf: words }],
  },
  'src/triggers': {
    thing: 'trigger',
    suffix: 'Trigger',
    exports: [{ name: 'triggers', as: 'list', take: whole }],
  },
  'src/verbs': { thing: 'verb', suffix: 'Verb', exports: [{ name: 'verbs', as: 'list', take: whole }] },
  'src/protections': PROTECTIONS,
};

/** Those of a bare game. */
export const BARE_INDEXES: Indexes = {
  'src/set': { thing: 'card', suffix: 'Card', exports: [{ name: 'set', as: 'list', take: whole }] },
  'src/lexicon/entries': {
    thing: 'pattern',
    suffix: 'Entry',
    exports: [{ name: 'entries', as: 'list', take: whole }],
  },
  'src/filters': {
    thing: 'restriction',
    suffix: 'Key',
    exports: [
      { name: 'filterKeys', as: 'record', take: (key) => `${key}.schema` },
      { name: 'keyMatchers', as: 'record', take: (key) => `${key}.matcher` },
    ],
  },
  'src/protections': PROTECTIONS,
  'test/cases': {
    thing: 'restriction',
    suffix: 'Cases',
    exports: [{ name: 'cases', as: 'list', take: (rows) => `...${rows}` }],
  },
};

/**
 * Lists the slugs of the files for which an index has a line: `['lantern']` for `lantern.ts` and its test.
 */
export const slugsOf = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();

const WIDTH = 110;

function exportOf(
  { name, as, take, keyOf = camelOf }: IndexExport,
  suffix: string,
  slugs: readonly string[],
): string {
  const [open, close] = as === 'list' ? ['[', ']'] : ['{', '}'];
  const values = slugs.map((slug) => {
    const value = take(`${camelOf(slug)}${suffix}`);
    return as === 'list' ? value : `${keyOf(slug)}: ${value}`;
  });
  const line = `export const ${name} = ${open}${values.join(', ')}${close};`;
  if (values.length === 0 || (as === 'list' && line.length <= WIDTH)) return line;
  return [`export const ${name} = ${open}`, ...values.map((value) => `  ${value},`), `${close};`].join('\n');
}

/** Writes the index of a folder with these files. */
export function indexText({ thing, suffix, exports }: IndexForm, slugs: readonly string[]): string {
  const sorted = slugs.toSorted();
  const imports = sorted.map((slug) => `import { ${camelOf(slug)}${suffix} } from './${slug}.js';`);
  return [
    [`// One line a file, sorted; \`reticle new ${thing} NAME\` adds to it.`, ...imports].join('\n'),
    ...exports.map((one) => exportOf(one, suffix, sorted)),
  ]
    .join('\n\n')
    .concat('\n');
}

const QUOTES = /["`]/gu;
const LAYOUT = /[\s;,]+/gu;

/** Whether two texts of code are equal, whatever their layout. */
export const sameCode = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => text.replaceAll(QUOTES, "'").replaceAll(LAYOUT, ''));
  return a === b;
};
