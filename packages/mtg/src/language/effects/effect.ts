import { type Named, type PinnedRef, type TargetSpec, pinnedRef, targetSpec } from '@reticle/core';
import { type EffectOf, type Frame, frame } from '@reticle/core/play';
import * as z from 'zod';
import { type Condition, condition } from '../condition.js';
import { type AbilityCost, abilityCost } from '../cost.js';
import { type AbilityAmount, type Selector, abilityAmount, selector } from '../selector.js';
import { bindName, ZONES, type Zone } from '../vocabulary.js';
import * as cards from './cards.js';
import * as actions from './actions.js';
import * as changes from './changes.js';
import * as damages from './damage.js';
import * as permanents from './permanents.js';
import { type ChooseEffect, chooseEffect } from './choose.js';
import * as exchanges from './exchanges.js';
import * as players from './players.js';
import * as stack from './stack.js';

/**
 * The kinds of effects by name. A new kind is a line here and in the schema below, and in `rules/effects/kinds.ts`.
 */
export interface Effects {
  readonly addMana: players.AddManaEffect;
  readonly amass: actions.AmassEffect;
  readonly attach: permanents.AttachEffect;
  readonly bidLife: exchanges.BidLifeEffect;
  readonly bolster: actions.BolsterEffect;
  readonly chooseEntering: actions.ChooseEnteringEffect;
  readonly connive: actions.ConniveEffect;
  readonly createCopy: actions.CreateCopyEffect;
  readonly dig: actions.DigEffect;
  readonly endGame: actions.EndGameEffect;
  readonly exchangeControl: exchanges.ExchangeControlEffect;
  readonly exchangeLife: exchanges.ExchangeLifeEffect;
  readonly exileUntil: actions.ExileUntilEffect;
  readonly explore: actions.ExploreEffect;
  readonly extraTurn: actions.ExtraTurnEffect;
  readonly fight: actions.FightEffect;
  readonly mutate: actions.MutateEffect;
  readonly proliferate: actions.ProliferateEffect;
  readonly scry: actions.ScryEffect;
  readonly surveil: actions.SurveilEffect;
  readonly learn: actions.LearnEffect;
  readonly transform: actions.TransformEffect;
  readonly turnUp: actions.TurnUpEffect;
  readonly unperformed: actions.UnperformedEffect;
  readonly damage: damages.DamageEffect;
  readonly castCard: stack.CastCardEffect;
  readonly changeTarget: stack.ChangeTargetEffect;
  readonly chooseMode: stack.ChooseModeEffect;
  readonly copySpell: stack.CopySpellEffect;
  readonly digUntil: cards.DigUntilEffect;
  readonly newTargets: stack.NewTargetsEffect;
  readonly choose: ChooseEffect;
  readonly counter: stack.CounterEffect;
  readonly createToken: permanents.CreateTokenEffect;
  readonly delayed: DelayedEffect;
  readonly discard: cards.DiscardEffect;
  readonly draw: cards.DrawEffect;
  readonly flipCoin: FlipCoinEffect;
  readonly forEach: ForEachEffect;
  readonly if: IfEffect;
  readonly foretell: cards.ForetellEffect;
  readonly letPlay: cards.LetPlayEffect;
  readonly look: cards.LookEffect;
  readonly may: MayEffect;
  readonly mayPay: MayPayEffect;
  readonly mill: cards.MillEffect;
  readonly moreLands: cards.MoreLandsEffect;
  readonly morePhases: actions.MorePhasesEffect;
  readonly moveCards: cards.MoveCardsEffect;
  readonly mulligan: cards.MulliganEffect;
  readonly reveal: cards.RevealEffect;
  readonly sacrifice: permanents.SacrificeEffect;
  readonly search: cards.SearchEffect;
  readonly shuffle: cards.ShuffleEffect;
  readonly tap: permanents.TapEffect;
  readonly tapOrUntap: permanents.TapOrUntapEffect;
  readonly untap: permanents.UntapEffect;
  readonly phaseOut: permanents.PhaseOutEffect;
  readonly become: changes.BecomeEffect;
  readonly becomeType: changes.BecomeTypeEffect;
  readonly destroy: permanents.DestroyEffect;
  readonly gainControl: changes.GainControlEffect;
  readonly gainKeywords: changes.GainKeywordsEffect;
  readonly gainProtection: changes.GainProtectionEffect;
  readonly gainLife: players.GainLifeEffect;
  readonly loseKeywords: changes.LoseKeywordsEffect;
  readonly suspect: changes.SuspectEffect;
  readonly mustBlock: changes.MustBlockEffect;
  readonly loseLife: players.LoseLifeEffect;
  readonly loseMana: players.LoseManaEffect;
  readonly preventDamage: damages.PreventDamageEffect;
  readonly preventNext: damages.PreventNextEffect;
  readonly pump: changes.PumpEffect;
  readonly putCounters: permanents.PutCountersEffect;
  readonly redirectDamage: damages.RedirectDamageEffect;
  readonly redirectNext: damages.RedirectNextEffect;
  readonly reflexive: ReflexiveEffect;
  readonly regenerate: permanents.RegenerateEffect;
  readonly removeCounters: permanents.RemoveCountersEffect;
  readonly replacement: ReplacementEffect;
  readonly setLife: players.SetLifeEffect;
  readonly skipUntap: changes.SkipUntapEffect;
  readonly sequence: SequenceEffect;
}

