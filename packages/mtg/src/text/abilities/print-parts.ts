import { type Issue, type Result, type TargetSpec, ok, refuse } from '@reticle/core';
import { sameValue } from '@reticle/core/text';
import {
  type CardDefinition,
  type StaticAbility,
  type TriggeredAbility,
  withInterveningIf,
} from '../../language/card-definition.js';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import type { Trigger } from '../../language/trigger.js';
import { effectAt } from '../phrases/effect-words.js';
import { type WordsContext, HOST_MARK, type NamedThing, targetNames } from '../phrases/context.js';
import { normalForm } from '../phrases/marks.js';
import { condition } from '../phrases/conditions.js';
import { introducedNames, withoutIntroduced } from '../phrases/introduced.js';
import { PAID_WORDS } from '../phrases/conditions-more.js';
import { withoutMarks } from '../phrases/slots.js';
import { DEFAULT_HOST } from './card-text.js';
import { printChapters } from './chapters.js';
import { costNames } from './costs.js';
import { printEffects } from './effects.js';
import { joinedSpec, withLaterSpec } from './later.js';
import { type PrintOptions, named, sentenceCase } from './print-options.js';
import { printStanding } from './standing.js';
import { hasAmount, triggerNames } from './trigger-names.js';
import { printTrigger } from './triggers.js';

export const noWords = (what: string, id: string): Issue => ({ code: 'mtg.noWords', data: { what, id } });

interface Doing {
  readonly effects: readonly Effect[];
  readonly targets?: TargetSpec | undefined;
}

/** The context of the words. */
interface Saying extends Partial<Pick<WordsContext, 'much' | 'quoted' | 'zone'>> {
  readonly names?: readonly NamedThing[];
}

/** A delayed trigger that waits for an event of this turn. */
type DelayedEvent = EffectNamed<'delayed'> & {
  readonly at: { readonly event: Trigger; readonly next?: true };
};

/** Returns the last of some effects if it is a delayed trigger that waits for an event. */
export function delayedEventOf(effects: readonly Effect[]): DelayedEvent | undefined {
  const last = effectAt(effects, effects.length - 1, 'delayed');
  if (typeof last?.at !== 'object' || !('event' in last.at)) return undefined;
  const { event, next } = last.at;
  return { ...last, at: { event, ...(next ? { next } : {}) } };
}

/** Prints "whenever a creature dies this turn, draw a card", or "when you next cast a spell this turn, ...". */
export function printDelayedEvent(
  { at: { event, next }, if: asked, targets, effects }: DelayedEvent,
  options: PrintOptions,
): string | undefined {
  const when = printTrigger(event, { names: [], host: options.host ?? DEFAULT_HOST });
  const said = printTriggered(
    {
      id: 'delayed',
      trigger: event,
      effects,
      ...(asked ? { if: asked } : {}),
      ...(targets ? { targets } : {}),
    },
    { ...options, name: '~' },
  );
  const head = next ? when?.replace(/^whenever you (?=[a-z])/u, 'when you next ') : when;
  if (!said.ok || !when?.startsWith('whenever ') || (next && head === when)) return undefined;
  return said.value.replace(`${sentenceCase(when)},`, () => `${head} this turn,`);
}

/** Prints what something does as sentences. Returns undefined if it has no words. */
export function sentencesFor(doing: Doing, host: string, saying: Saying = {}): string | undefined {
  const event = delayedEventOf(normalForm(doing.effects));
  if (!event) return plainSentences(doing, host, saying);
  const effects = doing.effects.slice(0, -1);
  const before = effects.length === 0 ? '' : plainSentences({ ...doing, effects }, host, saying);
  const then = printDelayedEvent(event, { host, quoted: saying.quoted });
  return before === undefined || then === undefined ? undefined : `${before} ${then}`.trim();
}

function plainSentences(
  { effects, targets }: Doing,
  host: string,
  { names = [], much = false, quoted, zone }: Saying,
): string | undefined {
  const { effects: said, spec, delayed } = withLaterSpec(normalForm(effects), targets);
  const all = [...targetNames(spec?.slots ?? []), ...names];
  const context = {
    host,
    quoted,
    delayed,
    ...(much ? { much } : {}),
    ...(zone === undefined ? {} : { zone }),
  };
  const words = printEffects(said, { ...context, names: all });
  if (words !== undefined) return withoutMarks(words, { spec, host, names: all });
  const made = introducedNames(said);
  if (made.length === 0) return undefined;
  const known = [...all, ...made];
  const inTurn = printEffects(withoutIntroduced(said), { ...context, names: known });
  return inTurn === undefined ? undefined : withoutMarks(inTurn, { spec, host, names: known });
}

/**
 * Prints what a spell does, and what it does in addition or instead for a paid cost, with separate targets
 * (rule 702.33g).
 */
