// What another engine does in the same time: random battles of `@pkmn/sim`, the simulator of Pokémon Showdown
// as a library.
import { cpu, takenSince } from './games.mjs';

const MOST_CHOICES = 20_000;
const EVEN = { hp: 85, atk: 85, def: 85, spa: 85, spd: 85, spe: 85 };
const FULL = { hp: 31, atk: 31, def: 31, spa: 31, spd: 31, spe: 31 };
const TEAM = Object.entries({
  Pikachu: ['thunderbolt', 'quickattack', 'surf', 'thunderwave'],
  Charizard: ['flamethrower', 'slash', 'earthquake', 'swordsdance'],
  Blastoise: ['surf', 'icebeam', 'bodyslam', 'rest'],
  Venusaur: ['razorleaf', 'sleeppowder', 'bodyslam', 'leechseed'],
  Snorlax: ['bodyslam', 'rest', 'earthquake', 'amnesia'],
  Gengar: ['psychic', 'hypnosis', 'thunderbolt', 'nightshade'],
}).map(([species, moves]) => ({
  name: '',
  species,
  item: '',
  ability: 'No Ability',
  moves,
  nature: 'Serious',
  gender: '',
  evs: EVEN,
  ivs: FULL,
  level: 80,
}));

/** Returns what a side can choose now, or nothing if it waits. */
function choicesOf({ activeRequest: asked }) {
  if (!asked || asked.wait) return [];
  if (asked.teamPreview) return ['default'];
  const others = asked.side.pokemon.flatMap(({ active, condition }, index) =>
    active || condition.endsWith(' fnt') ? [] : [`switch ${index + 1}`],
  );
  if (asked.forceSwitch) return others.length > 0 ? others : ['default'];
  const [active] = asked.active;
  const moves = active.moves.flatMap(({ disabled }, index) => (disabled ? [] : [`move ${index + 1}`]));
  return active.trapped || active.maybeTrapped ? moves : [...moves, ...others];
}

/** Plays battles of random choices, one after the other. @returns how many choices were made */
function playBattles(Battle, until) {
  let made = 0;
  let dice = 1;
  const below = (count) => {
    dice = (Math.imul(dice, 1_103_515_245) + 12_345) >>> 0;
    return (dice >>> 8) % count;
  };
  for (let number = 1; !until(made); number++) {
    const sides = { p1: { name: 'ann', team: TEAM }, p2: { name: 'bob', team: TEAM } };
    const battle = new Battle({ formatid: 'gen4customgame', seed: [number, 2, 3, 4], ...sides });
    for (const begun = made; !battle.ended && made - begun < MOST_CHOICES && !until(made);)
      for (const side of battle.sides) {
        const choices = choicesOf(side);
        if (choices.length === 0) continue;
        if (!battle.choose(side.id, choices[below(choices.length)])) throw new Error(side.choice.error);
        made++;
      }
  }
  return made;
}

export const otherRows = [
  {
    name: 'playout @pkmn/sim random',
    unit: 'choices a CPU-second',
    async run({ milliseconds }) {
      // It is loaded only here, because loading takes a second and other rows do not need it.
      const { Battle } = await import('@pkmn/sim');
      playBattles(Battle, takenSince(cpu(), milliseconds / 2));
      const start = cpu();
      const made = playBattles(Battle, takenSince(start, milliseconds));
      return (made / (cpu() - start)) * 1_000;
    },
  },
];
