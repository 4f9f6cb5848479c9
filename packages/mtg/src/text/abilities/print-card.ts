import { type Issue, type Result, type TargetSpec, ok, refuse } from '@reticle/core';
import { sameValue } from '@reticle/core/text';
import {
  type CardDefinition,
  type StaticAbility,
  type TriggeredAbility,
  withInterveningIf,
} from '../../language/card-definition.js';
import { type Effect, effects as effectsSchema } from '../../language/effects/effect.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { reckoned } from '../phrases/amounts.js';
import { HOST_MARK, type NamedThing, targetNames } from '../phrases/context.js';
import { printKeyword } from '../phrases/keywords.js';
import { normalForm } from '../phrases/normal.js';
import { restrictionWords } from '../phrases/restrictions.js';
import { withoutMarks } from '../phrases/slots.js';
import { printThing } from '../phrases/things.js';
import { DEFAULT_HOST } from './card-text.js';
import { printEffects } from './effects.js';
import { type PrintOptions, named, printAbility, sentenceCase } from './print-ability.js';
import { STATIC_PATTERNS } from './static-words.js';
import { triggerNames } from './trigger-names.js';
import { TRIGGER_PATTERNS } from './trigger-words.js';

const noWords = (what: string, id: string): Issue => ({ code: 'mtg.noWords', data: { what, id } });

interface Doing {
  readonly effects: readonly Effect[];
  readonly targets?: TargetSpec | undefined;
}

/** What something does, in sentences; `undefined` where there are no words for it. */
function sentencesFor(
  { effects, targets }: Doing,
  host: string,
  names: readonly NamedThing[] = [],
): string | undefined {
  const normal = effectsSchema.safeParse(normalForm(effects));
  const all = [...targetNames(targets?.slots ?? []), ...names];
  const words = printEffects(normal.success ? normal.data : effects, { names: all, host });
  return words === undefined ? undefined : withoutMarks(words, { spec: targets, host, names: all });
}

/** A triggered ability in words: `When ~ dies, draw a card.` */
export function printTriggered(
  { id, trigger, targets, ...ability }: TriggeredAbility,
  { name = '~', host = DEFAULT_HOST }: PrintOptions = {},
): Result<string> {
  const names = triggerNames(trigger, host);
  const when = TRIGGER_PATTERNS.print(trigger, { names: [], host });
  const what = sentencesFor({ targets, effects: withInterveningIf(ability) }, host, names);
  if (when === undefined || what === undefined) {
    return refuse(noWords(when === undefined ? 'trigger' : 'effects', id));
  }
  return ok(named(sentenceCase(`${when.replace(HOST_MARK, host)}, ${what}`), name));
}

/** A static ability in words: `Goblins you control get +1/+1.` */
export function printStatic(
  { id, affects, change }: StaticAbility,
  { name = '~', host = DEFAULT_HOST }: PrintOptions = {},
): Result<string> {
  const { power, toughness, ...rest } = change;
  const sizes = { ...(power === 0 ? {} : { power }), ...(toughness === 0 ? {} : { toughness }) };
  const words = STATIC_PATTERNS.print({ affects, change: { ...rest, ...sizes } }, { names: [], host });
  if (words === undefined) return refuse(noWords('change', id));
  return ok(named(sentenceCase(`${words.replaceAll(HOST_MARK, host)}.`), name));
}

function printSpell(
  { modes, effects, targets }: NonNullable<CardDefinition['spell']>,
  options: Required<Pick<PrintOptions, 'name' | 'host'>>,
): Result<string> {
  const { name, host } = options;
  const say = (doing: Doing, id: string): Result<string> => {
    const words = sentencesFor(doing, host);
    return words === undefined ? refuse(noWords('effects', id)) : ok(named(sentenceCase(words), name));
  };
  if (!modes) return effects ? say({ effects, targets }, 'spell') : refuse(noWords('effects', 'spell'));
  if (effects || modes.min !== 1 || modes.max !== 1) return refuse(noWords('modes', 'spell'));
  const said = modes.options.map((mode) => say(mode, mode.id));
  const issues = said.flatMap((one) => (one.ok ? [] : one.issues));
  const [first, ...others] = issues;
  if (first) return refuse(first, ...others);
  return ok(['Choose one —', ...said.flatMap((one) => (one.ok ? [`• ${one.value}`] : []))].join('\n'));
}