function paidSentences(
  { effects, targets }: Doing,
  { instead, ...paid }: Doing & { readonly instead?: true | undefined },
  asked: string,
  host: string,
  quoted: WordsContext['quoted'],
): string | undefined {
  const spec = joinedSpec(targets, paid.targets);
  const names = targetNames(spec?.slots ?? []);
  const [done, then] = [effects, paid.effects].map((some) =>
    printEffects(normalForm(some), { names, host, quoted }),
  );
  const last = instead ? then?.replace(/\.$/u, ' instead.') : then;
  return done && last && withoutMarks(`${done} if ${asked}, ${last}`, { spec, host, names });
}

/** The sentence for an ability that triggers once each turn. */
export const ONCE = 'this ability triggers only once each turn';

/** The numbers of modes that a triggered ability can choose. */
const TRIGGER_MODES = [
  ['one', 1],
  ['up to one', 0],
] as const;

/** Reads the number of a trigger's modes: "up to one". */
export function readTriggerModes(words: string): { readonly min: number; readonly max: 1 } | undefined {
  const [, min] = TRIGGER_MODES.find(([said]) => said === words) ?? [];
  return min === undefined ? undefined : { min, max: 1 };
}

/** Prints a modal triggered ability: its event, and a line for each mode. */
function printModal(
  {
    trigger,
    modes,
    if: asked,
    ...ability
  }: TriggeredAbility & { readonly modes: NonNullable<TriggeredAbility['modes']> },
  host: string,
  quoted: WordsContext['quoted'] | undefined,
): string | undefined {
  const names = triggerNames(trigger, host);
  const context = { names, host };
  const when = printTrigger(trigger, { names: [], host });
  const only = asked === undefined ? '' : condition.print(asked, context);
  const [many] = TRIGGER_MODES.find(([, min]) => min === modes.min) ?? [];
  const lines = modes.options.map((mode) =>
    sentencesFor(mode, host, {
      names,
      much: hasAmount(trigger),
      quoted,
      ...(ability.zone === 'graveyard' ? { zone: ability.zone } : {}),
    }),
  );
  if (when === undefined || only === undefined || many === undefined || lines.includes(undefined))
    return undefined;
  const head = [when, ...(only === '' ? [] : [`if ${only}`]), `choose ${many} —`].join(', ');
  const plain = withoutMarks(head.replaceAll(HOST_MARK, host), { spec: undefined, host, names });
  return plain && [sentenceCase(plain), ...lines.map((line) => `• ${sentenceCase(line ?? '')}`)].join('\n');
}

/**
 * Prints effects after a condition that need more than one sentence: "If you control a Forest, you may pay
 * {1}. If you do, draw a card".
 */
function afterIf(
  { if: asked, effects }: Pick<TriggeredAbility, 'if' | 'effects'>,
  say: (effects: readonly Effect[]) => string | undefined,
  context: WordsContext,
): string | undefined {
  const only = asked && condition.print(asked, context);
  const said = say(effects);
  if (only === undefined || said === undefined) return undefined;
  const { host, names } = context;
  const plain = withoutMarks(only.replaceAll(HOST_MARK, host), { spec: undefined, host, names });
  return plain && `if ${plain}, ${said}`;
}

/** Prints a triggered ability: `When ~ dies, draw a card.` */
export function printTriggered(
  { id, trigger, targets, perTurn, ...ability }: TriggeredAbility,
  { name = '~', host = DEFAULT_HOST, quoted }: PrintOptions = {},
): Result<string> {
  if (ability.modes) {
    const words = printModal({ ...ability, id, trigger, modes: ability.modes }, host, quoted);
    return words === undefined ? refuse(noWords('modes', id)) : ok(named(words, name));
  }
  const names = triggerNames(trigger, host);
  const when = trigger.on === 'chapter' ? printChapters(trigger) : printTrigger(trigger, { names: [], host });
  const say = (effects: readonly Effect[]) =>
    sentencesFor({ targets, effects }, host, {
      names,
      much: hasAmount(trigger),
      quoted,
      ...(ability.zone === 'graveyard' ? { zone: ability.zone } : {}),
    });
  const what = say(withInterveningIf(ability)) ?? afterIf(ability, say, { names, host });
  const often = perTurn === undefined ? '' : perTurn === 1 ? ` ${ONCE}.` : undefined;
  if (often === undefined) return refuse(noWords('perTurn', id));
  if (when === undefined || what === undefined) {
    return refuse(noWords(when === undefined ? 'trigger' : 'effects', id));
  }
  if (trigger.on === 'chapter') return ok(named(`${when} — ${sentenceCase(what)}${often}`, name));
  return ok(named(sentenceCase(`${when.replaceAll(HOST_MARK, host)}, ${what}${often}`), name));
}

