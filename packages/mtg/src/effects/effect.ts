import type { EffectOf } from '@reticle/core/match';
import * as z from 'zod';
import { addManaEffect, type AddManaEffect } from './add-mana.js';
import { damageEffect, type DamageEffect } from './damage.js';
import { changeTargetEffect, type ChangeTargetEffect } from './change-target.js';
import { chooseEffect, type ChooseEffect } from './choose.js';
import { counterEffect, type CounterEffect } from './counter.js';
import { createTokenEffect, type CreateTokenEffect } from './create-token.js';
import { delayedEffect, type DelayedEffect } from './delayed.js';
import { discardEffect, type DiscardEffect } from './discard.js';
import { drawEffect, type DrawEffect } from './draw.js';
import { flipCoinEffect, type FlipCoinEffect } from './flip-coin.js';
import { forEachEffect, type ForEachEffect } from './for-each.js';
import { ifEffect, type IfEffect } from './if.js';
import { letPlayEffect, type LetPlayEffect } from './let-play.js';
import { lookEffect, type LookEffect } from './look.js';
import { mayEffect, type MayEffect } from './may.js';
import { mayPayEffect, type MayPayEffect } from './may-pay.js';
import { millEffect, type MillEffect } from './mill.js';
import { moreLandsEffect, type MoreLandsEffect } from './more-lands.js';
import { moveCardsEffect, type MoveCardsEffect } from './move-cards.js';
import { revealEffect, type RevealEffect } from './reveal.js';
import { sacrificeEffect, type SacrificeEffect } from './sacrifice.js';
import { searchEffect, type SearchEffect } from './search.js';
import { shuffleEffect, type ShuffleEffect } from './shuffle.js';
import { tapEffect, type TapEffect } from './tap.js';
import { tapOrUntapEffect, type TapOrUntapEffect } from './tap-or-untap.js';
import { untapEffect, type UntapEffect } from './untap.js';
import { becomeEffect, type BecomeEffect } from './become.js';
import { becomeTypeEffect, type BecomeTypeEffect } from './become-type.js';
import { destroyEffect, type DestroyEffect } from './destroy.js';
import { gainControlEffect, type GainControlEffect } from './gain-control.js';
import { gainKeywordsEffect, type GainKeywordsEffect } from './gain-keywords.js';
import { gainLifeEffect, type GainLifeEffect } from './gain-life.js';
import { loseKeywordsEffect, type LoseKeywordsEffect } from './lose-keywords.js';
import { loseLifeEffect, type LoseLifeEffect } from './lose-life.js';
import { loseManaEffect, type LoseManaEffect } from './lose-mana.js';
import { preventDamageEffect, type PreventDamageEffect } from './prevent-damage.js';
import { preventNextEffect, type PreventNextEffect } from './prevent-next.js';
import { pumpEffect, type PumpEffect } from './pump.js';
import { putCountersEffect, type PutCountersEffect } from './put-counters.js';
import { redirectDamageEffect, type RedirectDamageEffect } from './redirect-damage.js';
import { redirectNextEffect, type RedirectNextEffect } from './redirect-next.js';
import { regenerateEffect, type RegenerateEffect } from './regenerate.js';
import { removeCountersEffect, type RemoveCountersEffect } from './remove-counters.js';
import { skipUntapEffect, type SkipUntapEffect } from './skip-untap.js';
import { sequenceEffect, type SequenceEffect } from './sequence.js';

/** Every effect by its name. A new kind is a line here, a line in the schema below, and one in `kinds.ts`. */
export interface Effects {
  readonly addMana: AddManaEffect;
  readonly damage: DamageEffect;
  readonly changeTarget: ChangeTargetEffect;
  readonly choose: ChooseEffect;
  readonly counter: CounterEffect;
  readonly createToken: CreateTokenEffect;
  readonly delayed: DelayedEffect;
  readonly discard: DiscardEffect;
  readonly draw: DrawEffect;
  readonly flipCoin: FlipCoinEffect;
  readonly forEach: ForEachEffect;
  readonly if: IfEffect;
  readonly letPlay: LetPlayEffect;
  readonly look: LookEffect;
  readonly may: MayEffect;
  readonly mayPay: MayPayEffect;
  readonly mill: MillEffect;
  readonly moreLands: MoreLandsEffect;
  readonly moveCards: MoveCardsEffect;
  readonly reveal: RevealEffect;
  readonly sacrifice: SacrificeEffect;
  readonly search: SearchEffect;
  readonly shuffle: ShuffleEffect;
  readonly tap: TapEffect;
  readonly tapOrUntap: TapOrUntapEffect;
  readonly untap: UntapEffect;
  readonly become: BecomeEffect;
  readonly becomeType: BecomeTypeEffect;
  readonly destroy: DestroyEffect;
  readonly gainControl: GainControlEffect;
  readonly gainKeywords: GainKeywordsEffect;
  readonly gainLife: GainLifeEffect;
  readonly loseKeywords: LoseKeywordsEffect;
  readonly loseLife: LoseLifeEffect;
  readonly loseMana: LoseManaEffect;
  readonly preventDamage: PreventDamageEffect;
  readonly preventNext: PreventNextEffect;
  readonly pump: PumpEffect;
  readonly putCounters: PutCountersEffect;
  readonly redirectDamage: RedirectDamageEffect;
  readonly redirectNext: RedirectNextEffect;
  readonly regenerate: RegenerateEffect;
  readonly removeCounters: RemoveCountersEffect;
  readonly skipUntap: SkipUntapEffect;
  readonly sequence: SequenceEffect;
}

/** What a spell or ability does as it resolves. Plain JSON; `effect` says which kind it is. */
export type Effect = EffectOf<Effects>;

/** The schema of {@link Effect}. */
export const effect: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('effect', [
    addManaEffect,
    damageEffect,
    changeTargetEffect,
    chooseEffect,
    counterEffect,
    createTokenEffect,
    delayedEffect(effect),
    discardEffect,
    drawEffect,
    flipCoinEffect(effect),
    forEachEffect(effect),
    ifEffect(effect),
    letPlayEffect,
    lookEffect,
    mayEffect(effect),
    mayPayEffect(effect),
    millEffect,
    moreLandsEffect,
    moveCardsEffect,
    revealEffect,
    sacrificeEffect,
    searchEffect,
    shuffleEffect,
    tapEffect,
    tapOrUntapEffect,
    untapEffect,
    becomeEffect,
    becomeTypeEffect,
    destroyEffect,
    gainControlEffect,
    gainKeywordsEffect,
    gainLifeEffect,
    loseKeywordsEffect,
    loseLifeEffect,
    loseManaEffect,
    preventDamageEffect,
    preventNextEffect,
    pumpEffect,
    putCountersEffect,
    redirectDamageEffect,
    redirectNextEffect,
    regenerateEffect,
    removeCountersEffect,
    skipUntapEffect,
    sequenceEffect(effect),
  ]),
);

/** The effects of one ability. */
export const effects = z.array(effect).min(1).max(16).readonly();
