import { fixedHole, sameValue } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import { effectAt, type EffectWords, says, saysAll, unlessYou } from '../phrases/effect-words.js';
import { keywordList } from '../phrases/keywords.js';
import { who } from '../phrases/selectors.js';
import { type Tokens, tokens } from '../phrases/tokens.js';

const MADE = 'made';

const creating = (
  { token, count, tapped, attacking }: Tokens,
  player: Selector = 'you',
): EffectNamed<'createToken'> => ({
  effect: 'createToken',
  token,
  ...unlessYou(player),
  ...(count === 1 ? {} : { count }),
  ...(tapped ? { tapped: true as const } : {}),
  ...(attacking ? { attacking } : {}),
});
function createdTokens(effects: readonly Effect[], at: number): Tokens | undefined {
  const made = effectAt(effects, at, 'createToken');
  return made && made.who === undefined && made.bind === undefined ? asTokens(made) : undefined;
}
const asTokens = ({ token, count = 1, tapped, attacking }: EffectNamed<'createToken'>): Tokens => ({
  token,
  count,
  tapped: tapped === true,
  ...(attacking ? { attacking } : {}),
});

/** Builds what happens to tokens at the beginning of the next end step (rule 603.7). */
const leaving = (verb: 'exile' | 'sacrifice'): Effect => ({
  effect: 'delayed',
  at: 'nextEndStep',
  effects: [
    verb === 'exile'
      ? { effect: 'moveCards', what: { bound: MADE }, to: 'exile' }
      : { effect: 'sacrifice', what: { bound: MADE }, count: 'all' },
  ],
});
const IT = fixedHole([
  ['it', 'one'],
  ['that token', 'one'],
  ['them', 'many'],
  ['those tokens', 'many'],
]);

/** "Create a 1/1 ... token and a 2/2 ... token", "create a ... token. Exile it at the beginning of the next end step". */
export const moreTokensWords: EffectWords = [
  saysAll({
    words: 'you create <first> and <second>',
    holes: { first: tokens, second: tokens },
    make: ({ first, second }) => [creating(first), creating(second)],
    parts(effects) {
      const [first, second] = [createdTokens(effects, 0), createdTokens(effects, 1)];
      return first && second && effects.length === 2 ? { first, second } : undefined;
    },
  }),
  saysAll({
    words: 'you create <first>, <second>, and <third>',
    holes: { first: tokens, second: tokens, third: tokens },
    make: ({ first, second, third }) => [creating(first), creating(second), creating(third)],
    parts(effects) {
      const [first, second, third] = [
        createdTokens(effects, 0),
        createdTokens(effects, 1),
        createdTokens(effects, 2),
      ];
      return first && second && third && effects.length === 3 ? { first, second, third } : undefined;
    },
  }),
  ...(['exile', 'sacrifice'] as const).map((verb) =>
    saysAll({
      words: `you create <made>. ${verb} <it> at the beginning of the next end step`,
      holes: { made: tokens, it: IT },
      make: ({ made, it }) =>
        (it === 'one') === (made.count === 1)
          ? [{ ...creating(made), bind: MADE }, leaving(verb)]
          : undefined,
      parts(effects) {
        const made = effectAt(effects, 0, 'createToken');
        const fits =
          made?.bind === MADE && made.who === undefined && sameValue(effects.slice(1), [leaving(verb)]);
        return fits
          ? { made: asTokens(made), it: (made.count ?? 1) === 1 ? ('one' as const) : ('many' as const) }
          : undefined;
      },
    }),
  ),
];

/** "Create two 1/1 white Soldier creature tokens". */
export const createTokenWords: EffectWords = [
  says('createToken', {
    words: '<who> creates|create <tokens>. <they> has|have <keywords>',
    holes: {
      who,
      tokens,
      they: {
        ...fixedHole([
          ['it', 'one'],
          ['they', 'many'],
        ]),
        plural: (value) => value === 'many',
      },
      keywords: keywordList,
    },
    make: ({ who: player, tokens: { token, ...made }, they, keywords }) =>
      (they === 'one') === (made.count === 1) && !made.attacking
        ? creating(
            { ...made, token: { ...token, keywords: [...(token.keywords ?? []), ...keywords] } },
            player,
          )
        : undefined,
    parts: () => undefined,
  }),
  says('createToken', {
    words: '<who> creates|create <tokens>',
    holes: { who, tokens },
    make: ({ who: player, tokens: made }) =>
      made.attacking && player !== 'you' ? undefined : creating(made, player),
    parts: (effect) => ({ who: effect.who ?? 'you', tokens: asTokens(effect) }),
  }),
];
