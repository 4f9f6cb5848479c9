/** Tables with commanders, and the spells that move them. */
import { creatureCard } from './made-up.js';
import { readCard } from './read-card.js';
import { lands, put, table } from './table.js';
import type { CardDefinition } from '../src/language/card-definition.js';

export const legend = { supertypes: ['legendary'] };
export const queen = creatureCard('Quiet Queen', [1, 'G'], 7, 7, [], legend);
export const smith = creatureCard('Ore Smith', [1, 'G'], 2, 2, [], legend);
export const ox = creatureCard('Ox', [1], 2, 2);
export const instant = (name: string, text: string): CardDefinition =>
  readCard(text, { name, types: 'Instant' });
export const smite = instant('Smite', 'Destroy target creature.');
const banish = instant('Banish', 'Exile target creature.');
const recall = instant('Recall', "Return target creature to its owner's hand.");
const bury = instant('Bury', "Put target creature on the bottom of its owner's library.");
const fold = instant('Fold', "Shuffle target creature into its owner's library.");
export const quell = instant(
  'Quell',
  "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.",
);
const study = instant('Study', 'Draw two cards.');
export const steal = instant(
  'Steal',
  'Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.',
);
export const spells = [smite, banish, recall, bury, fold, study, steal];

export const leader = (
  card: CardDefinition,
  owner: string,
  zone: 'command' | 'battlefield' | 'library' | 'hand' = 'battlefield',
) => put(card, owner, zone, { commander: true });

/** Builds a table where Ann has all the spells in her hand, 16 Forests, and the given cards. */
export const at = (...more: Parameters<typeof table>[1]) =>
  table(
    [queen, smith, ox, quell, ...spells],
    [...spells.map((card) => put(card, 'ann', 'hand')), ...lands('Forest', 16), ...more],
  );
export type Table = ReturnType<typeof table>;
export const cast = (start: Table, card: string, ...targets: readonly (readonly string[])[]): Table =>
  start.does('ann', 'cast', { card }, ...targets).bothPass();
export const QUEEN = queen.id;
export const SMITH = smith.id;
export const tapped = ({ state }: Table): number => state.cards.filter((card) => card.tapped).length;
/** Returns the player who must act, and the question for that player. */
export const asked = ({ runtime, match }: Table) => {
  const [player = ''] = runtime.toAct(match);
  return [player, JSON.stringify(runtime.prompt(match, player))] as const;
};
export const goes = (start: Table, player: string, option: string): Table =>
  start.does(player, 'decide', {}, [option]);
