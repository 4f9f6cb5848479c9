import type { Page } from './page.js';

const COMMANDS = [
  ['play a match yourself', 'play taktik --human red --width 8 --height 8'],
  ['watch two bots', 'play taktik -b greedy,random --width 8 --height 8'],
  ['play and check many', 'simulate taktik --games 200 --width 8 --height 8'],
  ['play Magic with cards of the Sixth Edition', 'play mtg --human ann --bots greedy'],
  ['watch Lorcana, The First Chapter', 'play lorcana --bots greedy,random'],
  ['have a question to change', 'explain --example taktik'],
  ["read a card's words", 'parse mtg "Destroy target tapped creature."'],
  ['see the JSON Schemas', 'schema taktik target-spec'],
] as const;

/** Prints where to go from here. */
export function nextSteps({ title, line, paint }: Page): void {
  title('3. What next');
  for (const [what, command] of COMMANDS) {
    line(`  ${what}`);
    line(`    ${paint.green(`npm run reticle -- ${command}`)}`);
  }
  line();
  line('  The code of part 1 is apps/tour/src: a game in sixty lines, and its question.');
  line('  The packages: packages/core, and the games packages/mtg, packages/lorcana,');
  line('  packages/taktik: each has a README whose examples run.');
  line('  How to work on Reticle: CONTRIBUTING.md. Why it is as it is: docs/adr.');
}
