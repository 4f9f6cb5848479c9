// What triggers wait for, in the neutral form.
import { SUBJECT, filterOf } from './words.mjs';

const WHOSE = { you: 'you', opponent: 'opponent', each: 'each' };
const STEPS = {
  upkeep: 'upkeep',
  draw: 'drawStep',
  main1: 'main',
  end: 'endStep',
  endCombat: 'endCombat',
  beginCombat: 'beginCombat',
};
/** The card is cast, or cycled: where its ability works goes without saying. */
export const isTold = ({ on, what }) => (on === 'casts' && what === 'self') || on === 'cycles';
/** Two events that differ in whom they happen to alone are one. */
export function eventsOf(trigger) {
  if (trigger.on !== 'anyOf') return [eventOf(trigger)];
  const [one, two] = trigger.of.map(eventOf);
  return one.event === two.event && one.subject === 'self' && two.subject === 'other'
    ? [{ ...two, subject: 'selfOrOther' }]
    : [one, two];
}
const NAMES = {
  isntBlocked: 'unblocked',
  cycles: 'cycled',
  sacrifices: 'sacrificed',
  declaresAttack: 'youAttack',
  getsCounters: 'counterAdded',
  transforms: 'transformed',
};
const OWNERS = { you: 'self', opponent: 'opponent' };
const MARKS = { monstrous: 'becomesMonstrous', renowned: 'becomesRenowned' };
function eventOf(trigger) {
  const { on, what } = trigger;
  const about = { subject: SUBJECT(what), ...filterOf(what) };
  switch (on) {
    case 'moves': {
      const { from, to } = trigger;
      const event =
        to === 'battlefield' ? 'enters' : to === 'graveyard' && from === 'battlefield' ? 'dies' : 'leaves';
      // The reference gives an owner as a controller.
      const whose = OWNERS[trigger.owner] ?? what?.owner;
      return {
        event,
        ...about,
        ...(whose && typeof what === 'object' ? filterOf({ ...what, controller: whose }) : {}),
      };
    }
    case 'chapter':
      return { event: on, chapters: trigger.chapters };
    case 'isDealtDamage':
      return { event: on, ...about, ...(trigger.combat ? { combat: true } : {}) };
    case 'becomesMarked':
      return { event: MARKS[trigger.mark], ...about };
    case 'step':
      return { event: STEPS[trigger.step], whose: WHOSE[trigger.whose] };
    case 'attacks':
      return { event: trigger.alone ? 'attacksAlone' : 'attacks', ...about };
    case 'cycles':
    case 'sacrifices': {
      // Whose it is, is whose who sacrifices it: the reference says it again in some places only.
      const yours = on === 'sacrifices' && trigger.who === 'you' ? { controller: 'sacrificed' } : {};
      const said =
        typeof what === 'object' ? { subject: 'other', ...filterOf({ ...what, ...yours }) } : about;
      return {
        event: NAMES[on],
        ...(what === undefined ? { subject: 'other' } : said),
        whose: WHOSE[trigger.who],
      };
    }
    case 'playsLand':
      return {
        event: 'landPlayed',
        subject: 'other',
        ...filterOf({ ...what, controller: OWNERS[trigger.who] }),
      };
    case 'declaresAttack':
      return { event: NAMES[on] };
    case 'casts':
      if (trigger.orCopies)
        return { event: 'castOrCopy', subject: 'other', whose: WHOSE[trigger.who], ...filterOf(what) };
      if (trigger.targetsThis) return { event: 'castTargetingSelf', whose: WHOSE[trigger.who] };
      if (what === 'self') return { event: 'castSpell', subject: 'self' };
      return { event: 'castSpell', subject: 'other', whose: WHOSE[trigger.who], ...filterOf(what) };
    case 'commitsCrime':
    case 'gainsLife':
    case 'losesLife':
    case 'draws':
    case 'discards':
      return { event: on, whose: WHOSE[trigger.who] };
    case 'dealsDamage':
      return {
        event: 'dealsDamage',
        ...about,
        ...(trigger.combat ? { combat: true } : {}),
        ...(trigger.to === 'any' ? {} : { to: trigger.to }),
      };
    default:
      return { event: NAMES[on] ?? on, ...about };
  }
}
