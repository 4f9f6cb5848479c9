import {
  shouldSpellFizzle,
  unwrap,
  type NearMiss,
  type ResolutionReport,
  type TargetSelection,
} from '@reticle/core';
import { describeSpec, describeIssue } from '@reticle/core/describe';
import { boardTable, changed, evening } from './lamps/board.js';
import { lamps, type LampsState } from './lamps/game.js';
import type { Page } from './page.js';

/** What the card Gust asks for. */
const gust = lamps.spec({
  slots: [
    {
      id: 'first',
      kind: 'card',
      filter: { type: 'lamp', lit: true, controller: 'opponent', glow: { lte: 3 } },
    },
    {
      id: 'second',
      kind: 'card',
      filter: { type: 'lamp', controller: 'opponent', glow: { lt: 'slots.first.glow' } },
    },
  ],
  relations: [{ relation: 'different', slots: ['first', 'second'] }],
});
const ann = { controller: 'ann' };

const json = (value: unknown) => JSON.stringify(value, null, 1).replaceAll(/\s+/g, ' ');
const names = (refs: readonly { readonly id: string }[]) => refs.map(({ id }) => id).join(', ');
const pick = (...cards: readonly string[]): TargetSelection =>
  cards.map((id) => ({ targets: [{ kind: 'card', id }] }));

/** Prints one targeting question, from the card's words to its resolution. */
export function targetingTour(page: Page): void {
  page.title('1. One question about targets');
  page.say('A made-up game of lamps in streets. Ann plays Gust against Bob. The board:');
  page.line();
  page.show(boardTable(evening, page.paint));
  ask(page);
  choose(page);
  resolveLater(page);
}

function ask({ step, say, line, paint }: Page): void {
  const resolver = lamps.resolver(evening);
  step('What Gust asks for, as JSON and in words');
  for (const { id, accepts } of gust.slots) say(json(accepts[0]), `${id.padEnd(6)} `);
  say(json(gust.relations[0]), 'both   ');
  line();
  say(describeSpec(gust, lamps));

  step('What is legal for the first slot');
  const legal = unwrap(resolver.legalTargets(gust, ann, 'first'));
  say(paint.green(names(legal)));

  step('Why the others are not, and the nearest change that would do (each was tried)');
  for (const { instanceId: id } of evening.cards) {
    const {
      legal: fine,
      issues,
      nearMisses,
    } = unwrap(resolver.explain(gust, ann, { kind: 'card', id }, 'first'));
    if (fine) continue;
    say(issues.map((found) => describeIssue(found, lamps)).join(' '), `${paint.red(id.padEnd(7))} `);
    const [nearest] = nearMisses;
    line(`          ${paint.dim('nearest:')} ${nearest ? inWords(nearest) : 'no single change helps'}`);
  }
}

function choose({ step, say, paint }: Page): void {
  const resolver = lamps.resolver(evening);
  step('Choosing, slot by slot: only picks that leave a legal whole');
  const open = unwrap(resolver.choices(gust, ann));
  say(`There are ${unwrap(open.count())} complete choices.`);
  say(`${names(unwrap(open.next(0)))} (not wick: nothing glows less)`, 'first                ');
  const rest = unwrap(resolver.choices(gust, ann, pick('flare')));
  say(names(unwrap(rest.next(1))), 'second, after flare  ');

  step('A wrong choice, moon and beacon, is refused with every reason');
  const wrong = resolver.check(gust, ann, pick('moon', 'beacon'));
  for (const found of wrong.ok ? [] : wrong.issues)
    say(describeIssue(found, lamps), `${paint.red(found.code.padEnd(15))} `);
}

function resolveLater(page: Page): void {
  const announced = unwrap(lamps.resolver(evening).check(gust, ann, pick('flare', 'torch')));
  page.step('A right one is announced, and checked again when it resolves');
  for (const { slot, targets } of announced.slots) page.say(json(targets), `${slot.padEnd(6)} `);
  page.line();

  const recheck = (what: string, board: LampsState) => {
    const report = unwrap(lamps.resolver(board).checkTargetsStillLegal(gust, announced));
    page.say(what, page.paint.bold('• '));
    showReport(page, report);
  };
  const cameBack = changed(evening, 'flare', { incarnation: 1 });
  const warded = changed(cameBack, 'osric', { street: 'Mill Lane' });
  recheck('Nothing happened meanwhile.', evening);
  recheck('Bob took flare back and played it again: it is another object now.', cameBack);
  recheck('And the warden Osric walked to Mill Lane, where torch is.', warded);
}

function showReport({ say, line, paint }: Page, report: ResolutionReport): void {
  for (const { slot, targets } of report.slots) {
    for (const { target, legal, issues } of targets) {
      const why = legal
        ? paint.green('still legal')
        : issues.map((found) => describeIssue(found, lamps)).join(' ');
      say(why, `  ${slot.padEnd(6)} ${target.id}: `);
    }
  }
  line(
    `    ${shouldSpellFizzle(report) ? paint.red('Gust fizzles: no target is left.') : 'Gust resolves on what is legal.'}`,
  );
}

function inWords(nearest: NearMiss): string {
  if (nearest.change === 'protection') return `without ${nearest.without}`;
  return Object.entries(nearest.set)
    .map(([fact, value]) => `${fact}: ${JSON.stringify(value)}`)
    .join(', ');
}
