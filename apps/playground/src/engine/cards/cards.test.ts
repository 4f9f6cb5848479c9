import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reticle/core';
import { engine } from '../engine.js';
import type { Answer } from '../answer.js';

/** What an answer holds; the test fails if it was refused. */
function given<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusals));
  return answer.value;
}

const GAMES = ['mtg', 'lorcana'] as const;
const values = async (game: string) =>
  Object.fromEntries(given(await engine.typedOffer(game)).fields.map(({ name, initial }) => [name, initial]));

describe.each(GAMES)('cards of %s', (game) => {
  it('are listed, each with a page: its words printed from its data, its data, and whether it is whole', async () => {
    const { entries, plays } = given(await engine.cards(game));
    expect(entries.length).toBeGreaterThan(200);
    expect(plays).toBe(true);
    const first = entries.find(({ isWhole }) => isWhole);
    const page = given(await engine.card({ game, id: first?.id }));
    expect(page).toMatchObject({ entry: { id: first?.id }, lacks: [], isTyped: false, thing: { face: {} } });
    expect(page.text).not.toBe('');
    expect(await engine.card({ game, id: 'nobody' })).toMatchObject({ ok: false });
  });

  it('are made by hand: the one of the form is whole, is read again from its JSON, and lies on a board', async () => {
    const page = given(await engine.typed({ game, values: await values(game) }));
    expect(page).toMatchObject({ entry: { isWhole: true }, lacks: [], isTyped: true });
    const { json } = page.entry;
    expect(given(await engine.card({ game, json })).definition).toEqual(page.definition);
    const board = given(await engine.cardOnBoard({ game, json }));
    expect(given(await engine.board({ game, board }))).toMatchObject({ question: {} });
  });

  it('are typed: each word has what it does, and the examples are whole or have one repair', async () => {
    const { examples, fields } = given(await engine.typedOffer(game));
    const whats = new Set<string>();
    for (const { title, values: own } of examples) {
      expect(Object.keys(own).filter((key) => !fields.some(({ name }) => name === key))).toEqual([]);
      const { reading, entry } = given(await engine.typed({ game, values: own }));
      for (const { what } of reading?.spans ?? []) whats.add(what);
      const [first] = reading?.unread ?? [];
      const shown = [title, entry.isWhole, first?.repairs[0]?.whole];
      expect(shown).toEqual([title, title !== 'A slip of the pen', first ? true : undefined]);
    }
    expect([...whats]).toEqual(expect.arrayContaining(['target', 'effect', 'cost', 'keyword']));
  });

  it('are tried: the match begins with the card in the hand of the first player', async () => {
    const made = await values(game);
    const { entry } = given(await engine.typed({ game, values: made }));
    const trial = given(await engine.trial({ game, values: made }));
    const { zones, seat } = given(await engine.playTable(game, { ...trial, seats: ['you', 'greedy'] }));
    const hand = zones.find(({ layout, owner }) => layout === 'hand' && owner === seat);
    expect(hand?.things.map(({ name }) => name)).toContain(entry.name);
    const words = game === 'mtg' ? { oracle: 'It hums.' } : { fullText: 'HUM It hums.' };
    expect(await engine.trial({ game, values: { ...made, ...words } })).toMatchObject({ ok: false });
  });

  it('say where words are missing', async () => {
    const field = game === 'mtg' ? 'oracle' : 'fullText';
    const text = game === 'mtg' ? 'Flying\nIt hums along.' : 'Evasive\nHUM This character hums along.';
    const { lacks, text: said } = given(
      await engine.typed({ game, values: { ...(await values(game)), [field]: text } }),
    );
    const [lack] = lacks;
    expect(said).toBe(text);
    expect(said.slice(lack?.span?.start, lack?.span?.end)).toContain('hums along');
  });

  it('that are not whole are drawn with the symbols of their words', async () => {
    const field = game === 'mtg' ? 'oracle' : 'fullText';
    const symbol = game === 'mtg' ? '{T}' : '{E}';
    const text = `${symbol}: Hum along.`;
    const { thing, entry } = given(
      await engine.typed({ game, values: { ...(await values(game)), [field]: text } }),
    );
    expect(entry.isWhole).toBe(false);
    expect(thing.face?.text).toEqual([[expect.objectContaining({ sign: 'turn' }), ': Hum along.']]);
  });

  it('of a file are played in a deck, or refused by name', async () => {
    const { entry } = given(await engine.typed({ game, values: await values(game) }));
    const odd = { ...entry.json, name: 'Odd One', fullText: 'Hums along.', oracle: 'Hums along.' };
    const text = `${JSON.stringify(entry.json)}\n${JSON.stringify(odd)}\n{"no":"card"}\n`;
    const { entries, refusals } = given(await engine.cardsRead({ game, text }));
    expect(entries.map(({ isWhole }) => isWhole)).toEqual([true, false]);
    expect(refusals[0]?.path[0]).toBe(2);
    const cards = entries.flatMap(({ json }): JsonObject[] => (json ? [json] : []));
    const refused = await engine.cardsDeck({ game, cards, decks: `4 ${entries[1]?.name}` });
    expect(refused).toMatchObject({ ok: false, refusals: [{ path: ['decks', 0, entries[1]?.name] }] });
  });
});

it('a deck of own cards and basic lands is played', async () => {
  const { entry } = given(await engine.typed({ game: 'mtg', values: await values('mtg') }));
  const cards = entry.json ? [entry.json] : [];
  const options = given(await engine.cardsDeck({ game: 'mtg', cards, decks: `4 ${entry.name}\n20 Forest` }));
  const play = { options, seed: '1', seats: ['you', 'greedy'] };
  expect(given(await engine.playTable('mtg', play)).zones.length).toBeGreaterThan(3);
});

it('a file of more cards than are listed says how many are left out', async () => {
  const lines = Array.from({ length: 2_003 }, (_card, at) =>
    JSON.stringify({
      name: `Own Card ${at}`,
      types: 'Creature',
      oracle: 'Flying',
      power: '1',
      toughness: '1',
    }),
  );
  const { entries, refusals } = given(await engine.cardsRead({ game: 'mtg', text: lines.join('\n') }));
  expect(entries.length).toBe(2_000);
  expect(refusals).toMatchObject([{ code: 'playground.cardsLeft' }]);
  expect(refusals[0]?.words).toContain('3 more');
});

it('a game without files of cards says so', async () => {
  expect(await engine.cards('taktik')).toMatchObject({ ok: false });
});
