import type { JsonObject } from '@reticle/core';
import { askedBy } from '../phrases/context.js';

/**
 * A thing that an ability has mentioned, to which a pronoun can refer.
 *
 * While words are read and printed, effects use the reference `IT` and others for pronouns. `antecedents.ts` replaces them
 * by the names of the language (`withNames`), and names by pronouns before printing (`withPronouns`). Both walk
 * through the effects in the order of the words and must agree with each other.
 */
export interface Antecedent {
  readonly name: string;
  /** Its types, if they are known. */
  readonly types?: readonly string[];
  /** Whether it is several things, which no singular pronoun means. */
  readonly many?: boolean;
  /** Whether it was chosen. */
  readonly chosen?: boolean;
  /** The name of the number that came with it. */
  readonly result?: string;
  /** Whether it is one of two of an event, or of two that were chosen, so that no pronoun tells which is meant. */
  readonly oneOfTwo?: boolean;
  /** Whether it may be of one type with what was chosen before it, so that "that character" does not tell which is meant. */
  readonly alike?: boolean;
}

/** What an ability has mentioned so far, the latest last. */
export interface Mentions {
  said: readonly Antecedent[];
  /** The result of the last effect that has one, by the name that its words have. */
  result: string | undefined;
  /** Whether a player was chosen last. */
  player?: boolean;
  /** Whether cards were discarded. */
  discarded?: boolean;
}

export const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
export const isList = (json: unknown): json is readonly unknown[] => Array.isArray(json);
export const isText = (json: unknown): json is string => typeof json === 'string';

/** Returns the types that a filter asks for. */
export function typesIn(filter: unknown): readonly string[] | undefined {
  if (!isObject(filter)) return undefined;
  const { type } = filter;
  if (isText(type)) return [type];
  return isList(type) ? type.filter(isText) : undefined;
}

/** Whether a thing may be of one of some types, as far as is known. */
const mayBe = (types: readonly string[] | undefined, { types: own }: Antecedent): boolean =>
  !types || !own || own.some((type) => types.includes(type));
const isOf = (type: string, { name, types }: Antecedent): boolean =>
  name !== 'this' && types?.includes(type) === true;

/** The ways in which effects take cards. */
export const TAKES = ['choose', 'all', 'random', 'top'] as const;

/** Returns what is known of the cards that an effect takes. */
export function taken(json: JsonObject, takes: (typeof TAKES)[number], mentions: Mentions): Antecedent {
  const types = typesIn(json[takes]);
  return {
    name: isText(json['as']) ? json['as'] : 'them',
    ...(types ? { types } : {}),
    ...(takesSeveral(json, takes) ? { many: true } : {}),
    ...(takes === 'choose' ? chosenAfter(mentions, types) : {}),
  };
}

/** Whether a selection takes several cards, or one of each of several players. */
function takesSeveral(json: JsonObject, takes: (typeof TAKES)[number]): boolean {
  const { top, count = 1, by, who } = json;
  if (takes === 'all' || (takes === 'top' ? top : count) !== 1) return true;
  return by === 'opponent' || by === 'player' || who === 'eachOpponent' || who === 'eachPlayer';
}

/** Returns what is known of something that is chosen after what an ability has mentioned. */
function chosenAfter({ said }: Mentions, types: readonly string[] | undefined): Partial<Antecedent> {
  const before = said.filter(({ chosen }) => chosen === true);
  return {
    chosen: true,
    ...(before.length > 0 ? { oneOfTwo: true } : {}),
    ...(before.some((one) => mayBe(types, one)) ? { alike: true } : {}),
  };
}

/** Adds a thing to those mentioned. If it was mentioned before, what is known of it remains. */
export function mention(mentions: Mentions, one: Antecedent): void {
  const {
    oneOfTwo: _two,
    alike: _alike,
    ...before
  } = mentions.said.findLast(({ name }) => name === one.name) ?? {};
  const known = one.types ? one : { ...before, ...one };
  mentions.said = [...mentions.said.filter(({ name }) => name !== one.name), known];
}

/** Returns the name that a pronoun means. */
export function nameMeant(name: string, { said }: Mentions): string | undefined {
  const asked = askedBy(name);
  if (!asked) return name;
  const { number, type } = asked;
  const meant = type === undefined ? said.at(-1) : lastOf(type, said);
  if (!meant || (number !== undefined && number !== (meant.many === true ? 'many' : 'one'))) return undefined;
  const isUnclear = type === undefined || meant.chosen !== true ? meant.oneOfTwo : meant.alike;
  return isUnclear === true ? undefined : meant.name;
}

/** Returns what was mentioned last of a type. A thing of unknown type can be meant only if it is the latest. */
function lastOf(type: string, said: readonly Antecedent[]): Antecedent | undefined {
  const last = said.at(-1);
  const unknown = last && last.types === undefined && last.name !== 'this' ? last : undefined;
  return said.findLast((one) => isOf(type, one)) ?? unknown;
}

/** Returns what was chosen before and may be of the types that a filter asks for. */
export function chosenBefore(filter: JsonObject, { said }: Mentions): Antecedent | undefined {
  const types = typesIn(filter);
  return said.findLast((one) => one.chosen === true && mayBe(types, one));
}
