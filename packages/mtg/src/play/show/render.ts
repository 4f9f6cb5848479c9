import * as z from 'zod';
import { STEPS } from '../../state/match-state.js';
import { listWords } from './names.js';
import { STEP_NAMES } from './terms.js';

const seenCard = z.object({
  instanceId: z.string(),
  names: z.array(z.string()),
  zone: z.string(),
  owner: z.string(),
  controller: z.string().optional(),
  types: z.array(z.string()),
  manaValue: z.number(),
  power: z.number().optional(),
  toughness: z.number().optional(),
  tapped: z.boolean(),
  damage: z.number(),
  attacking: z.object({ player: z.string(), permanent: z.string().optional() }).optional(),
  blocking: z.array(z.string()),
  attachedTo: z.object({ id: z.string() }).optional(),
  commander: z.boolean().optional(),
  commandCasts: z.number().optional(),
});
type SeenCard = z.infer<typeof seenCard>;

const picture = z.object({
  turn: z.object({ number: z.number(), step: z.enum(STEPS), priority: z.string().optional() }),
  activePlayer: z.string().nullable(),
  players: z.array(
    z.object({
      id: z.string(),
      team: z.string().optional(),
      life: z.number(),
      hand: z.number(),
      library: z.number(),
      commanderDamage: z.array(z.object({ owner: z.string(), damage: z.number() })).optional(),
    }),
  ),
  cards: z.array(seenCard),
  stack: z.array(z.string()),
});
const nameOf = ({ names }: SeenCard): string => names.join(' // ') || 'a face-down card';

/** Lists cards of the same name and look once, with their number. */
function listWithCounts(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count === 1 ? word : `${count} x ${word}`)).join(', ');
}

function looks(card: SeenCard, cards: readonly SeenCard[], isDuel: boolean): string {
  const named = (id: string): string => {
    const found = cards.find(({ instanceId }) => instanceId === id);
    return found ? nameOf(found) : 'something';
  };
  const attackWords = ({ player, permanent }: NonNullable<SeenCard['attacking']>): string =>
    permanent !== undefined ? `attacks ${named(permanent)}` : isDuel ? 'attacks' : `attacks ${player}`;
  const { power, toughness, types, manaValue, tapped, damage, attacking, blocking, attachedTo } = card;
  const { commander, commandCasts = 0, zone } = card;
  const isCast = (zone === 'hand' || zone === 'command') && !types.includes('land');
  const cost = isCast ? ` (${manaValue})` : '';
  const size = types.includes('creature') ? ` ${power ?? 0}/${toughness ?? 0}` : '';
  const notes = [
    ...(commander && zone !== 'command' ? ['commander'] : []),
    ...(zone === 'command' && commandCasts > 0 ? [`costs {${2 * commandCasts}} more`] : []),
    ...(tapped ? ['tapped'] : []),
    ...(attacking ? [attackWords(attacking)] : []),
    ...(blocking.length > 0 ? [`blocks ${listWords(blocking.map(named))}`] : []),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...(attachedTo ? [`on ${named(attachedTo.id)}`] : []),
  ];
  return `${nameOf(card)}${cost}${size}${notes.length > 0 ? ` [${notes.join(', ')}]` : ''}`;
}

/**
 * Prints a match as text for a terminal: each player's life, zones and permanents, then the stack. Cards in a
 * hand have their mana value.
 *
 * @param view the `state` of a view
 *
 * @throws ZodError if it isn't one
 */
export function renderTable(view: unknown): string {
  const { turn, activePlayer, players, cards, stack } = picture.parse(view);
  const inZone = (zone: string, player: string) =>
    cards.filter((card) => card.zone === zone && (card.controller ?? card.owner) === player);
  const row = (label: string, found: readonly SeenCard[]) =>
    found.length === 0
      ? []
      : [`  ${label}: ${listWithCounts(found.map((card) => looks(card, cards, players.length <= 2)))}`];
  const team = players.find(({ id }) => id === activePlayer)?.team;
  const ofPlayer = players.flatMap(({ id, team: own, life, hand, library, commanderDamage = [] }) => {
    const permanents = inZone('battlefield', id);
    const is = (type: string) => permanents.filter(({ types }) => types.includes(type));
    const others = permanents.filter(({ types }) => !types.includes('creature') && !types.includes('land'));
    const mates = players.filter((other) => own !== undefined && other.team === own && other.id !== id);
    const withMates = mates.length === 0 ? '' : ` (with ${listWords(mates.map((mate) => mate.id))})`;
    const hits = commanderDamage.map(({ owner, damage }) => `${damage} by that of ${owner}`);
    return [
      `${id}${id === activePlayer || (own !== undefined && own === team) ? ' *' : ''}${withMates}: ${life} life, ${hand} in hand, ${library} in library, ${inZone('graveyard', id).length} in graveyard`,
      ...row(
        'lands',
        is('land').filter(({ types }) => !types.includes('creature')),
      ),
      ...row('creatures', is('creature')),
      ...row('others', others),
      ...row('hand', inZone('hand', id)),
      ...row('command zone', inZone('command', id)),
      ...(hits.length > 0 ? [`  combat damage by commanders, of 21: ${hits.join(', ')}`] : []),
    ];
  });
  const names = stack.map((id) => {
    const card = cards.find(({ instanceId }) => instanceId === id);
    return card ? nameOf(card) : 'an ability';
  });
  const whose = turn.priority === undefined ? '' : `, ${turn.priority} has priority`;
  return [
    `turn ${turn.number}, ${STEP_NAMES[turn.step]}${whose}`,
    ...ofPlayer,
    ...(names.length > 0 ? [`stack, the top last: ${names.join(', ')}`] : []),
  ].join('\n');
}
