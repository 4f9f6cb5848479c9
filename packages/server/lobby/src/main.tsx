import { render } from 'preact';
import { Home } from './home.js';
import { TablePage } from './table-page.js';

/** Matches `/table/ID`, which is a table. Anything else is the lobby. */
const table = /^\/table\/([\w-]+)$/u.exec(location.pathname)?.[1];
const app = document.querySelector('#app');
if (app) render(table === undefined ? <Home /> : <TablePage id={table} />, app);
