import type { Match, MatchRuntime } from '@reticle/core/match';

/** Returns a runtime that keeps its last prompt, because one step of a choice asks for it more than once. */
export function askedOnce<State>(runtime: MatchRuntime<State>): MatchRuntime<State> {
  type Prompts = MatchRuntime<State>['prompt'];
  let last: { match: Match<State>; key: string; prompt: ReturnType<Prompts> } | undefined;
  return {
    ...runtime,
    prompt(match, player, answers, detail) {
      const key = JSON.stringify([player, answers ?? [], detail ?? {}]);
      if (last?.match !== match || last.key !== key)
        last = { match, key, prompt: runtime.prompt(match, player, answers, detail) };
      return last.prompt;
    },
  };
}
