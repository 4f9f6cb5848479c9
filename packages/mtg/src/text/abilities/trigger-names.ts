import { type SimpleTrigger, type Trigger, eventsOf } from '../../language/trigger.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { NamedThing } from '../phrases/context.js';

const named = (id: string, kind: NamedThing['kind'], mention: string): NamedThing => ({
  id,
  kind,
  mention,
  words: [],
  many: false,
});
/** The name of a player. */
export const PLAYER = named('player', 'player', 'that player');
const DEFENDER: NamedThing = {
  ...named('defender', 'player', 'defending player'),
  words: ['defending player'],
};

/** Builds the name "that creature", with the noun of a filter. */
const thing = (id: string, { type }: MtgCardFilter = {}): NamedThing =>
  named(id, 'card', `that ${typeof type === 'string' && type !== 'permanent' ? type : 'permanent'}`);

/**
 * Returns what one event names for effects: the object to which it happens, a player, the recipient of
 * damage.
 */
function namesOf(event: SimpleTrigger, host: string): readonly NamedThing[] {
  switch (event.on) {
    case 'step':
      return event.whose === 'you' ? [] : [PLAYER];
    case 'casts':
      return event.what === 'self' ? [] : [PLAYER, named('it', 'card', 'that spell')];
    case 'tappedForMana':
      return [...subjectOf(event.what, host), { ...PLAYER, tapsForMana: true }];
    case 'state':
    case 'chapter':
    case 'dayChanges':
      return [];
    case 'dealsDamage':
      return ofDamage(event, host);
    case 'discards':
      return event.many ? [PLAYER] : [PLAYER, named('it', 'card', 'that card')];
    case 'playsLand':
      return [PLAYER, thing('it', event.what)];
    case 'sacrifices':
    case 'activates':
      return [PLAYER];
    case 'exploits':
      return [...subjectOf(event.what, host), thing('other', event.other)];
    case 'becomesTarget':
      return [...subjectOf(event.what, host), PLAYER];
    case 'blocks':
    case 'becomesBlocked':
      return [
        ...subjectOf(event.what, host),
        ...(event.other ? [thing('other', event.other)] : []),
        ...(event.on === 'becomesBlocked' ? [DEFENDER] : []),
      ];
    case 'attacks':
    case 'isntBlocked':
      return [...subjectOf(event.what, host), DEFENDER];
    case 'moves':
      if (event.many) return [];
      return event.what === 'self'
        ? event.from === 'battlefield'
          ? [{ ...named('it', 'card', '~'), inGraveyard: event.to === 'graveyard' }]
          : []
        : ofMoving(event, host);
    default:
      return 'who' in event ? [PLAYER] : subjectOf(event.what, host);
  }
}

/** Returns the recipient of damage, and its source if no other permanent could be meant. */
function ofDamage({ what, to, many }: Extract<SimpleTrigger, { readonly on: 'dealsDamage' }>, host: string) {
  if (to === 'planeswalker') return [named('other', 'card', 'that planeswalker')];
  if (to === 'creature' || to === 'any') return [named('other', 'card', 'that creature')];
  const by = many ? [] : subjectOf(what, host);
  return to === 'you' || to === 'playerOrPlaneswalker' || to === 'playerOrBattle'
    ? by
    : [...by, { ...PLAYER, id: 'other' }];
}

/** Returns what moved, and its player if that is another player. */
function ofMoving({ what, to }: Extract<SimpleTrigger, { readonly on: 'moves' }>, host: string) {
  const inGraveyard = to === 'graveyard';
  const things = subjectOf(what, host).map((name) => (inGraveyard ? { ...name, inGraveyard } : name));
  return typeof what === 'object' && what.controller === 'opponent' ? [...things, PLAYER] : things;
}

function subjectOf(what: 'self' | 'host' | 'haunted' | MtgCardFilter, host: string): readonly NamedThing[] {
  if (what === 'self') return [];
  if (what === 'haunted') return [thing('it', { type: 'creature' })];
  return what === 'host'
    ? [named('it', 'card', `that ${host.split(' ').at(-1) ?? ''}`)]
    : [thing('it', what)];
}

/** Returns what a trigger names for its effects. For several events, it is what each of them names. */
export function triggerNames(trigger: Trigger, host: string): readonly NamedThing[] {
  const [first = [], ...others] = eventsOf(trigger).map((event) => namesOf(event, host));
  return first.filter(({ id }) => others.every((names) => names.some((name) => name.id === id)));
}

const MUCH: ReadonlySet<SimpleTrigger['on']> = new Set([
  'dealsDamage',
  'isDealtDamage',
  'gainsLife',
  'losesLife',
  'getsCounters',
]);

/** Whether the event has an amount: "you gain that much life" (rule 608.2h). */
export const hasAmount = (trigger: Trigger): boolean =>
  eventsOf(trigger).every((event) =>
    // "That much" would be the total damage, "that many" their number.
    'many' in event && event.many
      ? event.on !== 'dealsDamage' && event.on !== 'commitsCrime'
      : MUCH.has(event.on),
  );
