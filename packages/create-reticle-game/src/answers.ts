import { ok, type Result } from '@reticle/core';
import { createIssue, refused } from './issue.js';
import { gameNameOf, isOwner, isTitle, titleOf } from './names.js';
import { workspaceOf } from './place.js';
import type { Prompter } from './prompter.js';
import { DEFAULT_OWNER, type GameWish } from './scaffold.js';
import { describeCreateIssue } from './words.js';

/** What the command line says; what it leaves open is asked, or has its default. */
export interface Flags {
  readonly yes?: boolean;
  readonly workspace?: boolean;
  readonly title?: string;
  readonly owner?: string;
}

const DEFAULT_NAME = 'my-game';

const firstWords = (result: Result<unknown>): string | undefined =>
  result.ok ? undefined : result.issues.map((found) => describeCreateIssue(found)).join(' ');

/** All answers, from flags, a person, or defaults; nothing where the person gave up. */
export async function answersFor(
  name: string | undefined,
  flags: Flags,
  cwd: string,
  prompter: Prompter | undefined,
): Promise<Result<GameWish | undefined>> {
  if (flags.yes === true) return ok({ ...wishOf(flags), name: name ?? DEFAULT_NAME });
  if (!prompter) return name === undefined ? refused('noName', {}) : ok({ ...wishOf(flags), name });
  return ok(await asked(name, flags, cwd, prompter));
}

const wishOf = ({ workspace, title, owner }: Flags): Omit<GameWish, 'name'> => ({
  ...(workspace === undefined ? {} : { workspace }),
  ...(title === undefined ? {} : { title }),
  ...(owner === undefined ? {} : { owner }),
});

async function asked(
  given: string | undefined,
  flags: Flags,
  cwd: string,
  prompter: Prompter,
): Promise<GameWish | undefined> {
  const name =
    given ??
    (await prompter.text({
      message: 'How is the package called?',
      initial: DEFAULT_NAME,
      check: (answer) => firstWords(gameNameOf(answer)),
    }));
  if (name === undefined) return undefined;
  const named = gameNameOf(name);
  const title =
    flags.title ??
    (await prompter.text({
      message: 'How do people call the game?',
      initial: named.ok ? titleOf(named.value.id) : '',
      check: (answer) =>
        isTitle(answer) ? undefined : describeCreateIssue(createIssue('badTitle', { title: answer })),
    }));
  if (title === undefined) return undefined;
  const inside = (await workspaceOf(cwd)).ok;
  const workspace =
    flags.workspace ?? (inside ? await prompter.confirm('Make it a package of this workspace?') : false);
  if (workspace === undefined) return undefined;
  const owner = workspace
    ? DEFAULT_OWNER
    : (flags.owner ??
      (await prompter.text({
        message:
          'Whose is the game, and the Reticle repository of its workflow (a GitHub user or organisation)?',
        initial: DEFAULT_OWNER,
        check: (answer) =>
          isOwner(answer) ? undefined : describeCreateIssue(createIssue('badOwner', { owner: answer })),
      })));
  return owner === undefined ? undefined : { name, title, workspace, owner };
}
