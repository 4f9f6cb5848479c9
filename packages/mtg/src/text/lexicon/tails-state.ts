import { type LexiconEntry, same, tail } from '@reticle/core/text';

const of = 'body';
const that = (words: string): readonly string[] => [`that is ${words}`, `that are ${words}`];

/** What it is like now. */
export const STATE_TAILS: readonly LexiconEntry[] = [
  same('tail', "that's <color>", ['<color>'], "target creature that's green", { also: that('<color>') }),
  same(
    'tail',
    "that's <color> or <color.2>",
    ['<color>', '<color.2>'],
    "target creature that's green or white",
    { also: that('<color> or <color.2>') },
  ),
  same('tail', "that's one or more colors", ['colored'], "target creature that's one or more colors", {
    also: that('one or more colors'),
  }),
  same('tail', "that's multicolored", ['multicolored'], "target creature that's multicolored", {
    also: that('multicolored'),
  }),
  same('tail', "that's attacking", ['attacking'], "target creature that's attacking", {
    of,
    also: that('attacking'),
  }),
  same('tail', "that's blocking", ['blocking'], "target creature that's blocking", {
    of,
    also: that('blocking'),
  }),
  same(
    'tail',
    "that's attacking or blocking",
    ['attacking', 'blocking'],
    "target creature that's attacking or blocking",
    { of, also: that('attacking or blocking') },
  ),
  same('tail', "that's tapped", ['tapped'], "target creature that's tapped", { also: that('tapped') }),
  same('tail', "that's legendary", ['legendary'], "target creature that's legendary", {
    also: that('legendary'),
  }),
  same(
    'tail',
    "that's an instant or sorcery",
    ['instant', 'sorcery'],
    "target card that's an instant or sorcery from your graveyard",
  ),
  same('tail', "that's enchanted", ['enchanted'], "target creature that's enchanted", {
    also: that('enchanted'),
  }),

  tail(
    "that isn't enchanted",
    { not: { attachment: { subtype: 'Aura' } } },
    "target creature that isn't enchanted",
    { also: ["that aren't enchanted"] },
  ),
  same('tail', "that isn't <color>", ['non-<color>'], "target permanent that isn't red"),
  tail("that isn't all colors", { colorCount: { lt: 5 } }, "target creature that isn't all colors"),
  tail("that's attacking you", { attackingPlayer: 'self' }, "target creature that's attacking you", {
    of,
    also: ['attacking you'],
  }),
  tail('blocking ~', { blockingThis: true }, 'target creature blocking ~', {
    of,
    also: ["that's blocking ~", 'blocking it', 'that is blocking ~'],
  }),
  tail('blocked by ~', { blockedByThis: true }, 'target creature blocked by ~', {
    of,
    also: ["it's blocking", "~'s blocking", '~ is blocking', "that's blocked by ~"],
  }),
  same(
    'tail',
    'blocking or blocked by ~',
    ['blocking ~', 'blocked by ~'],
    'target creature blocking or blocked by ~',
    { of },
  ),

  tail('of the chosen type', { chosen: 'subtype' }, 'target creature of the chosen type', {
    also: ['of the chosen creature type'],
  }),
  tail('of the chosen color', { chosen: 'color' }, 'target permanent of the chosen color', {
    also: ["that's the chosen color"],
  }),
  tail('with the chosen name', { chosen: 'name' }, 'target spell with the chosen name'),
  same('tail', 'other than ~', ['other'], 'target creature other than ~', { also: ["that isn't ~"] }),
  // Only lands are basic.
  same(
    'tail',
    'other than a basic land card',
    ['nonbasic'],
    'target card in a graveyard other than a basic land card',
  ),
  tail(
    'other than enchanted creature',
    { not: { hostOfThis: true } },
    'target creature other than enchanted creature',
  ),
  same(
    'tail',
    'other than equipped creature',
    ['other than enchanted creature'],
    'target creature other than equipped creature',
  ),
  tail('named ~', { name: '~' }, 'target creature named ~'),
  tail('not named ~', { name: { not: '~' } }, 'target permanent not named ~', {
    also: ["that isn't named ~"],
  }),
  tail('attached to <thing>', { attachedTo: '<thing>' }, 'target Aura attached to a creature', {
    of: 'attached',
  }),
];