/** Prints static abilities that one sentence says together. */
export function printStandings(
  standings: readonly StaticAbility[],
  { name = '~', host = DEFAULT_HOST, quoted }: PrintOptions = {},
): Result<string> {
  const words = printStanding(
    standings.map(({ affects, change: { power, toughness, ...rest }, if: asked }) => ({
      affects,
      change: {
        ...rest,
        ...(power === undefined || power === 0 ? {} : { power }),
        ...(toughness === undefined || toughness === 0 ? {} : { toughness }),
      },
      ...(asked === undefined ? {} : { if: asked }),
    })),
    { names: [], host, quoted },
  );
  if (words === undefined) return refuse(noWords('change', standings[0]?.id ?? ''));
  return ok(named(sentenceCase(`${words.replaceAll(HOST_MARK, host)}.`), name));
}

/** Prints a static ability: `Goblins you control get +1/+1.` */
export const printStatic = (standing: StaticAbility, options: PrintOptions = {}): Result<string> =>
  printStandings([standing], options);

/** How many modes are chosen, as the first line says it (rule 700.2). */
const HOW_MANY: readonly (readonly [words: string, min: number, max: number | 'all'])[] = [
  ['one', 1, 1],
  ['two', 2, 2],
  ['three', 3, 3],
  ['one or both', 1, 2],
  ['one or more', 1, 'all'],
];

/** Reads "one or both", for that many modes. */
export function readHowMany(
  words: string,
  options: number,
): { readonly min: number; readonly max: number } | undefined {
  const [, min = 0, most = 0] = HOW_MANY.find(([said]) => said === words) ?? [];
  const max = most === 'all' ? options : most;
  return min > 0 && max <= options ? { min, max } : undefined;
}

/** Returns effects with each object that a slot accepts in place of its target. */
function ofEach(effects: unknown, targets: TargetSpec | undefined): unknown {
  if (Array.isArray(effects)) return effects.map((one: unknown) => ofEach(one, targets));
  if (typeof effects !== 'object' || effects === null) return effects;
  const slot = targets?.slots.find(({ id }) => sameValue(effects, { bound: id }));
  const [query, ...others] = slot?.accepts ?? [];
  if (query && 'filter' in query && query.kind === 'card' && others.length === 0)
    return { each: query.filter };
  return Object.fromEntries(Object.entries(effects).map(([key, value]) => [key, ofEach(value, targets)]));
}

const OPPONENT_CHOOSES = 'An opponent chooses one —';

/** Prints what a spell does: its sentences, or a line for each mode. */
export function printSpell(
  { modes, effects, targets, paid }: NonNullable<CardDefinition['spell']>,
  { name = '~', host = DEFAULT_HOST, quoted, costs = [] }: PrintOptions = {},
): Result<string> {
  const say = (doing: Doing, id: string): Result<string> => {
    const words = sentencesFor(doing, host, { quoted, names: costNames(costs) });
    return words === undefined ? refuse(noWords('effects', id)) : ok(named(sentenceCase(words), name));
  };
  if (paid) {
    const [part, ...others] = paid;
    // Overload gives the words, with "each" for "target" (rule 702.96a).
    if (part?.cost === 'overload' && part.instead && others.length === 0 && effects && !part.targets) {
      if (sameValue(normalForm(part.effects), normalForm(ofEach(effects, targets))))
        return say({ effects, targets }, 'spell');
    }
    const [, asked] = PAID_WORDS.find(([cost]) => cost === part?.cost) ?? [];
    const more = others.length > 0 || modes ? undefined : part?.effects;
    const words =
      more && effects && asked !== undefined
        ? paidSentences({ effects, targets }, { ...part, effects: more }, asked, host, quoted)
        : undefined;
    return words === undefined ? refuse(noWords('paid', 'spell')) : ok(named(sentenceCase(words), name));
  }
  if (!modes) return effects ? say({ effects, targets }, 'spell') : refuse(noWords('effects', 'spell'));
  const { min, max, options, repeat, worth, chooser } = modes;
  const isPlain = !repeat && worth === undefined && options.every(({ cost }) => cost === undefined);
  const isSo = (words: string): boolean => {
    const read = readHowMany(words, options.length);
    return read?.min === min && read.max === max;
  };
  const [many] = HOW_MANY.find(([words]) => isSo(words)) ?? [];
  if (effects || many === undefined || !isPlain) return refuse(noWords('modes', 'spell'));
  const said = options.map((mode) => say(mode, mode.id));
  const issues = said.flatMap((one) => (one.ok ? [] : one.issues));
  const [first, ...others] = issues;
  if (first) return refuse(first, ...others);
  return ok(
    [
      chooser ? OPPONENT_CHOOSES : `Choose ${many} —`,
      ...said.flatMap((one) => (one.ok ? [`• ${one.value}`] : [])),
    ].join('\n'),
  );
}

/** Prints one mode of a spell. */
export function printMode(
  mode: NonNullable<NonNullable<CardDefinition['spell']>['modes']>['options'][number],
): Result<string> {
  const words = sentencesFor(mode, DEFAULT_HOST);
  return words === undefined ? refuse(noWords('effects', mode.id)) : ok(named(sentenceCase(words), 'it'));
}