/**
 * What a spell or ability does as it resolves, as plain JSON. `rules/effects` performs effects, `text/effects` reads
 * and prints their words. Fields "written during resolution" hold what was done so far, so that a match can be
 * stored meanwhile.
 */
export type Effect = EffectOf<Effects>;

/** The schema of {@link Effect}. */
export const effect: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('effect', [
    players.addManaEffect,
    actions.amassEffect,
    permanents.attachEffect,
    exchanges.bidLifeEffect,
    actions.bolsterEffect,
    actions.chooseEnteringEffect,
    actions.conniveEffect,
    actions.createCopyEffect,
    actions.digEffect,
    actions.endGameEffect,
    exchanges.exchangeControlEffect,
    exchanges.exchangeLifeEffect,
    actions.exileUntilEffect,
    actions.exploreEffect,
    actions.extraTurnEffect,
    actions.fightEffect,
    actions.mutateEffect,
    actions.proliferateEffect,
    actions.scryEffect,
    actions.surveilEffect,
    actions.learnEffect,
    actions.transformEffect,
    actions.turnUpEffect,
    actions.unperformedEffect,
    damages.damageEffect,
    stack.castCardEffect,
    stack.changeTargetEffect,
    stack.chooseModeEffect,
    stack.copySpellEffect,
    cards.digUntilEffect,
    stack.newTargetsEffect,
    chooseEffect,
    stack.counterEffect,
    permanents.createTokenEffect,
    delayedEffect,
    cards.discardEffect,
    cards.drawEffect,
    flipCoinEffect,
    forEachEffect,
    ifEffect,
    cards.foretellEffect,
    cards.letPlayEffect,
    cards.lookEffect,
    mayEffect,
    mayPayEffect,
    cards.millEffect,
    cards.moreLandsEffect,
    actions.morePhasesEffect,
    cards.moveCardsEffect,
    cards.mulliganEffect,
    cards.revealEffect,
    permanents.sacrificeEffect,
    cards.searchEffect,
    cards.shuffleEffect,
    permanents.tapEffect,
    permanents.tapOrUntapEffect,
    permanents.untapEffect,
    permanents.phaseOutEffect,
    changes.becomeEffect,
    changes.becomeTypeEffect,
    permanents.destroyEffect,
    changes.gainControlEffect,
    changes.gainKeywordsEffect,
    changes.gainProtectionEffect,
    players.gainLifeEffect,
    changes.loseKeywordsEffect,
    changes.suspectEffect,
    changes.mustBlockEffect,
    players.loseLifeEffect,
    players.loseManaEffect,
    damages.preventDamageEffect,
    damages.preventNextEffect,
    changes.pumpEffect,
    permanents.putCountersEffect,
    damages.redirectDamageEffect,
    damages.redirectNextEffect,
    reflexiveEffect,
    permanents.regenerateEffect,
    permanents.removeCountersEffect,
    replacementEffect,
    players.setLifeEffect,
    changes.skipUntapEffect,
    sequenceEffect,
  ]),
);

