import { type Sentence, type Token, fixedHole, sameValue, standsAt } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { CardsAt, Selector } from '../../language/selector.js';
import { someCards } from '../phrases/cards-of.js';
import {
  type NamedThing,
  type PrintEffects,
  type ReadEffects,
  type WordsContext,
  markOf,
} from '../phrases/context.js';
import { type EffectWords, effectAt, says, saysAll } from '../phrases/effect-words.js';
import { sentencesOf, withMentionsOf } from '../phrases/marks.js';
import { allOf, who } from '../phrases/selectors.js';

type WayOfSeeing = 'revealed' | 'looked';

/** The words before and after the player. "You" is left out. */
const TOP = ['the', 'top', 'card', 'of'];
const WAYS: readonly {
  readonly bind: WayOfSeeing;
  readonly effect: 'reveal' | 'look';
  readonly own: string;
  readonly verbs: readonly string[];
}[] = [
  {
    bind: 'revealed',
    effect: 'reveal',
    own: 'reveal the top card of your library',
    verbs: ['reveals', 'reveal'],
  },
  { bind: 'looked', effect: 'look', own: 'look at the top card of your library', verbs: [] },
];

/** What happens with the top card of a library if it matches, and if it doesn't. */
interface TopCard {
  readonly bind: WayOfSeeing;
  /** Whose library it is. Defaults to yours. */
  readonly of?: Selector;
  readonly card: MtgCardFilter;
  readonly ifSo: readonly Effect[];
  readonly otherwise?: readonly Effect[] | undefined;
}

function effectsOf({ bind, of, card, ifSo, otherwise }: TopCard): readonly Effect[] {
  const at: CardsAt = { top: 1, ...(of === undefined ? {} : { of }) };
  return [
    bind === 'revealed' ? { effect: 'reveal', at, bind } : { effect: 'look', at, bind },
    {
      effect: 'if',
      condition: { what: { bound: bind }, is: { zone: 'library', ...card } },
      effects: ifSo,
      ...(otherwise ? { else: otherwise } : {}),
    },
  ];
}

/** Takes apart what {@link effectsOf} builds. Returns undefined for other effects. */
function partsOf(effects: readonly Effect[]): TopCard | undefined {
  const [seen, branch] = [effects[0], effectAt(effects, 1, 'if')];
  if ((seen?.effect !== 'reveal' && seen?.effect !== 'look') || !branch?.effects) return undefined;
  const of = 'top' in seen.at ? seen.at.of : undefined;
  const { zone: _zone, ...card } = ('what' in branch.condition && branch.condition.is) || {};
  const found: TopCard = {
    bind: seen.effect === 'reveal' ? 'revealed' : 'looked',
    ...(of === undefined ? {} : { of }),
    card,
    ifSo: branch.effects,
    otherwise: branch.else,
  };
  return sameValue(effects, effectsOf(found)) ? found : undefined;
}

const nameOf = (bind: WayOfSeeing, of: Selector | undefined): NamedThing => ({
  id: bind,
  kind: 'card',
  words: [],
  many: false,
  ...(of === undefined ? { onYourLibrary: true } : {}),
});

const within = (context: WordsContext, bind: WayOfSeeing, of: Selector | undefined): WordsContext => ({
  ...context,
  names: [...context.names, nameOf(bind, of)],
  known: new Map(),
});

/** How the card is mentioned afterwards. */
const IT = { pronouns: ['it'], nouns: ['card'] } as const;

/** Reads who sees the top card of whose library, and how many words that takes. */
function leadOf(
  words: readonly Token[],
  context: WordsContext,
): { readonly bind: WayOfSeeing; readonly of?: Selector; readonly length: number } | undefined {
  const from = words[0]?.text === 'you' ? 1 : 0;
  for (const { bind, own, verbs } of WAYS) {
    const said = own.split(' ');
    if (standsAt(said, words, from)) return { bind, length: from + said.length };
    const at = words.findIndex(({ text }, index) => verbs.includes(text) && standsAt(TOP, words, index + 1));
    const tail = ['their', 'library'];
    const end = at + 1 + TOP.length;
    if (at < 1 || !standsAt(tail, words, end)) continue;
    const of = who.read(words.slice(0, at), context);
    if (typeof of === 'object') return { bind, of, length: end + tail.length };
  }
  return undefined;
}

function leadWords({ bind, of }: Pick<TopCard, 'bind' | 'of'>, context: WordsContext): string | undefined {
  const way = WAYS.find((one) => one.bind === bind);
  if (of === undefined) return way?.own;
  const player = typeof of === 'object' ? who.print(of, context) : undefined;
  const verb = way?.verbs[who.plural?.(of, context) === true ? 1 : 0];
  return player && verb && `${player} ${verb} ${TOP.join(' ')} their library`;
}

const IS = [
  { said: ['if', "it's"], not: false },
  { said: ['if', 'it', "isn't"], not: true },
] as const;
const OTHERWISE = ['otherwise', ','];

