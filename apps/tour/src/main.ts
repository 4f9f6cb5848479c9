import { pageOn } from './page.js';
import { tour } from './tour.js';

const { stdout, env } = process;
const colours = stdout.isTTY && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
stdout.on('error', () => process.exit(0));
tour(pageOn((text) => void stdout.write(text), colours));