/** The effects of one ability, in order. */
export const effects = z.array(effect).min(1).max(16).readonly();

/** The moments for which delayed triggers can wait. */
export const DELAYED_UNTIL = [
  'nextEndStep',
  'nextUpkeep',
  'yourNextUpkeep',
  'eachOfYourUpkeeps',
  'endOfCombat',
  'sourceLeaves',
] as const;

/** An object leaves the battlefield, to one of these zones or to any; perhaps this turn only. */
type Departure = {
  readonly goes: Selector;
  readonly to?: readonly Zone[] | undefined;
  readonly thisTurn?: true | undefined;
};

const departure = z.strictObject({
  goes: selector,
  to: z.array(z.enum(ZONES)).min(1).max(4).readonly().optional(),
  thisTurn: z.literal(true).optional(),
});

/**
 * Creates a delayed triggered ability (rule 603.7), which this effect's controller controls (603.7d). Its
 * effects happen once, at that time, or in each of the controller's upkeeps for the rest of the game. If it
 * waits for the source to leave the battlefield, they happen at once and without the stack (610.3). If it
 * waits for departures, they happen once for each object that leaves, which they mean as `{ "bound": "it" }`
 * where it is then (603.7c). Names that are bound now keep their meaning.
 */
export type DelayedEffect = {
  readonly effect: 'delayed';
  readonly at: (typeof DELAYED_UNTIL)[number] | Departure;
  readonly effects: readonly Effect[];
};

const delayedEffect = z.strictObject({
  effect: z.literal('delayed'),
  at: z.union([z.enum(DELAYED_UNTIL), departure]),
  effects: z.array(effect).min(1).max(16).readonly(),
});

/**
 * "When you do, ...": creates a reflexive triggered ability (rule 603.12), which triggers as this effect
 * happens. It has its own targets, whose ids must be unique in the whole ability. Names that are bound now
 * keep their meaning as it resolves.
 */
export type ReflexiveEffect = {
  readonly effect: 'reflexive';
  readonly targets?: TargetSpec | undefined;
  readonly effects: readonly Effect[];
};

const reflexiveEffect = z.strictObject({
  effect: z.literal('reflexive'),
  targets: targetSpec.optional(),
  effects: z.array(effect).min(1).max(16).readonly(),
});

/** The controller flips a coin (rule 705.1) and wins or loses with equal chance; no call is asked for (705.2). */
export type FlipCoinEffect = {
  readonly effect: 'flipCoin';
  readonly win?: readonly Effect[] | undefined;
  readonly lose?: readonly Effect[] | undefined;
};

const flipCoinEffect = z.strictObject({
  effect: z.literal('flipCoin'),
  win: z.array(effect).max(16).readonly().optional(),
  lose: z.array(effect).max(16).readonly().optional(),
});

/** Performs the effects once for each of some things, which they mean by a name; players in turn order. */
export type ForEachEffect = {
  readonly effect: 'forEach';
  readonly what: Selector;
  readonly as: string;
  readonly effects: readonly Effect[];
  /** Those for which it is still to be done. Written during resolution, never on a card. */
  readonly left?: readonly PinnedRef[] | undefined;
};

const forEachEffect = z.strictObject({
  effect: z.literal('forEach'),
  what: selector,
  as: bindName,
  effects: z.array(effect).min(1).max(16).readonly(),
  left: z.array(pinnedRef).readonly().optional(),
});

/** Performs the effects if a condition holds when their turn comes (rule 608.2c), and the others if not. */
export type IfEffect = {
  readonly effect: 'if';
  readonly condition: Condition;
  readonly effects?: readonly Effect[] | undefined;
  readonly else?: readonly Effect[] | undefined;
};

