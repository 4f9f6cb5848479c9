import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));
const DOOR = 'rules/events/happen.ts';

const files = ['rules', 'play'].flatMap((floor) =>
  readdirSync(`${SOURCE}/${floor}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
    .map((name) => {
      const path = `${floor}/${name.replaceAll('\\', '/')}`;
      return { path, text: readFileSync(`${SOURCE}/${path}`, 'utf8') };
    }),
);

/** The functions that change cards and players in `state`. A rule that uses one of these changes a state. */
const CHANGING = new Set([
  'addMana',
  'changeCards',
  'changePlayers',
  'eachCard',
  'leaveCombat',
  'moveCard',
  'outOfCombat',
  'removeCards',
  'withCard',
  'withLibraryOrder',
]);

const namesFrom = (text: string): readonly string[] =>
  [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '[./]+\/state\/\w[\w-]*\.js';/gmu)].flatMap(
    ([, list = '']) => list.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );

/**
 * The files that change cards or players without an event, with the reason. A new file here needs a reason.
 */
const UNTOLD: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'a state that is only imagined, to see what could be done in it': {
    'play/proposed.ts': ['moveCard'],
    'play/ways.ts': ['moveCard'],
    'rules/effects/moving.ts': ['withCard'],
    'rules/mana/offers.ts': ['addMana'],
    'rules/stack/possible.ts': ['moveCard'],
    'rules/turn/leave.ts': ['changePlayers'],
  },
  'a spell or ability on the stack: the state and its events are one result, told once all is paid for (601.2i)':
    {
      'rules/effects/stack.ts': ['withCard'],
      'rules/stack/announce.ts': ['moveCard', 'withCard'],
      'rules/stack/copy.ts': ['withCard'],
      'rules/stack/resolve.ts': ['moveCard'],
      'rules/stack/retarget.ts': ['withCard'],
      'rules/turn/resolve.ts': ['withCard'],
    },
  'what follows from all else, made anew each time (611, 613)': {
    'rules/continuous/active.ts': ['changeCards'],
    'rules/continuous/defining.ts': ['withCard'],
    'rules/continuous/entering.ts': ['moveCard'],
    'rules/continuous/refresh.ts': ['changeCards', 'leaveCombat', 'withCard'],
  },
  'what was chosen, and is told as the choice that it is': {
    'play/spell-costs.ts': ['withCard'],
    'rules/effects/choose-mode.ts': ['withCard'],
    'rules/effects/entering.ts': ['withCard'],
    'rules/state-based/commanders.ts': ['withCard'],
  },
  'the face for hosts that play no match of ours': {
    'rules/stack/attach.ts': ['withCard'],
  },
};

describe('what a match is about changes by events, through one door', () => {
  it('tells events nowhere else', () => {
    const telling = files.filter(({ text }) => /\bemit\((?!\))/u.test(text)).map(({ path }) => path);
    expect(files.length).toBeGreaterThan(100);
    expect(telling).toEqual([DOOR]);
  });

  it('changes cards and players nowhere else, but for what is told nobody', () => {
    const changing = files
      .filter(({ path }) => !path.startsWith('rules/events/'))
      .map(
        ({ path, text }) =>
          [
            path,
            namesFrom(text)
              .filter((name) => CHANGING.has(name))
              .toSorted(),
          ] as const,
      )
      .filter(([, names]) => names.length > 0);
    expect(Object.fromEntries(changing)).toEqual(Object.assign({}, ...Object.values(UNTOLD)));
  });
});