/** One mode of a spell in words. */
export function printMode(
  mode: NonNullable<NonNullable<CardDefinition['spell']>['modes']>['options'][number],
): Result<string> {
  const words = sentencesFor(mode, DEFAULT_HOST);
  return words === undefined ? refuse(noWords('effects', mode.id)) : ok(named(sentenceCase(words), 'it'));
}

function enchantWords(keyword: MtgKeyword): string | undefined {
  if (keyword.keyword !== 'enchant' || !('cards' in keyword) || keyword.cards === undefined) return undefined;
  const words = printThing(keyword.cards, false);
  return words && `Enchant ${words}`;
}

/** How a card speaks of what it is attached to. */
function hostOf({ keywords, subtypes }: CardDefinition): string {
  if (subtypes.includes('Equipment')) return 'equipped creature';
  const enchant = keywords.flatMap((keyword) => enchantWords(keyword) ?? [])[0];
  return enchant === undefined ? DEFAULT_HOST : enchant.replace('Enchant', 'enchanted').toLowerCase();
}

/** The keywords of a card on one line, those that are lines of their own before it. */
function keywordLines({ id, name, keywords }: CardDefinition): readonly Result<string>[] {
  const own = (keyword: MtgKeyword) =>
    enchantWords(keyword) ?? restrictionWords(keyword)?.replaceAll('~', () => name);
  const enchants = keywords.flatMap((keyword) => own(keyword) ?? []);
  const others = keywords.filter((keyword) => own(keyword) === undefined);
  const words = others.map((keyword) => printKeyword(keyword));
  const unsaid = others.find((_, index) => words[index] === undefined);
  if (unsaid) return [...enchants.map((line) => ok(line)), refuse(noWords(unsaid.keyword, id))];
  return [...enchants, ...(words.length === 0 ? [] : [sentenceCase(words.join(', '))])].map((line) =>
    ok(line),
  );
}

/** Power and toughness that are counted from something (rule 604.3). */
function countedLines({ id, name, power, toughness }: CardDefinition): readonly Result<string>[] {
  const first = [power, toughness].find((value) => typeof value === 'object');
  if (first === undefined) return [];
  const words = sameValue(power, toughness)
    ? reckoned.print(first, { names: [], host: DEFAULT_HOST })
    : undefined;
  return [
    words === undefined
      ? refuse(noWords('power', id))
      : ok(`${name}'s power and toughness are each equal to ${words}.`),
  ];
}

/** The lines of a card, and what of it has no words. */
export interface PrintedCard {
  readonly lines: readonly string[];
  readonly unsaid: readonly Issue[];
}

/**
 * The rules text of a card definition in words of our own grammar, a line for each ability: keywords, then what the spell
 * does, static, triggered and activated abilities. What has no words stands in `unsaid`, with the code `mtg.noWords`, and so
 * does what the definition itself leaves out (`mtg.unexpressed`).
 */
export function printCard(card: CardDefinition): PrintedCard {
  const options = { name: card.name, types: card.types, host: hostOf(card) };
  const all: readonly Result<string>[] = [
    ...keywordLines(card),
    ...(card.entersTapped ? [ok(`${card.name} enters the battlefield tapped.`)] : []),
    ...(card.spell ? [printSpell(card.spell, options)] : []),
    ...countedLines(card),
    ...card.static.map((ability) => printStatic(ability, options)),
    ...card.triggered.map((ability) => printTriggered(ability, options)),
    ...card.activated.map((ability) => printAbility(ability, options)),
  ];
  const left: readonly Issue[] = card.unexpressed.map((words) => ({
    code: 'mtg.unexpressed',
    data: { words },
  }));
  return {
    lines: all.flatMap((line) => (line.ok ? [line.value] : [])),
    unsaid: [...all.flatMap((line) => (line.ok ? [] : line.issues)), ...left],
  };
}
