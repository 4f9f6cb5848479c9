// Adapter for the reference scorer: parses with the published API, asks core's resolver, and knows nothing by itself.
import { lorcana, lorcanaCardOf, lorcanaStateOf } from '@reticle/lorcana';
import { parseCard, parseGroups, parseTargetRequirements } from '@reticle/lorcana/text';

export function parse({ text, name, type }) {
  const context = { name, types: [type] };
  return [...choices(parseTargetRequirements(text, context)), ...parseGroups(text, context).map(group)];
}

/** Whether all that a card says is read into data that a match performs. */
export function whole(card) {
  const { type, classifications, keywords: _keywords, text = '', ...facts } = card;
  const song = classifications.includes('Song');
  const face = optional({ ...facts, classifications: song ? [] : classifications });
  const { card: read } = parseCard({ ...face, type: song ? 'song' : type, text });
  return (read.unexpressed ?? []).length === 0;
}

const group = ({ understood, slot, relations }) => ({
  min: 0,
  max: 'any',
  understood,
  from: 'set',
  handle: { slots: [slot], relations, seat: 'you' },
});

function choices(requirements) {
  return requirements.flatMap((requirement) => {
    const { ability, understood, from, slot, relations, issues } = requirement;
    if (!understood || !slot) return [{ min: 1, max: 1, understood: false, from, issues }];
    const same = requirements.filter(
      (other) => other.ability.index === ability.index && other.ability.mode === ability.mode && other.slot,
    );
    const earlier = same.slice(0, same.indexOf(requirement)).map((other) => other.slot);
    // What each player chooses is a choice of yours, and one of theirs.
    const seats =
      slot.chooser === 'eachPlayer'
        ? ['you', 'opponent']
        : [slot.chooser === 'controller' ? 'you' : 'opponent'];
    return seats.map((seat) => ({
      min: slot.min,
      max: slot.max,
      understood,
      from: slot.accepts.some(({ kind, filter }) => kind === 'player' || filter.zone === 'play')
        ? from
        : 'pick',
      chooser: seat === 'you' ? undefined : seat,
      handle: { slots: [...earlier, slot], relations, seat },
    }));
  });
}

const optional = (object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== undefined));

function stateOf({ players, you, objects }) {
  const cards = objects.map((o) =>
    lorcanaCardOf({
      instanceId: o.id,
      owner: o.owner,
      name: o.name,
      names: o.names,
      zone: o.zone,
      types: o.classifications.includes('Song') ? [o.type, 'song'] : [o.type],
      characteristics: o.classifications,
      inks: o.ink,
      inkwell: o.inkwell,
      keywords: o.keywords,
      exerted: o.exerted === true,
      damage: o.damage,
      cardsUnder: o.under,
      ...optional({
        cost: o.cost,
        strength: o.strength,
        willpower: o.willpower,
        lore: o.lore,
        moveCost: o.moveCost,
        at: o.at,
      }),
    }),
  );
  return lorcanaStateOf({ players: players.map((id) => ({ id, lore: 0 })), activePlayer: you, cards });
}

/** What the ability chose before this: as the board says; of players, the opponent. */
const ANYTHING = [
  { kind: 'card', filter: {} },
  { kind: 'player', filter: {} },
];

export function legal({ slots, relations, seat }, board) {
  const last = slots.length - 1;
  const spec = lorcana.parseSpec({
    slots: slots.map((slot, index) => (index < last ? { ...slot, accepts: ANYTHING, min: 0 } : slot)),
    relations: relations.filter((tie) => tie.slots.every((id) => slots.some((slot) => slot.id === id))),
    timing: 'resolution',
  });
  if (!spec.ok) throw new Error(JSON.stringify(spec.issues));
  const { you, source, chosen, players } = board;
  const attempt = { controller: you, source: { kind: 'card', id: source } };
  const partial = slots.slice(0, -1).map(({ accepts }) => ({
    targets: accepts.some(({ kind }) => kind === 'player')
      ? players.filter((id) => id !== you).map((id) => ({ kind: 'player', id }))
      : chosen.map((id) => ({ kind: 'card', id })),
  }));
  const resolver = lorcana.resolver(stateOf(board));
  if (slots[last].chooser === 'all') {
    const taken = resolver.takeAll(spec.value, attempt, last);
    if (!taken.ok) throw new Error(JSON.stringify(taken.issues));
    return taken.value.map(({ id }) => id);
  }
  const open = resolver.choices(spec.value, attempt, partial);
  const both = slots[last].chooser === 'eachPlayer' && seat === 'opponent';
  const found = open.ok ? open.value.next(both ? last + 1 : last) : open;
  if (!found.ok) throw new Error(JSON.stringify(found.issues));
  return found.value.map(({ id }) => id);
}