const ifEffect = z.strictObject({
  effect: z.literal('if'),
  condition,
  effects: z.array(effect).max(16).readonly().optional(),
  else: z.array(effect).max(16).readonly().optional(),
});

/** Lets a player decide whether the effects happen; if not, the others do. With a cost it is `mayPay`. */
export type MayEffect = {
  readonly effect: 'may';
  /** The one player who decides. Defaults to the controller. */
  readonly who?: Selector | undefined;
  /** What the player is asked, if it is not the "you may" of a card. */
  readonly about?: 'mulligan' | 'searchLibrary' | undefined;
  readonly effects: readonly Effect[];
  readonly else?: readonly Effect[] | undefined;
};

const mayEffect = z.strictObject({
  effect: z.literal('may'),
  who: selector.optional(),
  about: z.enum(['mulligan', 'searchLibrary']).optional(),
  effects: z.array(effect).min(1).max(16).readonly(),
  else: z.array(effect).max(16).readonly().optional(),
});

/** Performs several effects one after the other. */
export type SequenceEffect = {
  readonly effect: 'sequence';
  readonly effects: readonly Effect[];
};

const sequenceEffect = z.strictObject({
  effect: z.literal('sequence'),
  effects: z.array(effect).min(1).max(16).readonly(),
});

/** What happens instead of an event (rule 614.1a). Written during resolution, never on a card. */
export type ReplacementEffect = {
  readonly effect: 'replacement';
  readonly frame: Named<Frame<Effect>>;
};

const replacementEffect = z.strictObject({ effect: z.literal('replacement'), frame: frame(effect) });

/**
 * "You may pay ...": performs the effects if the player pays, and the others if not. A player who must pay is
 * not asked whether to. With nothing but `else`, it is "... unless that player pays". A cost is paid whole or
 * not at all, and a player who can't pay is not asked (rule 118.3). The mana cost of an object without one
 * can't be paid (118.6).
 */
export type MayPayEffect = {
  readonly effect: 'mayPay';
  /** The one player who pays. Defaults to the controller. */
  readonly who?: Selector | undefined;
  /** Asks each of several players in turn order (rule 101.4), until one of them pays. */
  readonly any?: true | undefined;
  /** "Discard a card. If you do, ...": the player pays if able (rule 608.2c). */
  readonly must?: true | undefined;
  readonly costs: readonly AbilityCost[];
  /** The first object's mana cost, with `less` generic mana taken off (rule 118.7a); there are no other costs. */
  readonly manaCostOf?: Selector | undefined;
  readonly less?: number | undefined;
  /** How many times a cost of mana and life is paid: "{1} for each ...". */
  readonly times?: AbilityAmount | undefined;
  readonly effects?: readonly Effect[] | undefined;
  readonly else?: readonly Effect[] | undefined;
  /** The player agreed and now chooses what to pay with. Written during resolution, never on a card. */
  readonly agreed?: true | undefined;
  /** How many players did not pay. Written during resolution, never on a card. */
  readonly declined?: number | undefined;
};

/** Whether a match can ask for a cost several times over: mana and life only. */
export const isMultiple = ({ cost }: AbilityCost): boolean => cost === 'mana' || cost === 'life';

const mayPayEffect = z
  .strictObject({
    effect: z.literal('mayPay'),
    who: selector.optional(),
    any: z.literal(true).optional(),
    must: z.literal(true).optional(),
    costs: z.array(abilityCost).max(8).readonly(),
    manaCostOf: selector.optional(),
    less: z.int().min(1).max(100).optional(),
    times: abilityAmount.optional(),
    effects: z.array(effect).max(16).readonly().optional(),
    else: z.array(effect).max(16).readonly().optional(),
    agreed: z.literal(true).optional(),
    declined: z.int().min(1).max(100).optional(),
  })
  .refine(({ costs, times }) => times === undefined || costs.every(isMultiple), 'only mana and life, times')
  .refine(
    ({ costs, manaCostOf }) => (costs.length === 0) === (manaCostOf !== undefined),
    'costs, or a mana cost',
  );
