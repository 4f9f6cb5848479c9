import { attempt, type GameIssue, type Issue, json, targetSelection, type TargetSpec } from '@reticle/core';
import type { HostBoard, HostRequirement, HostWords } from '@reticle/core/host';
import * as z from 'zod';
import { accepted, cliIssue, EXIT, Failure } from '../failure.js';
import type { ReadPart } from './answer.js';

/** Wraps the recursive schema, so that the description belongs to the key. */
const anyJson = z.lazy(() => json);
const count = z.int().min(0).max(1000);

/** The input of `reticle explain`. The game reads its own parts: the states, the spec and the text. */
export const explainInput = z
  .strictObject({
    game: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe('The game. It may be left out if the command line names it.'),
    state: anyJson.describe('The board, as the game has it.'),
    spec: json.optional().describe('What is asked for, as a target spec. text may stand in its place.'),
    text: z.string().optional().describe('Printed words that say what is asked for.'),
    about: z
      .strictObject({
        name: z.string().optional().describe('The name of the card.'),
        types: z.array(z.string()).readonly().optional().describe('The types of the card.'),
      })
      .optional()
      .describe('The card that has the text: its name and its types.'),
    ability: count
      .optional()
      .describe('Which ability of the text is meant, counted from 0. It is needed if several have targets.'),
    mode: count
      .optional()
      .describe('Which mode of the ability is meant, counted from 0. It is needed if several have targets.'),
    attempt: attempt.describe('Who asks, and from which source.'),
    choice: targetSelection.optional().describe('What was chosen, to be checked.'),
    later: json.optional().describe('The board as it is later, to check the choice again.'),
  })
  .meta({
    title: 'Question',
    description: 'What reticle explain reads: a board, what is asked for, and who asks.',
  });
export type ExplainInput = z.infer<typeof explainInput>;

interface Part {
  readonly ability: number;
  readonly mode?: number;
}

/** The part of a question that names the spec or the text. */
type AskedInput = Pick<ExplainInput, 'spec' | 'text' | 'about' | 'ability' | 'mode'>;

/** The spec of a question, and the part of its text that the spec comes from. */
export interface Asked {
  readonly spec: TargetSpec;
  /** How the source acts (as a spell or an ability), if the text tells it. */
  readonly as?: string;
  readonly read?: ReadPart;
}

/** Returns the spec of a question: the given one, or the one of its text. @throws Failure (bad input) */
export function askedBy<State>(
  { game }: HostBoard<State>,
  words: HostWords | undefined,
  input: AskedInput,
): Asked {
  const { text, spec, about = {} } = input;
  if ((text === undefined) === (spec === undefined)) throw refused(cliIssue('specOrText'));
  if (text === undefined) {
    const extra = (['about', 'ability', 'mode'] as const).find((key) => input[key] !== undefined);
    if (extra !== undefined) throw refused(cliIssue('onlyWithText', { key: extra }, [extra]));
    return { spec: accepted(game.parseSpec(spec), ['spec'], game) };
  }
  if (!words) throw refused(cliIssue('cannot', withoutWords(game.id), ['text']));
  const { name, types } = about;
  const { requirements } = words.read(text, {
    ...(name === undefined ? {} : { name }),
    ...(types === undefined ? {} : { types: types.map((type) => type.toLowerCase()) }),
  });
  const part = partOf(requirements, input);
  const own = requirements.filter((found) => isOf(found, part));
  const issues = own.flatMap((found) => found.issues);
  if (issues.length > 0) throw new Failure(EXIT.badInput, issues.map(inText), game);
  const raw = {
    slots: own.flatMap(({ slot }) => slot ?? []),
    relations: own.flatMap(({ relations }) => relations),
  };
  const [as] = own.flatMap(({ ability: found }) => words.actsAs?.(found) ?? []);
  return {
    spec: accepted(game.parseSpec(raw), ['text'], game),
    ...(as === undefined ? {} : { as }),
    read: { ...part, words: own.map((found) => found.words ?? '') },
  };
}

const withoutWords = (game: string): GameIssue['data'] => ({
  game,
  command: 'text',
  because: 'cards are not read from words',
  can: ['spec'],
});
const refused = (...issues: readonly Issue[]): Failure => new Failure(EXIT.badInput, issues);
const inText = (found: Issue): Issue => ({ ...found, path: ['text'] });

const isOf = ({ ability }: HostRequirement, part: Part): boolean =>
  ability.index === part.ability && ability.mode === part.mode;

/**
 * Returns the requirements of the ability and mode that a question names, or of the only one that has
 * targets.
 */
function partOf(requirements: readonly HostRequirement[], { ability, mode }: AskedInput): Part {
  const parts = new Map<string, Part>();
  for (const { ability: found } of requirements) {
    const part = { ability: found.index, ...(found.mode === undefined ? {} : { mode: found.mode }) };
    parts.set(nameOf(part), part);
  }
  const known = [...parts.keys()];
  const fits = [...parts.values()].filter(
    (part) => (ability ?? part.ability) === part.ability && (mode ?? part.mode) === part.mode,
  );
  const [only] = fits;
  if (only && fits.length === 1) return only;
  if (only) throw refused(cliIssue('whichPart', { known }, [ability === undefined ? 'ability' : 'mode']));
  if (parts.size > 0 || ability !== undefined || mode !== undefined)
    throw refused(cliIssue('noPart', { known }, [ability === undefined ? 'mode' : 'ability']));
  return { ability: 0 };
}

const nameOf = ({ ability, mode }: Part): string =>
  mode === undefined ? `ability ${ability}` : `ability ${ability} mode ${mode}`;
