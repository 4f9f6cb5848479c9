import type { Decision, Scene } from '@reticle/core/match';
import { game } from '../game.js';
import { rival, type State } from '../state.js';
import { phrasesOf, slotOf } from './aims.js';
import type { Effect } from './effect.js';

/** What must be chosen as an effect happens: its phrases; nothing where there are none, or nothing can be chosen. */
export function choiceFor(effect: Effect, { state, controller, source }: Scene<State>): Decision | undefined {
  const phrases = phrasesOf(effect);
  if (phrases.length === 0) return undefined;
  const total = effect.effect === 'spread' ? effect.amount : undefined;
  const parts = phrases.map(([key, phrase]) => slotOf(key, phrase, total));
  const spec = game.parseSpec({
    slots: parts.map(({ slot }) => slot),
    relations: parts.flatMap(({ relations }) => relations),
    timing: 'resolution',
  });
  if (!spec.ok) return undefined;
  const attempt = { controller, source: { kind: source.kind, id: source.id } };
  const choices = game.resolver(state).choices(spec.value, attempt);
  const possible = choices.ok ? choices.value.completable() : choices;
  if (!possible.ok || !possible.value) return undefined;
  const theirs = phrases.some(([, { chooser }]) => chooser === 'opponent');
  return { player: theirs ? rival(controller) : controller, spec: spec.value, attempt };
}
