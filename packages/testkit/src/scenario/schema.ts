import { attempt, targetRef, targetSelection } from '@reticle/core';
import * as z from 'zod';

const count = z.int().min(0).max(1000);
const codes = z.array(z.string().min(1)).min(1).readonly();
const verdict = z.union([z.literal('legal'), codes]);
const name = z.string().min(1).max(256);

const changes = z
  .array(
    z.strictObject({
      at: z
        .array(z.union([z.string(), count]))
        .min(1)
        .readonly(),
      to: z.json(),
    }),
  )
  .readonly();

/** The board as a choice resolves, and what becomes of what was chosen. */
const later = z.strictObject({
  name: name.optional(),
  /** What has changed since: values at places of the state. */
  changes,
  fizzles: z.boolean().optional(),
  /** By id: `legal`, or the codes of why it no longer is. */
  verdicts: z.record(z.string(), verdict).optional(),
});

const choice = z.strictObject({
  name: name.optional(),
  choose: targetSelection,
  /** `legal`, or the codes of the refusal, in any order. */
  verdict,
  /** Of a legal choice: what becomes of it. */
  later: z.array(later).readonly().optional(),
});

/** A scenario: a board, what is asked in it, and what the answers must be. Plain JSON. */
export const scenario = z.strictObject({
  $schema: z.string().optional(),
  name,
  /** The rule that it shows: `702.11b`. */
  rule: z.string().max(64).optional(),
  game: z.string().min(1).max(64),
  state: z.json(),
  /** What is asked for; or in its stead {@link text}. */
  spec: z.json().optional(),
  /** Printed words that say what is asked for, in a game that reads words. */
  text: z.string().max(20_000).optional(),
  /** The card that has the text. */
  about: z
    .strictObject({ name: z.string().optional(), types: z.array(z.string()).readonly().optional() })
    .optional(),
  /** Which ability of the text, and which mode of it, counted from 0. */
  ability: count.optional(),
  mode: count.optional(),
  attempt,
  /** By slot: the ids of all that is legal for it, in any order. */
  listed: z.record(z.string(), z.array(z.string()).readonly()).optional(),
  /** Why things are not legal for a slot; the first, where none is named. */
  why: z
    .array(z.strictObject({ target: targetRef, slot: z.string().optional(), codes }))
    .readonly()
    .optional(),
  choices: z.array(choice).readonly().optional(),
});
/** A scenario, as the schema of the same name reads it. */
export type Scenario = z.infer<typeof scenario>;
/** What a scenario's words are about, and which part of them is meant. */
export type ScenarioWords = Pick<Scenario, 'about' | 'ability' | 'mode'> & { readonly text: string };
export type ScenarioChoice = z.infer<typeof choice>;
export type ScenarioLater = z.infer<typeof later>;
export type Verdict = z.infer<typeof verdict>;
