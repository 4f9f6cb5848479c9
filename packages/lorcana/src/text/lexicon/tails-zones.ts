import { tail, type LexiconEntry } from '@reticle/core/text';

const CHOOSER = 'role.chooser';
const ZONES = ['discard', 'hand', 'inkwell'] as const;

/** Where a card outside play is, and whose; a card under another or in a deck is never chosen. */
export const ZONE_TAILS: readonly LexiconEntry[] = ZONES.flatMap((zone) => [
  tail(`from your ${zone}`, { zone, owner: 'self' }, `chosen character card from your ${zone}`, {
    also: [`in your ${zone}`],
  }),
  tail(
    `from an opponent's ${zone}`,
    { zone, owner: 'opponent' },
    `chosen item card from an opponent's ${zone}`,
    { also: [`in an opponent's ${zone}`, `from an opposing player's ${zone}`] },
  ),
  tail(`from their ${zone}`, { zone, owner: CHOOSER }, `chosen item card from their ${zone}`, {
    phrase: { chooser: CHOOSER },
    also: [`in their ${zone}`],
  }),
  tail(`from any ${zone}`, { zone }, `chosen card from any ${zone}`, {
    also: [
      `in any ${zone}`,
      `from any player's ${zone}`,
      `in any player's ${zone}`,
      `from a player's ${zone}`,
    ],
  }),
]);
