import type { Issue, TargetRef } from '@reticle/core';
import type { Finding, FindingCode, FindingData, Told } from './finding.js';

const json = (value: unknown): string => JSON.stringify(value);
const thing = ({ kind, id }: TargetRef): string => `${kind} ${id}`;
const list = (entries: readonly string[]): string => (entries.length === 0 ? 'none' : entries.join(', '));
const codes = (issues: readonly Issue[]): string =>
  list(issues.map(({ code, path, data }) => `${code}${path ? ` at ${path.join('.')}` : ''} ${json(data)}`));
const asked = (question: Told | undefined): string =>
  question === undefined ? '' : ` Asked: ${json(question)}`;

/** What each kind of finding says. */
const WORDS: { readonly [Code in FindingCode]: (data: FindingData[Code]) => string } = {
  'law.threw': ({ message }) => `The game threw: ${message}`,
  'law.idle': ({ what }) => `There is nothing to look at: give ${what}.`,
  'law.unsteady': ({ value }) =>
    `This held the second time it was looked at, and not the first: ${json(value)}`,

  'roundTrip.notJson': ({ what, issue }) => `The ${what} is not plain JSON: ${codes([issue])}.`,
  'roundTrip.refused': ({ what, issues }) => `The ${what} is refused as it is read back: ${codes(issues)}.`,
  'roundTrip.changed': ({ what, before, after }) =>
    `The ${what} is read back as another: ${before} became ${after}`,

  'purity.changed': ({ what, question }) => `${what} changed what it was given.${asked(question)}`,
  'purity.differs': ({ what, first, second, question }) =>
    `${what} gives two answers to one question: ${first} and ${second}.${asked(question)}`,

  'legality.disagrees': ({ one, other, only, question }) =>
    `What is ${one} and what is ${other} differ: only ${one} ${list(only.one)}; only ${other} ${list(only.other)}.${asked(question)}`,
  'legality.stranger': ({ target, question }) =>
    `The ${thing(target)} is not there, and legal all the same.${asked(question)}`,
  'legality.notStill': ({ target, issues, question }) =>
    `The ${thing(target)} was legal, nothing changed, and now it is not: ${codes(issues)}.${asked(question)}`,

  'cases.noKind': ({ kind }) => `The kind ${kind} has no filter cases.`,
  'cases.noKey': ({ kind, key }) => `The filter key ${key} of ${kind} has no case whose verdict hangs on it.`,
  'cases.invalid': ({ kind, filter, issues }) => `${json(filter)} is no filter of ${kind}: ${codes(issues)}.`,
  'cases.notAccepted': ({ filter, target, issues }) =>
    `The ${thing(target)} should fit ${json(filter)}, and does not: ${codes(issues)}.`,
  'cases.notRefused': ({ filter, target }) =>
    `The ${thing(target)} should not fit ${json(filter)}, and does.`,
  'cases.refusedAnyway': ({ filter, target, issues }) =>
    `The case of ${json(filter)} shows nothing: the ${thing(target)} is refused without it, too: ${codes(issues)}.`,

  'kinds.notShown': ({ what, kind }) => `There is no ${what} for ${kind}.`,
  'kinds.exempt': ({ what, kind, reason }) =>
    `There is a ${what} for ${kind}, which is exempt all the same: "${reason}".`,
  'kinds.unknown': ({ what, kind }) => `The game declares no kind ${kind}, which is exempt from a ${what}.`,

  'words.missing': ({ what, of, words }) => `The ${what} ${json(of)} has no words: "${words}".`,

  'lexicon.invalid': ({ issues }) => `The lexicon is none: ${codes(issues)}.`,
  'lexicon.noExample': ({ role, words }) => `The ${role} "${words}" has no example.`,
  'lexicon.unread': ({ words, example, code }) =>
    `"${example}", an example of "${words}", is not read: ${code}.`,
  'lexicon.notPrinted': ({ example, words, printed }) =>
    `"${example}" is read as "${words}" and printed as ${printed === undefined ? 'nothing' : `"${printed}"`}.`,
  'lexicon.notFilter': ({ example, kind, issues }) =>
    `What "${example}" is read as is no filter of ${kind}: ${codes(issues)}.`,
  'lexicon.twice': ({ role, words }) => `The ${role} "${words}" stands in the lexicon twice.`,
  'lexicon.shadowed': ({ role, words, examples }) =>
    `Without the ${role} "${words}" its examples are read all the same: ${list(examples)}.`,
  'lexicon.neverRead': ({ vocabulary, words, value }) =>
    `"${words}", a word of the vocabulary ${vocabulary}, is never read as ${json(value)}.`,
  'lexicon.dropped': ({ example, without }) => `"${without}" is read as the same as "${example}".`,
  'lexicon.ignored': ({ example, added, text }) =>
    `"${text}" is read as the same as "${example}": "${added}" is lost.`,
  'lexicon.overlaps': ({ text, words }) =>
    `In "${text}" the words "${words}" begin before those in front of them end, or go on behind the text.`,
  'lexicon.absent': ({ text, path }) => `Words of "${text}" say ${path.join('.')}, which is not there.`,
  'lexicon.unsaid': ({ text, path }) => `No words of "${text}" say ${path.join('.')}.`,

  'protections.widens': ({ guard, guarded, target, question }) =>
    `With ${guard} on the ${thing(guarded)} the ${thing(target)} is legal, and without it is not.${asked(question)}`,
  'protections.notProtected': ({ target, issues, question }) =>
    `The ${thing(target)} may be taken, may not be chosen, and no protection says why: ${codes(issues)}.${asked(question)}`,
  'protections.idle': ({ guard }) => `${guard} never made anything illegal.`,

  'enumeration.listed': ({ target, listed, oracle, question }) =>
    `The ${thing(target)} is ${listed ? '' : 'not '}listed; asked key by key it is ${oracle ? '' : 'not '}legal.${asked(question)}`,
  'enumeration.choices': ({ missing, surplus, question }) =>
    `The choices are not those that the check accepts: missing ${list(missing)}; too many ${list(surplus)}.${asked(question)}`,
  'enumeration.count': ({ counted, wanted, question }) =>
    `There are ${wanted} choices, and ${counted} are counted.${asked(question)}`,
  'enumeration.moves': ({ move, missing, surplus }) =>
    `The moves ${move} that are listed are not those that are accepted: missing ${list(missing)}; too many ${list(surplus)}.`,

  'moves.stuck': ({ step, player }) => `After ${step} moves it is the turn of ${player}, who has no move.`,
  'moves.refused': ({ step, move, issues }) =>
    `After ${step} moves ${json(move)} is offered, and refused: ${codes(issues)}.`,
  'moves.threw': ({ step, move, message }) => `After ${step} moves ${json(move)} breaks off: ${message}`,
  'moves.accepted': ({ step, move, because }) =>
    `After ${step} moves ${json(move)} is accepted, though ${because}.`,

  'refusals.uncoded': ({ what, issues }) => `A refusal of ${what} has no code or no data: ${json(issues)}.`,
  'refusals.wordless': ({ what, code, words }) => `A refusal of ${what}, ${code}, has no words: "${words}".`,

  'replay.refused': ({ seed, issues }) => `The match of seed ${seed} is not played again: ${codes(issues)}.`,
  'replay.differs': ({ seed, what, wanted, got }) =>
    `The match of seed ${seed}, ${what}, is another: ${got} where there was ${wanted}`,
  'replay.notNoticed': ({ seed }) =>
    `The record of seed ${seed} was given another digest, and the replay did not notice.`,

  'releases.refused': ({ index, issues }) => `What was kept at ${index} does not play on: ${codes(issues)}.`,
  'releases.noMove': ({ index }) => `The match that was kept at ${index} is not over, and has no move.`,

  'views.leaks': ({ swap, viewer, step, before, after }) =>
    `After ${step} moves ${viewer ?? 'a spectator'} sees a difference where only ${swap} was changed: ${before} became ${after}`,
  'views.tells': ({ swap, viewer, step, what, move, before, after }) =>
    `After ${step} moves ${what} after ${json(move)} tells ${viewer ?? 'a spectator'} where only ${swap} was changed: ${before} became ${after}`,
  'views.notOpen': ({ viewer, step, before, after }) =>
    `After ${step} moves ${viewer} is not shown what a spectator is shown, though nothing is said to be hidden: ${before} became ${after}`,
  'views.idle': ({ swap }) => `The swap "${swap}" never changed a state.`,
  'views.refused': ({ swap, issues }) => `The swap "${swap}" makes what is no state: ${codes(issues)}.`,

  'ids.differ': ({ one, other }) => `The ids of a match differ with its seed: ${one}, or ${other}.`,
  'ids.tell': ({ what, deviations }) =>
    `The order of the ids of hidden things tells ${what}: it is ${deviations} standard deviations from chance.`,

  'bots.peeks': ({ bot, swap, viewer, step, before, after }) =>
    `After ${step} moves the bot "${bot}" moves otherwise for ${viewer} where only ${swap} was changed: ${before} became ${after}`,
  'bots.deals': ({ swap, viewer }) =>
    `${viewer} is always dealt the match itself: ${swap} never differs in a world.`,
  'bots.unlike': ({ viewer, step, before, after }) =>
    `After ${step} moves ${viewer} can tell a dealt world from the match: ${before} became ${after}`,
  'bots.noWorld': ({ viewer, step, issues }) =>
    `After ${step} moves no world can be dealt for ${viewer}: ${codes(issues)}.`,

  'hostile.accepted': ({ door, what }) => `${door} accepts ${what}.`,
  'hostile.threw': ({ door, what, message }) => `${door} throws at ${what}: ${message}`,
  'hostile.changed': ({ door }) => `${door} refused, and changed what it was asked about.`,
  'entries.untested': ({ name }) => `${name} takes raw input, and is not in the table of entries.`,
  'entries.unknown': ({ name }) => `${name} is in the table of entries, and is not exported.`,
  'entries.refused': ({ door, refusals }) => `${door} refuses what it should take: ${refusals.join(', ')}.`,
  'entries.pathless': ({ door, what }) => `${door} refuses ${what} without naming a path.`,
};

/** A finding in words. */
export function describeFinding<Code extends FindingCode>({ code, data }: Finding<Code>): string {
  return WORDS[code](data);
}