/**
 * "Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put it
 * into your hand". The card stays where it is while it is looked at or revealed (rule 701.20b), and the
 * condition looks at it there.
 */
export function topCardWords(
  read: ReadEffects,
  print: PrintEffects,
): Sentence<readonly Effect[], WordsContext> {
  return {
    needs: () => [[['top']]],
    read(tokens, context) {
      const lead = leadOf(tokens, context);
      if (!lead || tokens[lead.length]?.text !== '.') return [];
      const [asked = [], rest, ...others] = sentencesOf(tokens.slice(lead.length + 1));
      const is = IS.find(({ said }) => standsAt(said, asked, 0));
      if (!is || others.length > 0 || (rest && !standsAt(OTHERWISE, rest, 0))) return [];
      const inner = within(context, lead.bind, lead.of);
      const branch = (words: readonly Token[]) => read(withMentionsOf(words, lead.bind, IT), inner);
      const said = asked.slice(is.said.length);
      for (const [comma, { text }] of said.entries()) {
        const card = text === ',' ? someCards.read(said.slice(0, comma), context) : undefined;
        if (!card || card.count !== undefined) continue;
        const then = branch(said.slice(comma + 1));
        const otherwise = rest && branch(rest.slice(OTHERWISE.length));
        if (then.found === 'ambiguous' || otherwise?.found === 'ambiguous') return undefined;
        if (then.found !== 'one' || (otherwise && otherwise.found !== 'one')) return [];
        const { bind, of } = lead;
        return [
          effectsOf({
            bind,
            ...(of === undefined ? {} : { of }),
            card: is.not ? { not: card.what } : card.what,
            ifSo: then.value,
            otherwise: otherwise?.value,
          }),
        ];
      }
      return [];
    },
    print(effects, context) {
      const found = partsOf(effects);
      if (!found) return undefined;
      const inner = within(context, found.bind, found.of);
      const mark = markOf(found.bind);
      const branch = (list: readonly Effect[]): string | undefined => {
        const said = print(list, inner);
        return said === undefined || said.includes('. ') ? undefined : said.replaceAll(mark, 'it');
      };
      const lead = leadWords(found, context);
      const card = someCards.print({ what: found.card }, context);
      const then = branch(found.ifSo);
      const words = lead && card && then && `${lead}. if it's ${card}, ${then}`;
      if (words === undefined || !found.otherwise) return words;
      const otherwise = branch(found.otherwise);
      return otherwise && `${words}. otherwise, ${otherwise}`;
    },
  };
}

/** The places where the top card of your library can be put. */
const PLACES = fixedHole([
  ['into your hand', 'hand'],
  ['onto the battlefield', 'battlefield'],
  ['onto the battlefield tapped', 'tapped'],
  ['into your graveyard', 'graveyard'],
  ['on the bottom of your library', 'bottom'],
]);
const PUT = {
  hand: { to: 'hand' },
  battlefield: { to: 'battlefield', under: 'you' },
  tapped: { to: 'battlefield', under: 'you', tapped: true },
  graveyard: { to: 'graveyard' },
  bottom: { to: 'library', position: 'bottom' },
} as const satisfies Readonly<
  Record<string, Pick<EffectNamed<'moveCards'>, 'to'> & Partial<EffectNamed<'moveCards'>>>
>;
const PLACE_NAMES = ['hand', 'battlefield', 'tapped', 'graveyard', 'bottom'] as const;

const placeOf = (effect: EffectNamed<'moveCards'>) =>
  PLACE_NAMES.find((name) => sameValue(effect, { effect: 'moveCards', what: effect.what, ...PUT[name] }));

const isOnTop = (what: Selector, { names }: WordsContext): boolean =>
  typeof what === 'object' &&
  'bound' in what &&
  names.some(({ id, onYourLibrary }) => id === what.bound && onYourLibrary === true);

/** What is done with the card: it is revealed, or put somewhere. */
export const onTopWords: EffectWords = [
  says('moveCards', {
    words: 'put <what> <place>',
    holes: { what: allOf, place: PLACES },
    make: ({ what, place }, context) =>
      isOnTop(what, context) ? { effect: 'moveCards', what, ...PUT[place] } : undefined,
    parts(effect, context) {
      const place = placeOf(effect);
      return place && isOnTop(effect.what, context) ? { what: effect.what, place } : undefined;
    },
  }),
  saysAll({
    words: 'you reveal <what> and put <again> <place>',
    holes: { what: allOf, again: allOf, place: PLACES },
    make: ({ what, again, place }, context) =>
      isOnTop(what, context) && sameValue(what, again)
        ? [
            { effect: 'reveal', at: { cards: what } },
            { effect: 'moveCards', what, ...PUT[place] },
          ]
        : undefined,
    parts(effects, context) {
      const [shown, put] = [effectAt(effects, 0, 'reveal'), effectAt(effects, 1, 'moveCards')];
      const place = put && placeOf(put);
      return shown && place && 'cards' in shown.at && isOnTop(put.what, context)
        ? { what: shown.at.cards, again: put.what, place }
        : undefined;
    },
  }),
];
