import { holeRule, type HoleTypes, sameValue } from '@reticle/core/text';
import { type QualityFilter, qualityFilter } from '../../language/filter.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { textOf, type WordsContext } from '../phrases/context.js';
import { readOneThing } from '../phrases/things.js';
import { oneQuality, type StateHole } from './state-types.js';

const SOURCE =
  /^(?:a|an|another) .*\bsource(?: (?:you control|an opponent controls))?$|^(?:a|another) source(?: (?:you control|an opponent controls))?$/u;

/** "A source", "another red source you control", "an artifact": what deals damage. */
const damageSource: StateHole<QualityFilter> = {
  read(words) {
    const text = textOf(words);
    if (text === 'a source') return {};
    if (!SOURCE.test(text)) {
      const { zone, ...one } = readOneThing(words) ?? { zone: 'none' };
      return zone === undefined && Object.keys(one).length > 0
        ? qualityFilter.safeParse(one).data
        : undefined;
    }
    // A source is any object: a permanent in the words that are known, without its zone.
    const named = words.map((word) =>
      word.text === 'source' ? { ...word, text: 'permanent', raw: 'permanent' } : word,
    );
    return qualityFilter.safeParse(readOneThing(named)).data;
  },
  print(value, context) {
    if (Object.keys(value).length === 0) return 'a source';
    const words = oneQuality.print(value, context);
    return words?.replace(/\bpermanent\b/u, 'source');
  },
};

/** Who is dealt damage: players, permanents, or both. */
type Damaged = NonNullable<Extract<MtgKeyword, { readonly keyword: 'changesDamage' }>['to']>;

const DAMAGED: readonly (readonly [words: string, to: Damaged | 'any', ...also: string[]])[] = [
  ['a permanent or player', 'any', 'a player or permanent'],
  ['you', { players: 'you' }],
  ['an opponent', { players: 'opponent' }],
  ['a player', { players: 'any' }],
  [
    'an opponent or a permanent an opponent controls',
    { players: 'opponent', permanents: { controller: 'opponent' } },
  ],
  ['you or a permanent you control', { players: 'you', permanents: { controller: 'self' } }],
  ['you or a creature you control', { players: 'you', permanents: { type: 'creature', controller: 'self' } }],
  ['a creature or player', { players: 'any', permanents: { type: 'creature' } }],
];

/** "You", "an opponent or a permanent an opponent controls", "a Cleric creature you control". */
const damaged: StateHole<Damaged | 'any'> = {
  read(words, context) {
    const text = textOf(words);
    const known = DAMAGED.find(([said, , ...also]) => said === text || also.includes(text));
    if (known) return known[1];
    const permanents = oneQuality.read(words, context);
    return permanents && { permanents };
  },
  print(value, context) {
    const known = DAMAGED.find(([, to]) => sameValue(to, value))?.[0];
    if (known !== undefined || value === 'any') return known;
    return value.permanents && value.players === undefined
      ? oneQuality.print(value.permanents, context)
      : undefined;
  },
};

/** What may stand in the holes of sentences about damage. */
export const DAMAGE_TYPES: HoleTypes<WordsContext> = {
  damageSource: holeRule(damageSource),
  damaged: holeRule(damaged),
};
