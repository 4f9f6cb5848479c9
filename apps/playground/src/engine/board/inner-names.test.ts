import { expect, inject, it } from 'vitest';
import type { BoardPlace } from '../../address/place.js';
import { innerNames, wordsOf } from '../../../test/inner.js';
import type { Answer } from '../answer.js';
import { GAMES } from '../games.js';
import { boardQuestions } from './index.js';
import type { BoardView, ChoosingView, QuestionView } from './shapes.js';

const wordsIn = <T>(
  answer: Answer<T> | undefined,
  read: (value: T) => readonly string[],
): readonly string[] =>
  answer === undefined ? [] : answer.ok ? read(answer.value) : answer.refusals.map(({ words }) => words);

const choosingWords = ({ slots, status, verdict, sharing }: ChoosingView): readonly string[] => [
  status,
  sharing?.name ?? '',
  ...verdict.refusals.map(({ words }) => words),
  ...slots.flatMap(({ label, words, amount, picked }) => [
    label,
    words,
    amount,
    ...picked.map(({ name }) => name),
  ]),
];

const questionWords = ({ words, parts, choosing, resolving, options }: QuestionView): readonly string[] => [
  words,
  ...parts.map(({ label }) => label),
  ...wordsIn(choosing, choosingWords),
  ...wordsOf(options ? [options] : []),
  ...wordsIn(resolving, ({ status, slots }) => [
    status,
    ...slots.flatMap(({ label, targets }) => [
      label,
      ...targets.flatMap(({ name, refusals }) => [name, ...refusals.map((each) => each.words)]),
    ]),
  ]),
];

const boardWords = ({ zones, question }: BoardView): readonly string[] => [
  ...wordsOf(zones),
  ...wordsIn(question, questionWords),
];

/** The place with the first answer given that is on offer; undefined at the end. */
function onward(
  place: BoardPlace,
  { current, offered, slots, sharing, enough }: ChoosingView,
): BoardPlace | undefined {
  if (current === undefined) return undefined;
  const picks = slots.map(({ picked }, index) => {
    const division = picked.flatMap(({ share }) => share ?? []);
    const [first = 0] = sharing?.options ?? [];
    const shares = sharing && index === current ? [...division, first] : division;
    const [kind = '', id] = sharing || index !== current ? [] : (offered[0]?.split(' ') ?? []);
    return {
      targets: [...picked.map(({ ref }) => ref), ...(id === undefined ? [] : [{ kind, id }])],
      ...(shares.length > 0 ? { division: shares } : {}),
    };
  });
  if (sharing || offered.length > 0) return { ...place, picks };
  return enough ? { ...place, slot: current + 1 } : undefined;
}

it.each(GAMES.map(({ id }) => id))('%s: no board shows an inner name', async (game) => {
  const texts = new Map<string, string>();
  const ids = new Set<string>();
  const add = (where: string, words: readonly string[]): void => {
    for (const text of words) texts.set(text, where);
  };
  const look = async (place: BoardPlace, isAsked = inject('deep')): Promise<ChoosingView | undefined> => {
    const found = await boardQuestions.board({ game, board: place });
    add('a board', wordsIn(found, boardWords));
    if (!found.ok || !found.value.question.ok) return undefined;
    const { zones, question } = found.value;
    const things = zones.flatMap(({ things: all }) => all);
    for (const { ref, name } of things) if (name !== ref.id) ids.add(ref.id);
    for (const { ref } of isAsked ? things : []) {
      const why = await boardQuestions.why({ game, board: place, target: { kind: ref.kind, id: ref.id } });
      add(
        'why not',
        wordsIn(why, ({ summary, failed, passed, nearest, slot }) => [
          summary,
          slot,
          ...nearest,
          ...[...failed, ...passed].map(({ words }) => words),
        ]),
      );
    }
    const { choosing } = question.value;
    if (!choosing.ok) return undefined;
    for (const { id } of choosing.value.slots) ids.add(id);
    return choosing.value;
  };
  const first = await boardQuestions.board({ game, board: {} });
  for (const { id: example } of first.ok ? first.value.examples : []) {
    let place: BoardPlace = { example };
    for (let steps = 0; steps < 12; steps++) {
      const choosing = await look(place, steps === 0 || inject('deep'));
      const next = choosing && onward(place, choosing);
      if (!next) break;
      place = next;
    }
    const announced = await boardQuestions.announce({ game, board: place });
    if (announced.ok) await look(announced.value, true);
    // What was chosen for one example is not on offer any more where all is chosen twice.
    await look({
      ...place,
      picks: place.picks?.map(({ targets }) => ({ targets: [...targets, ...targets] })),
    });
  }
  const spoken = [...texts].flatMap(([text, where]) =>
    [...ids]
      .filter((id) => new RegExp(`(?:^|[\\s"(:])${id}(?:$|[\\s").,;:])`, 'u').test(text))
      .map((id) => `${where}: "${text}" has the id ${id}`),
  );
  expect(texts.size).toBeGreaterThan(30);
  expect([...innerNames(texts), ...spoken]).toEqual([]);
});
