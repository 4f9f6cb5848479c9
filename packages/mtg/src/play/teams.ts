import { type GameIssue, canonicalJson } from '@reticle/core';
import { someWithin } from '@reticle/core/text';
import type { CardDefinition } from '../language/card-definition.js';
import type { MtgFormat } from '../language/format.js';
import { memo } from '../state/memo.js';
import type { SeatedOptions } from './options.js';

/**
 * Returns the teams in seating order: those of the options, or those that the format makes of the players in
 * order. Returns undefined if there are none.
 */
export function teamsOf(
  { players, teams }: Pick<SeatedOptions, 'players' | 'teams'>,
  format: MtgFormat | undefined,
): readonly (readonly string[])[] | undefined {
  const size = format?.teamSize;
  if (teams !== undefined || size === undefined) return teams;
  return Array.from({ length: Math.ceil(players.length / size) }, (_, at) =>
    players.slice(at * size, (at + 1) * size),
  );
}

/** Finds what is wrong with the teams of a match (rules 805.1, 810.1): `mtg.teams`. */
export function teamIssues(options: SeatedOptions, format: MtgFormat | undefined): readonly GameIssue[] {
  const { players, rangeOfInfluence } = options;
  const path = [options.teams === undefined ? 'players' : 'teams'];
  const refused = (why: string, rule: string): readonly GameIssue[] => [
    { code: 'mtg.teams', data: { why, rule }, path },
  ];
  const teams = teamsOf(options, format);
  if (teams === undefined)
    return format?.sharedLife ? refused('a life total is shared by teams, and there are none', '810.4') : [];
  const size = format?.teamSize;
  if (size !== undefined && teams.some((team) => team.length !== size))
    return refused(`each team has ${size} players in this format`, '810.1');
  if (format?.sharedLife && teams.length !== 2) return refused('two teams play in this format', '810.1');
  if (teams.length < 2) return refused('there are two teams at least', '805.1');
  if (canonicalJson(teams.flat()) !== canonicalJson(players))
    return refused(
      'each player is of one team, and teammates sit next to each other: the teams name the players in their order',
      '805.1',
    );
  return rangeOfInfluence === undefined ? [] : refused('teams play without a range of influence', '810.2');
}

const isRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null;

/** "If it's your turn", which holds for each player of the active team. */
const YOUR_TURN = canonicalJson({ same: ['you', 'activePlayer'] });

/** What cards say and a match with teams doesn't perform, with the numbers of the rules. */
const UNFIT: readonly {
  readonly what: string;
  readonly rule: string;
  holds(card: CardDefinition): boolean;
}[] = [
  {
    // The controller would have to choose one of the active players.
    what: 'activePlayer',
    rule: '805.9',
    holds: (card) => /"(?:role\.)?activePlayer"/u.test(canonicalJson(card).replaceAll(YOUR_TURN, '')),
  },
  {
    // "Each upkeep" comes once for a team, "each player's upkeep" once for each of its players; the data
    // don't distinguish them.
    what: 'each step',
    rule: '805.4',
    holds: (card) =>
      someWithin(
        card,
        (part) =>
          isRecord(part) &&
          someWithin(
            part['trigger'],
            (on) => isRecord(on) && on['on'] === 'step' && on['whose'] === 'each',
          ) &&
          !/"role\.player"|"bound":"player"/u.test(canonicalJson(part)),
      ),
  },
  {
    // In a team that shares its life total, one player would have to be chosen whose life total changes, and
    // changes for each player would count together.
    what: 'life totals of several players',
    rule: '810.9',
    holds: (card) =>
      someWithin(
        card,
        (part) =>
          isRecord(part) &&
          ((part['effect'] === 'setLife' && !['you', undefined].includes(whoIn(part))) ||
            isRecord(part['life'])),
      ),
  },
];

const whoIn = ({ who }: Readonly<Record<string, unknown>>): string | undefined =>
  who === undefined || typeof who === 'string' ? who : 'others';

const unfit = memo((card: CardDefinition) => UNFIT.find((words) => words.holds(card)));

/**
 * Finds what a card says and a match with teams doesn't perform, with its rule. Returns undefined if there is
 * nothing.
 */
export const unfitForTeams = (
  card: CardDefinition,
): { readonly what: string; readonly rule: string } | undefined => unfit(card);
