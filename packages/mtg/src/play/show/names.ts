import type { TargetQuery, TargetSlot, TargetSpec } from '@reticle/core';
import { describeSpec } from '@reticle/core/describe';
import { likenessIn, nameAmong } from '@reticle/core/match';
import type { MtgAbility } from '../../state/ability.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import { cardById } from '../../state/cards.js';
import { type MtgState, knownCard } from '../../state/state.js';
import { keywordName } from '../../text/phrases/keyword-names.js';
import { slotWords } from '../../text/phrases/slots.js';
import { mtgMatchGame } from '../game.js';

interface Named {
  readonly kind: string;
  readonly id: string;
  readonly incarnation?: number | undefined;
}

/** What tells only which one a card is: two that differ in nothing else are alike. */
const IDENTITY = ['instanceId', 'incarnation', 'order', 'timestamp'];

/** A card's own name. A face-down one has none. */
export const plainName = ({ names, token, faceDown }: MtgCard): string =>
  names.join(' // ') || (faceDown ? 'a face-down card' : token ? 'a token' : 'a card');

const lastOf = (state: MtgState, id: string): MtgCard | undefined =>
  cardById(state, id) ?? state.lastKnown.findLast(({ instanceId }) => instanceId === id);

/** How a permanent looks: what tells it from others of its name. */
function looks(state: MtgState, card: MtgCard): string {
  const { power, toughness, types, tapped, damage, counters, attachedTo, attacking, blocking } = card;
  const on = attachedTo && cardById(state, attachedTo.id);
  const under = state.cards.filter((other) => other.attachedTo?.id === card.instanceId);
  return [
    `of ${controllerOf(card)}`,
    ...(types.includes('creature') ? [`${power ?? 0}/${toughness ?? 0}`] : []),
    ...(tapped ? ['tapped'] : []),
    ...(attacking ? ['attacking'] : []),
    ...(blocking.length > 0 ? ['blocking'] : []),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...Object.entries(counters).map(([name, count]) => `${count} ${name} counter${count === 1 ? '' : 's'}`),
    ...(on ? [`on ${plainName(on)}`] : []),
    ...(under.length > 0 ? [`with ${listed(under.map(plainName))}`] : []),
  ].join(', ');
}

/** A card by its name; a permanent with how it looks, where others of its name differ. */
function chosenName(state: MtgState, card: MtgCard): string {
  const name = plainName(card);
  if (card.zone !== 'battlefield') return name;
  const peers = state.cards.filter((other) => other.zone === 'battlefield' && plainName(other) === name);
  const like = likenessIn(state, IDENTITY);
  return nameAmong(name, card, peers, {
    key: (one) => like(one, one.instanceId),
    looks: (one) => looks(state, one),
  });
}

/** In a log: whose it is, where players have permanents of that name on both sides. */
function toldName(state: MtgState, card: MtgCard): string {
  const name = plainName(card);
  const shared =
    card.zone === 'battlefield' &&
    state.cards.some(
      (other) =>
        other.zone === 'battlefield' &&
        controllerOf(other) !== controllerOf(card) &&
        plainName(other) === name,
    );
  return shared ? `${name} of ${controllerOf(card)}` : name;
}

const naming =
  (nameOfCard: (state: MtgState, card: MtgCard) => string) =>
  (state: MtgState, { kind, id, incarnation }: Named): string => {
    if (kind === 'ability') {
      const ability = state.abilities.find((found) => found.id === id);
      return ability ? abilityName(state, ability) : 'an ability';
    }
    if (kind !== 'card') return id;
    const card = knownCard(state, { id, incarnation }) ?? lastOf(state, id);
    return card ? nameOfCard(state, card) : 'a card';
  };

/** What a reference names, for who chooses: things that are called the same are alike. */
export const thingName = naming(chosenName);

/** What a reference names, in a log. */
export const toldThing = naming(toldName);

/** An ability on the stack, by the object whose ability it is. */
export function abilityName(state: MtgState, { source }: Pick<MtgAbility, 'source'>): string {
  const card = knownCard(state, source) ?? lastOf(state, source.id);
  return card ? `the ability of ${plainName(card)}` : 'an ability';
}

/** `a, b and c` */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const typeLine = ({ supertypes, types, subtypes }: MtgCard): string =>
  [[...supertypes, ...types].join(' '), subtypes.join(' ')].filter((part) => part !== '').join(' - ');

/** A card's types, size and what it has now, in a line. */
export function factsLine(card: MtgCard): string {
  const { power, toughness, types, manaValue, keywords } = card;
  return [
    typeLine(card),
    ...(manaValue > 0 ? [`mana value ${manaValue}`] : []),
    ...(types.includes('creature') ? [`${power ?? 0}/${toughness ?? 0}`] : []),
    ...keywords.map((keyword) => keywordName(keyword)),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** What is chosen without being told by a card's words: by the name that the effect gives the question. */
const QUESTIONS: ReadonlyMap<string, string> = new Map([
  ['damageSource', 'a source of damage'],
  ['host', 'what it is put onto'],
  ['may', 'whether to do it'],
  ['mayPay', 'whether to pay'],
  ['newTarget', 'a new target'],
  ['order', 'which ability goes on the stack next'],
  ['topDown', 'the next card from the top down'],
]);

/** A query without the ids by which a question names what lies hidden. */
function withoutIds(query: TargetQuery): TargetQuery {
  if (!('filter' in query)) return query;
  const { instanceId: _cards, playerId: _players, ...filter } = query.filter;
  return { ...query, filter };
}

/** What a slot asks for: as cards say it, else in the words of the filters. */
export function slotName(slot: TargetSlot, spec: TargetSpec): string {
  const { description } = slot;
  const asked = description ?? spec.description;
  const question =
    asked === undefined ? undefined : (QUESTIONS.get(asked) ?? (asked.includes(' ') ? asked : undefined));
  if (question !== undefined) return question;
  const shown = { ...slot, accepts: slot.accepts.map(withoutIds) };
  if (shown.accepts.every((query) => 'filter' in query && Object.keys(query.filter).length === 0))
    return slot.max === 1 ? 'a card' : 'cards';
  return slotWords(shown, spec) ?? describeSpec({ ...spec, slots: [shown], relations: [] }, mtgMatchGame);
}
