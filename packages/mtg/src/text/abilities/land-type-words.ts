import { type Sentence, fixedHole, sentence } from '@reticle/core/text';
import type { StaticAbility } from '../../language/card-definition.js';
import type { Change } from '../../language/change.js';
import type { Selector } from '../../language/selector.js';
import { BASIC_LAND_TYPES } from '../../language/vocabulary.js';
import type { WordsContext } from '../phrases/context.js';
import { things as affects } from '../phrases/selectors.js';
type LandStanding = Pick<StaticAbility, 'affects' | 'change'>;

const isLandTypeOnly = (change: Change): boolean =>
  Object.entries(change).every(([key, value]) => key === 'landTypes' || value === undefined);

/** "An Island", "Islands". "Plains" is its own plural. */
const oneLand = fixedHole(
  BASIC_LAND_TYPES.map((type) => [`${type === 'Island' ? 'an' : 'a'} ${type}`, type] as const),
);
const manyLands = fixedHole(
  BASIC_LAND_TYPES.map((type) => [type === 'Plains' ? type : `${type}s`, type] as const),
);
const LAND_WORDS = [
  { words: '<affects> is <type>', one: true },
  { words: '<affects> are <type>', one: false },
] as const;
const isOneHost = (what: Selector): boolean => what === 'host' || what === 'self';

/** Static abilities that change the land types of lands. */
export const LAND_TYPE_SENTENCES: readonly Sentence<LandStanding, WordsContext>[] = [
  sentence({
    words: '<affects> is the chosen type',
    also: ['<affects> is the chosen land type', '<affects> is the chosen basic land type'],
    holes: { affects },
    make: ({ affects: what }) => ({ affects: what, change: { landTypes: 'chosen' } }),
    parts: ({ affects: what, change }: LandStanding) =>
      change.landTypes === 'chosen' && isLandTypeOnly(change) ? { affects: what } : undefined,
  }),
  // "Nonbasic lands are Islands", "enchanted land is a Swamp" (rule 305.7).
  ...LAND_WORDS.map(({ words, one }) =>
    sentence<LandStanding, { affects: Selector; type: string }, WordsContext>({
      words,
      holes: { affects, type: one ? oneLand : manyLands },
      make: ({ affects: what, type }) =>
        isOneHost(what) === one ? { affects: what, change: { landTypes: [type] } } : undefined,
      parts({ affects: what, change }) {
        const [type, ...others] = change.landTypes === 'chosen' ? [] : (change.landTypes ?? []);
        return type !== undefined && others.length === 0 && isLandTypeOnly(change) && isOneHost(what) === one
          ? { affects: what, type }
          : undefined;
      },
    }),
  ),
];
