// Adapter for the reference scorer: parses with the published API, asks core's resolver, and knows nothing by itself.
import { mtg, mtgCardOf, mtgStateOf } from '@reticle/mtg';
import { parseTargetRequirements } from '@reticle/mtg/text';

/** Whether something in a spec looks at an earlier slot. */
const looksAtSlots = (json) =>
  typeof json === 'string'
    ? json.startsWith('slots.')
    : typeof json === 'object' && json !== null && Object.values(json).some(looksAtSlots);

export function parse(face) {
  const requirements = parseTargetRequirements(face.oracle, {
    name: face.name,
    types: face.types.toLowerCase().split(' '),
  });
  return requirements.map((requirement) => {
    const { understood, from, slot, relations, issues } = requirement;
    if (!understood || !slot) return { min: 1, max: 1, understood: false, from, issues };
    const { ability } = requirement;
    const same = requirements.filter(
      (other) => other.ability.index === ability.index && other.ability.mode === ability.mode && other.slot,
    );
    const earlier = same.slice(0, same.indexOf(requirement)).map((other) => other.slot);
    return {
      min: slot.min,
      max: slot.max,
      understood,
      from,
      handle: { slots: [...earlier, slot], relations },
    };
  });
}

const optional = (object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== undefined));

function stateOf(board) {
  const cards = [];
  const abilities = [];
  const lastKnown = [];
  for (const o of board.objects) {
    const card = mtgCardOf({
      instanceId: o.id,
      owner: o.owner,
      names: [o.name],
      zone: o.zone,
      supertypes: o.supertypes,
      types: o.types,
      subtypes: o.subtypes,
      colors: o.colors,
      keywords: o.keywords.map((keyword) => ({ keyword })),
      manaValue: o.manaValue ?? 0,
      tapped: o.tapped,
      token: o.token,
      counters: o.counters,
      blocking: o.blocking,
      blockedBy: o.blockedBy,
      blocked: o.blockedBy.length > 0,
      ...optional({
        power: o.power,
        toughness: o.toughness,
        controller: o.zone === 'battlefield' || o.zone === 'stack' ? o.controller : null,
        attacking: o.attacking ? { player: o.attacking } : null,
      }),
    });
    if (o.stackKind === 'activated' || o.stackKind === 'triggered') {
      const source = { kind: 'card', id: `${o.id}-source`, incarnation: 0 };
      lastKnown.push({ ...card, instanceId: source.id, zone: 'battlefield' });
      abilities.push({ id: o.id, ability: o.stackKind, controller: o.controller, source });
    } else cards.push(card);
  }
  return mtgStateOf({
    players: board.players.map((id) => ({ id })),
    activePlayer: board.activePlayer,
    cards,
    abilities,
    lastKnown,
  });
}

export function legal({ slots, relations }, board) {
  const spec = mtg.parseSpec({
    slots,
    relations: relations.filter((tie) => tie.slots.every((id) => slots.some((slot) => slot.id === id))),
    timing: 'announcement',
  });
  if (!spec.ok) throw new Error(JSON.stringify(spec.issues));
  const { thatPlayer, defendingPlayer, activePlayer } = board;
  const attempt = {
    controller: board.you,
    source: { kind: 'card', id: board.source },
    variables: { X: board.X },
    roles: { thatPlayer, defendingPlayer, activePlayer },
    choosers: Object.fromEntries(
      slots.flatMap(({ id, chooser }) => (chooser === 'opponent' ? [[id, thatPlayer]] : [])),
    ),
  };
  // Earlier slots hold something, so that later ones may refer to it: "that player", or the first thing that is legal.
  const resolver = mtg.resolver(stateOf(board));
  const partial = [];
  if (looksAtSlots([slots, relations])) {
    for (const [index, { accepts }] of slots.slice(0, -1).entries()) {
      const legalNow = resolver.legalTargets(spec.value, attempt, index, partial);
      const first = legalNow.ok ? legalNow.value.slice(0, 1) : [];
      partial.push({
        targets: accepts.some(({ kind }) => kind === 'player') ? [{ kind: 'player', id: thatPlayer }] : first,
      });
    }
  }
  const found = resolver.legalTargets(spec.value, attempt, slots.length - 1, partial);
  if (!found.ok) throw new Error(JSON.stringify(found.issues));
  return found.value.map(({ id }) => id);
}
