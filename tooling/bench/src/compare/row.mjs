// Measures one row in one tree: `row.mjs NAME OPTIONS`, the options as JSON. Prints the figure.
import { rows } from './rows.mjs';

const [name, options = '{}'] = process.argv.slice(2);
const row = rows.find((one) => one.name === name);
if (!row) throw new Error(`There is no row ${name}`);
console.log(JSON.stringify(await row.run(JSON.parse(options))));
