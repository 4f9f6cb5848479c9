import type { Trigger } from '../../language/card-definition.js';
import type { NamedThing } from '../phrases/context.js';

const named = (id: string, kind: NamedThing['kind'], mention: string): NamedThing => ({
  id,
  kind,
  mention,
  words: [],
  many: false,
});

/** What a trigger names for its effects: what it happened to, a player, who or what was dealt damage. */
export function triggerNames(trigger: Trigger, host: string): readonly NamedThing[] {
  const player = named('player', 'player', 'that player');
  if (trigger.on === 'step') return trigger.whose === 'you' ? [] : [player];
  if (trigger.on === 'casts') return [player, named('it', 'card', 'that spell')];
  if (trigger.on === 'tappedForMana') return [player];
  if (trigger.on === 'dealsDamage') {
    return [trigger.to === 'player' ? { ...player, id: 'other' } : named('other', 'card', 'that creature')];
  }
  if (!('what' in trigger)) return [player];
  if (trigger.what === 'self') {
    return trigger.on === 'moves' && trigger.from === 'battlefield' ? [named('it', 'card', '~')] : [];
  }
  if (trigger.what === 'host') return [named('it', 'card', `that ${host.split(' ').at(-1) ?? ''}`)];
  const { type } = trigger.what;
  return [named('it', 'card', `that ${typeof type === 'string' ? type : 'permanent'}`)];
}
