import type { SlotPart } from '@reticle/core/text';
import type { ReadCardWords, Reading, ReadRequirement } from '../src/engine/words/read.js';

const TEXT = 'Tap target red card and up to one other target card you control.';

const spanOf = (words: string, from = 0) => {
  const start = TEXT.indexOf(words, from);
  return { start, end: start + words.length };
};

const part = (words: string, from: number, role: SlotPart['role'], said: Partial<SlotPart>): SlotPart => ({
  span: spanOf(words, from),
  role,
  entry: words,
  paths: [],
  implied: [],
  relations: [],
  ...said,
});

const ability = { kind: 'spell', index: 0 } as const;
const slot = { min: 1, max: 1, chooser: 'controller', mode: 'target' } as const;

const FIRST: ReadRequirement = {
  ability,
  id: 't1',
  span: spanOf('target red card'),
  from: 'text',
  understood: true,
  words: 'target red card',
  slot: { id: 't1', accepts: [{ kind: 'card', filter: { zone: 'table', color: 'red' } }], ...slot },
  parts: [
    part('target', 0, 'anchor', { paths: [['mode']], implied: [['min'], ['max']] }),
    part('red', 0, 'adjective', { paths: [['accepts', 0, 'filter', 'color']] }),
    part('card', 0, 'head', {
      paths: [['accepts', 0, 'kind']],
      implied: [['accepts', 0, 'filter', 'zone']],
    }),
  ],
  relations: [],
  refusals: [],
};

const FROM = TEXT.indexOf('up to one');

const SECOND: ReadRequirement = {
  ability,
  id: 't2',
  span: spanOf('up to one other target card you control'),
  from: 'text',
  understood: true,
  words: 'up to one other target card you control',
  slot: { id: 't2', accepts: [{ kind: 'card', filter: { controller: 'self' } }], ...slot, min: 0 },
  parts: [
    part('up to one', FROM, 'count', { paths: [['min'], ['max']] }),
    part('other', FROM, 'other', { relations: [0] }),
    part('target', FROM, 'anchor', { paths: [['mode']] }),
    part('card', FROM, 'head', { paths: [['accepts', 0, 'kind']] }),
    part('you control', FROM, 'tail', { paths: [['accepts', 0, 'filter', 'controller']] }),
  ],
  relations: [{ relation: 'different', slots: ['t1', 't2'] }],
  refusals: [],
};

/** A text of two slots as it was read: what the pure functions of the words page are tested with. */
export const READING: Reading & { readonly card: ReadCardWords } = {
  text: TEXT,
  took: 0.42,
  requirements: [FIRST, SECOND],
  more: 0,
  mentions: [],
  card: {
    text: TEXT,
    types: ['instant'],
    whole: true,
    spans: [{ start: 0, end: 3, what: 'effect', path: ['spell'] }],
    unread: [],
    beside: [],
    printed: [],
    json: {},
    held: 1,
    alone: [],
    told: 'Read whole as the words of an instant.',
  },
  groups: [
    {
      which: { index: 0 },
      whole: true,
      members: [0, 1],
      unread: [],
      json: {
        slots: [FIRST, SECOND].flatMap((each) => each.slot ?? []),
        relations: SECOND.relations,
        timing: 'announcement',
      },
    },
  ],
};
